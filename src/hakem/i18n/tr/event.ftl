### An event that cannot be used.

event_contradiction = etkinlik kendisiyle çelişiyor: { $problem }
event_no-value = içinde bir etkinliğe ait olmayan bir değer var
