# What is said about tournaments, here and in the browser.

setup-tournament-number = { $what ->
    [rounds] a tournament has { $least } to { $most } rounds
    [places] a tournament has { $least } to { $most } places
   *[fill] computer players fill up to at most { $most } players
}
setup-tournament-clock = a tournament needs a clock, or days for each move
setup-tournament-for-two = this format is for games of two; with more players choose Swiss or duplicate
table-no-such-tournament = there is no such tournament
table-arbiter-only = only the arbiter can do this
table-tournament-too-few = there must be at least { $least } players
table-tournament-uneven = tables of { $size } must be full: let computer players fill up, or wait for more players
table-tournament-too-many = you have { $most } tournaments that are not over: end one first
table-tournament-entered = you have joined already
table-tournament-not-entered = this person does not take part
table-tournament-full = all places are taken
table-tournament-no-game = there is no such game
table-tournament-shares = this can't be a result
table-tournament-over = the tournament is over
table-tournament-round-on = the next round can't begin yet
table-tournament-on = this can be had when the tournament is over
table-tournament-people-only = in a tournament nobody is replaced during a game; the clock decides
text-tournament-file = this file of a tournament can't be read: { $why }

verify-tournament-sealed = The luck of all { $rounds } rounds was sealed before the first, and all games hold: { $count } of them.
verify-tournament-counted = The standings of all { $count } players follow from these games.
verify-tournament-game = Round { $round }, table { $table }: this game does not hold.
verify-tournament-luck = Round { $round }, table { $table }: the luck is not the one that was sealed.
verify-tournament-result = Round { $round }, table { $table }: the result is not that of the game.
verify-tournament-standings = The standings do not follow from the games.

## The browser app

