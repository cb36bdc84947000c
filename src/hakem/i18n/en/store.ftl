### Where events are kept.

store_no-such-event = there is no event { $event }
store_event-exists = there is an event { $event } already
