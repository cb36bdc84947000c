### Help in the app, for arbiters.

web-help_about = Short pages, each about one thing. They are part of the program and need no internet.
web-help_find = What are you looking for?
web-help_nothing = No page has "{ $text }". Try another word.
web-help_near = See also
web-help_keys = Keys and what they do
web-help_key = Key
web-help_does = What it does
web-help_key_left = 1–0 as the row reads: the player on the left won
web-help_key_draw = ½–½, a draw
web-help_key_right = 0–1 as the row reads: the player on the right won
web-help_key_forfeit-left = + : –, whoever stands on the right did not come
web-help_key_forfeit-right = – : +, whoever stands on the left did not come
web-help_key_on = goes one board on and writes nothing; without a marked board it marks the first that has no result; on a button it presses it
web-help_key_beside = one board up or down; PageUp and PageDown 15 boards
web-help_key_ends = first and last board
web-help_key_find = looks for a board by number or name; a letter does the same, Enter goes there, Esc goes back
web-help_key_back = takes back what was typed last on this page (Ctrl+Z too), or drops a difference that waits for a second press
web-help_key_leave = drops a difference that waits, else leaves the entry of results; closes what is open
web-help_key_results = results: marks the first board without one
web-help_key_clear = takes the result of the board away; the cursor stays
web-help_key_forfeit-both = – : –, neither came
web-help_key_adjourned = adjourned: counts as a draw until its result is known
web-help_key_next = goes to the next field or button
web-help_key_standings = standings
web-help_key_pair = pair the next round
web-help_key_pairings = pairings of the round

## First steps

web-help_start_title = First steps
web-help_start_lead = From a new event to the final table in six steps.
web-help_start_step_1 = On the first page choose "New event". Give it a name, choose the system, say how many players you expect. At the right you read what you would announce.
web-help_start_step_2 = Add the players on the page "Players": type them, or paste a table. Check in who is there.
web-help_start_step_3 = Choose "Pair". The page first says who is missing and who would get the bye, and then pairs.
web-help_start_step_4 = Look at the round and publish it. From then on players may see it.
web-help_start_step_5 = Enter the results. When all are there, close the round; then the next one can be paired.
web-help_start_step_6 = After the last round make the standings final.
web-help_start_text_1 = Every page has one filled button: the next step of the event. Whoever follows it forgets nothing. The examples on the first page can be opened as copies to try everything out.

## Players

web-help_players_title = Players
web-help_players_lead = Entering, importing, checking in, late entries, byes and withdrawals.
web-help_players_text_1 = The cursor waits in the box for new players. Type a few letters; if a rating list has been imported, it shows who is meant. Enter adds the player and the box is empty for the next one. ı, i, ş and s are the same for the search.
web-help_players_text_2 = A table from Excel or Swiss-Manager can be pasted or chosen as a file. Before anything is written you see what is new, what would change, and in which row something is wrong.
web-help_players_text_3 = At the check-in tap a row: the player is here. Who is not here can be left out of the round.
web-help_players_text_4 = Who enters after round 1 is paired plays from the next round on. By FIDE's rules the rating decides the place in the list; many Turkish regulations put late entries at the end of the list for round 1. The settings of the event say which holds.
web-help_players_text_5 = Who misses a round gets a bye that was asked for, with half a point or none. Who leaves for good is withdrawn, and can come back.
web-help_players_text_6 = Players of one club or family can be kept apart, for some rounds or for all, strictly or as far as possible.

## Results

web-help_results_title = Rounds and results
web-help_results_lead = The keys are those of Swiss-Manager: one digit writes the result and goes on.
web-help_results_text_1 = A round that is open for results has its cursor from the start: on the first board without a result (adjourned and disputed boards count as without). A digit writes there, and the cursor goes to the next board in turn. "Enter results" and F7 lead there from anywhere.
web-help_results_text_2 = On a board that has a result the same digit confirms it and goes on: a sheet can be typed from top to bottom. Another digit only marks the difference; pressed again it writes. Moving on, Esc or Backspace leaves what stands.
web-help_results_text_3 = With "next open" in the bar of keys the cursor goes to the next board without a result, for entry beside phones. After the last board it leaves the list and says what is still open; digits are then refused until Enter, an arrow or a click marks a board.
web-help_results_text_4 = A digit never leads to a board: / and the search box do. If a number pad sends arrows because Num Lock is off, nothing is written and the page says so.
web-help_results_text_5 = Above the boards stands what needs attention: empty boards, results that two people reported differently, players who were absent twice. If the list is empty, the round is done.
web-help_results_text_6 = The second pass enters all results again and stops where the two differ. It takes two minutes and finds what everybody overlooks.
web-help_results_text_7 = A result of an earlier round can be corrected as well. If the round is closed it asks first. The page says what hangs on it; by FIDE's rules results older than two rounds count for the rating only.

