### An event that cannot be used.

event_contradiction = the event contradicts itself: { $problem }
event_no-value = something in it is no value of an event