ui-tournaments-about = A club evening, or a season with days for each move: join one, or be the arbiter of your own.
ui-tournaments-new = New tournament
ui-tournaments-yours = Yours
ui-tournaments-gathering = Open to join
ui-tournaments-playing = Being played
ui-tournaments-over = Over
ui-tournaments-none = There is none yet. Open the first.
ui-tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
}
ui-tournament-round-of = round { $round } of { $rounds }
ui-tournament-name = Name
ui-tournament-format = Format
ui-tournament-format-swiss = Swiss
ui-tournament-format-round-robin = Round robin
ui-tournament-format-knock-out = Knock-out
ui-tournament-format-duplicate = Duplicate
ui-tournament-about-swiss = In each round you meet somebody with as many points as you, and nobody twice. For many players in few rounds.
ui-tournament-about-round-robin = Everybody meets everybody once.
ui-tournament-about-knock-out = The winner goes on. A drawn game is played once more with the seats exchanged; if that is drawn too, the player seeded higher goes on.
ui-tournament-about-duplicate = The same dice and cards at every table of a round. What counts is how you did compared with those who had the same seat.
ui-tournament-rounds = Rounds
ui-tournament-places = Places
ui-tournament-rated = Rated: games between people count
ui-tournament-public = In the list for everybody
ui-tournament-by-hand = The arbiter begins every round
ui-tournament-fill = Computer players
ui-tournament-fill-none = None
ui-tournament-fill-to = Fill up to so many players
ui-tournament-fill-about = They fill up empty places, so that nobody is left over. Games against them are not rated.
ui-tournament-watch = Delay for spectators
ui-tournament-watch-none = None
ui-tournament-watch-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ui-tournament-open = Open the tournament
ui-tournament-arbiter-is = Arbiter: { $name }
ui-tournament-no-arbiter = There is no arbiter any more; it goes on by itself.
ui-tournament-join = Join
ui-tournament-step-in = Offer to step in
ui-tournament-leave = Leave
ui-tournament-leave-sure = You are not paired any more and give up a game under way. What you have played counts.
ui-tournament-start = Begin round 1
ui-tournament-next-round = Begin round { $round }
ui-tournament-your-game = To your game
ui-tournament-joined = You have joined. It begins when the arbiter says so.
ui-tournament-reserve = You have offered to step in.
ui-tournament-wait-round = You have played this round. The next one begins when all games are over.
ui-tournament-wait-arbiter = The arbiter begins the next round.
ui-tournament-has-left = You have left this tournament.
ui-tournament-paused = Paused: { $note }
ui-tournament-invite = Whoever has this link can join.
ui-tournament-who = Players
ui-tournament-reserves = Would step in
ui-tournament-nobody = Nobody yet.
ui-tournament-left = has left
ui-tournament-computer = computer player
ui-tournament-deleted = deleted player
ui-tournament-standings = Standings
ui-tournament-final = Final standings
ui-tournament-place = Place
ui-tournament-points = Points
ui-tournament-games = Games
ui-tournament-points-about = A win is one point, a draw half a point; a bye counts as a win. Only games that are over count.
ui-tournament-points-about-knock-out = The points are the rounds won. Whoever went out in the same round shares a place.
ui-tournament-points-about-duplicate = In each round: 2 points for everybody with your seat at another table whose result you beat, 1 for a tie. A round counts when all its games are over.
ui-tournament-ties = What decides between equals, in this order:
ui-tournament-break-buchholz = Buchholz
ui-tournament-break-sonneborn-berger = Sonneborn-Berger
ui-tournament-break-direct = Direct encounter
ui-tournament-break-wins = Wins
ui-tournament-break-victories = Victories
ui-tournament-break-margin = Margin
ui-tournament-break-about-buchholz = the points of all opponents together: whoever had the harder opponents is ahead; for a bye one's own points count
ui-tournament-break-about-sonneborn-berger = the points of the opponents one beat, and half of those one drew with
ui-tournament-break-about-direct = the points in the games of the equals against each other, if all of them have met
ui-tournament-break-about-wins = the number of games won
ui-tournament-break-about-victories = wins, and shares of shared wins
ui-tournament-break-about-margin = by how much one was ahead in all games together
ui-tournament-round = Round { $round }
ui-tournament-round-on = being played
ui-tournament-table = Table
ui-tournament-against = Game
ui-tournament-result = Result
ui-tournament-bye = bye
ui-tournament-game-on = playing
ui-tournament-game-over = finished
ui-tournament-corrected = corrected
ui-tournament-again = once more
ui-tournament-watch-game = Watch
ui-tournament-look = Replay
ui-tournament-log = Log
ui-tournament-log-paused = Paused
ui-tournament-log-resumed = It goes on
ui-tournament-log-left = { $player } has left
ui-tournament-log-substituted = { $name } plays for { $player } from the next round on
ui-tournament-log-corrected = Result of round { $round }, table { $table } corrected
ui-tournament-log-ended = Ended by the arbiter
ui-tournament-log-arbiter-left = The arbiter was deleted
ui-tournament-arbiter = For the arbiter
ui-tournament-note = Note, for all to see
ui-tournament-note-about = Everything below needs a note that says why. It stands in the log.
ui-tournament-pause = Pause
ui-tournament-pause-about = No further round begins; games under way go on.
ui-tournament-resume = Go on
ui-tournament-end = End the tournament
ui-tournament-end-about = No further round is played.
ui-tournament-substitute = Substitute
ui-tournament-substitute-for = For
ui-tournament-substitute-by = plays
ui-tournament-remove = Remove
ui-tournament-correct = Correct a result
ui-tournament-correct-game = Game
ui-tournament-correct-won = { $name } won
ui-tournament-correct-draw = Draw
ui-tournament-correct-nobody = Nobody gets points
ui-tournament-seal = The luck of all rounds is sealed: { $seal }
ui-tournament-secret = The secret: { $secret }
ui-tournament-file = Download with all games
ui-tournament-file-about = The command claimstead verify checks the file: luck, moves, results and standings.
ui-tournament-wall = Page for the wall
ui-tournament-wall-soon = Begins soon