## Phones

web-help_phones_title = Phones in the hall
web-help_phones_lead = Helpers enter results at the boards with their own phones. No app, no internet.
web-help_phones_step_1 = Start the desk for the hall and not for your computer alone. The page "Publish" shows the command. People then log in.
web-help_phones_step_2 = Computer and phones must be in the same WiFi. A router without internet is enough.
web-help_phones_step_3 = On the page "Publish" make a code: for which round, for which boards, for how long.
web-help_phones_step_4 = The helper scans the QR code, or types the address and the eight digits, and gives the phone a name.
web-help_phones_step_5 = The boards of the round appear with large buttons. A result is "sent" as soon as the desk has it.
web-help_phones_text_1 = If the network is gone, the helper goes on; the results wait on the phone and are sent by themselves. The page must not be closed or reloaded meanwhile.
web-help_phones_text_2 = If two phones report different results for a board, nothing is overwritten: the board becomes a dispute that names both, and the arbiter decides.
web-help_phones_text_3 = The phone gets nowhere? The computer may have several addresses: try each of those that the page lists. An address that begins with 192.168, 10 or 172 is one of the hall.
web-help_phones_text_4 = Many guest networks keep devices apart from each other ("AP isolation", "client isolation"). Then no phone reaches the computer: use another network, a router of your own, or switch the isolation off.
web-help_phones_text_5 = The firewall of Windows asks when the desk starts: allow it for private networks. A code that is ended is dead at the next tap.

## By hand

web-help_hand_title = Pairing by hand
web-help_hand_lead = The arbiter may pair otherwise than the rules; the program says what that means.
web-help_hand_text_1 = On the page "Pair" choose "by hand". Pick a player: whoever may not be the opponent is struck through, with the article. Pick the opponent, or drag one onto the other.
web-help_hand_text_2 = What is forbidden (a second game between the same two, a third colour, a second bye) is refused or has to be confirmed. What is only worse than the round of the rules is shown in amber.
web-help_hand_text_3 = "Pair the rest" pairs everybody who is left by the rules, around the boards that you made.
web-help_hand_text_4 = At the end your round stands beside the round of the rules. You give a reason; it stays in the journal and in the report, and the event is no longer in FIDE mode.

## Undo

web-help_undo_title = Undo and the journal
web-help_undo_lead = Everything that is done can be undone. Nothing is ever lost.
web-help_undo_text_1 = After every change a note says what was done and offers "Undo". The arrows at the top undo and redo step by step.
web-help_undo_text_2 = The page "Journal" has every entry with its time and person. From there you can go back to any entry, or look at the event as it was then.
web-help_undo_text_3 = Undo is an entry too: what was undone stays in the journal and can be done again.
web-help_undo_text_4 = A copy of the event (page "Event", "Files and copies") is for trying out: it begins with everything up to now and never touches the original.
web-help_undo_text_5 = The entries are chained to each other. The journal says if one of them is not what it was. Whenever a round is closed, a backup goes into the folder "backups".

## FIDE mode

web-help_fide_title = FIDE mode
web-help_fide_lead = The chip at the top says whether the event is still held as FIDE's rules have it.
web-help_fide_text_1 = FIDE mode is not switched on and off. It follows from the rules of the event and from what was done. The chip opens the list of everything that departed from the rules.
web-help_fide_text_2 = What leaves FIDE mode has to be confirmed first: pairing by hand, another number of rounds after round 1, other tie-breaks, late entries at the end of the list. Each leaves a line in the report.
web-help_fide_text_3 = An event by the handbook of 2009 is never in FIDE mode; that is no mistake. Knockouts have no text of FIDE.
web-help_fide_text_4 = An event that has left FIDE mode can still be played to its end. Undoing what left it brings it back.

## Files

web-help_files_title = Files and Swiss-Manager
web-help_files_lead = What comes in, what goes out, and what gets lost on the way.
web-help_files_text_1 = Every event is one file NAME.hakem in the folder of the desk. It can be mailed and opened on another computer: "Import an event" on the first page.
web-help_files_text_2 = "Import an event" also reads the FIDE report of other programs (TRF). Every round is paired again; rounds that come out differently are named.
web-help_files_text_3 = For FIDE and the federation export TRF on the page "Event". It holds results, points, tie-breaks and a line for everything that has to be reported.
web-help_files_text_4 = From Swiss-Manager bring players in as text or Excel on the page "Players". Its FIDE report becomes an event of its own.
web-help_files_text_5 = Swiss-Manager makes a new event of a TRF file and takes the number of rounds from those that are in it.
web-help_files_text_6 = National identity numbers never enter the journal, the reports or the pages.

