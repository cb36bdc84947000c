### Explanations of knockout plans.

step_plan_numbers = { $players } oyuncu, { $qualify } oyuncu seçilecek
step_plan_preliminary = { $players }, { GEN($qualify) } 2, 4, 8 … katlarından biri değil: ön eleme oynanır
step_plan_no-preliminary = { $players }, { GEN($qualify) } 2, 4, 8 … katlarından biri: ön eleme oynanmaz
step_plan_preliminary-size = ön elemeden sonra { $size } oyuncu kalır: son { $playing } oyuncu oynar, ilk { $passing } oyuncu oynamadan geçer
step_plan_preliminary-only = oyuncu sayısı { ABL($twice) } az: ön elemeden sonra kalanlar seçilmiş olur
step_plan_last-stage = son aşamada her derece için bir maç; maç sayısı: { $matches }
step_plan_reseeded = yönerge gereği her aşamadan sonra kalanlar yeniden eşlendirilir: en iyi sıra sonuncuyla
