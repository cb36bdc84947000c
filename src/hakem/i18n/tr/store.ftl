### Where events are kept.

store_no-such-event = { $event } adlı bir yarışma yok
store_event-exists = { $event } adlı bir yarışma zaten var