## Knockouts

web-help_knockout_title = Knockouts and play-offs
web-help_knockout_lead = Matches, extra time, golden point, and what is played next.
web-help_knockout_text_1 = A knockout selects as many as you say: 11 players, 4 go on. Preliminary games bring the number down to one that can be halved; the best seeds pass.
web-help_knockout_text_2 = A match has an even number of games, usually two. If it is level, there is extra time; if that is level too, the golden point decides: White has to win, a draw is enough for Black.
web-help_knockout_text_3 = The page of the round leads to the bracket. A match opens there with its games and says which one is next, when it may begin and with which clock.
web-help_knockout_text_4 = The extra time follows after a pause of half an hour at least after the last game.
web-help_knockout_text_5 = A tie for the first place of another event can be played off as well: its games are entered in the same way, and the result decides the place.

## Keyboard

web-help_keyboard_title = Keyboard
web-help_keyboard_lead = Everything can be done without the mouse.
web-help_keyboard_text_1 = Tab goes from field to field, the arrows choose among cards and circles, Enter sends. The first Tab of a page leads past the menu.
web-help_keyboard_text_2 = The function keys work on all pages of an event; in the pages of results the digits do.

## Screens

web-help_screens_title = Projectors and what players see
web-help_screens_lead = A projector shows pairings, results, standings or the clock, and you switch it from the desk. Players follow on their phones.
web-help_screens_step_1 = On the page "Publish" open "Screens of the hall" and make a screen. Its name becomes the end of its address.
web-help_screens_step_2 = Open the address in the browser of the projector or television, and click once: it fills the screen. It needs no login.
web-help_screens_step_3 = Leave the device alone. The buttons below the preview switch what it shows, within a second or two.
web-help_screens_step_4 = "Change" has the rest: several lists in turn, how large, light or dark, how fast, a message of your own, and which boards are asked for their result.
web-help_screens_text_1 = A screen shows what is published, and nothing else, also if you are logged in there. If you take a round back, the screen says that no round is out yet.
web-help_screens_text_2 = Long lists become pages that fit: by letters, by boards, by places. With two projectors give each a part of the lists, and everybody waits half as long.
web-help_screens_text_3 = The clock is that of the desk, however wrong the clock of the device is. Screens of the same name turn their pages together.
web-help_screens_text_4 = "Ask open boards for results" shows the boards without a result with their names. A board goes as soon as its result is there.
web-help_screens_text_5 = Players find the event under the address on the page "Publish", by QR code or typed. A sheet for the wall can have the QR code of the WiFi as well. On the page of the round they type their name and see their board.

## Teams

web-help_teams_title = Events of teams
web-help_teams_lead = From the list of teams to the prizes of boards.
web-help_teams_step_1 = Choose "Teams" for a new event: a Swiss of teams, a league, a Scheveningen, a Skalitzka or a knockout, and on how many boards teams meet.
web-help_teams_step_2 = On the page "Players" choose "Teams". Enter the teams with their captains, then their players, by the box or as a table with the columns team and board. Arrows move a player up and down the list.
web-help_teams_step_3 = Choose the rules of line-ups there: in the order of the list or not, special boards, how many of whom. Members show at which special boards they may sit.
web-help_teams_step_4 = Print the forms of line-ups for the captains. What they hand in is typed on the page "Line-ups" of the round: the places of the list, board by board, as 1 2 4 5. What is wrong is said while you type, with its reason.
web-help_teams_step_5 = Pair. Teams without a line-up sit as their list has them. Enter results by the keys as always: the cursor goes from board to board and from match to match.
web-help_teams_step_6 = Standings have match points and game points, and every figure opens its working. "Boards" has the best of every board and all players with performance and change of rating.
web-help_teams_text_1 = A line-up before the round is paired is seen by arbiters alone. After the pairing it changes who sits at the boards, with the colours that they have.
web-help_teams_text_2 = On the page of line-ups a match can be forfeited, by one team or both, or postponed to a day; its boards then wait.
web-help_teams_text_3 = Penalties and bonuses in match points or game points are entered below the list of the teams, with their reason.
web-help_teams_text_4 = A captain gets a code for the own team in one round: pages "Publish", codes for helpers, and "Line-ups". With it the phone hands in the line-up, which only arbiters see until the round is published, and enters the results of the match.
