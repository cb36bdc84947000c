### What is refused about the screens of the hall.

screen_wrong = a screen cannot be set to “{ $text }”
screen_too-long = a line of a screen has at most { $longest } letters
screen_no-title = a screen has a name, so that you find it again
screen_no-time = “{ $text }” is no time of the day; write it like 14:30
screen_too-many = an event has at most { $most } screens; take one away first
screen_no-such-screen = there is no such screen, or somebody has taken it away
