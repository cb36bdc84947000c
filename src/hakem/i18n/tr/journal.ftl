### What is wrong with the journal of an event.

journal_unreadable = günlüğün { $seq }. kaydı okunamıyor
journal_other-number = günlüğün { $seq }. kaydında { $found } numarası yazıyor
journal_gap = günlüğün { $seq }. kaydı eksik
journal_changed = günlüğün { $seq }. kaydı değiştirilmiş
journal_other-end = günlük { $seq }. kayıtla bitiyor; { $head }. kayıtla bitmeliydi
journal_other-key = anahtar listesi, günlüğün { $seq }. kaydından farklı bir şey söylüyor
journal_no-end = günlükte nerede bittiği yazmıyor
journal_structure = kayıtlar olduğu gibi duruyor, ama dosyaları hasarlı: { $reason }
