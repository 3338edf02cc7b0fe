# What the pages of people, leader boards and lists of games say.

# The page of a person

web-people-yours = Your page
web-people-since = Here since { $day }
web-people-guest = You play as a guest: only you see this page. With an account others can see it, as far as you wish.
web-people-account = Account and data
web-people-shown = What others see of this page
web-people-shown-nobody = Nothing
web-people-shown-ratings = Name and ratings
web-people-shown-games = Games and results too
web-people-shown-about = Games at tables that were not public stay with those who played them.
web-people-shown-done = Saved.
web-people-ratings = Ratings
web-people-no-ratings = No rated game yet.
web-people-interval = almost certainly between { $rating } and { $most }
web-people-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
web-people-counts-in = { $games ->
    [one] Counts on the leader board after one more game.
   *[other] Counts on the leader board after { $games } more games.
}
web-people-curve = Rating over the last games: { $first } at first, { $last } now; it is the lower edge of the band, in which the strength lies almost certainly.
web-people-curve-games = rated games
web-people-results = Results
web-people-no-results = No finished game yet.
web-people-about-level = Against computer players
web-people-about-person = Against people
web-people-about-setup = By set-up
web-people-somebody = Others
web-people-tally = { $shared ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $shared } shared, { $lost } lost
}
web-people-recent = Recent games
web-people-no-recent = No finished games to show.
web-people-outcome-won = won
web-people-outcome-shared = shared victory
web-people-outcome-lost = lost
web-people-replay = Replay
web-people-review = Review

# All games of a person

web-games = Your games
web-games-all = All your games
web-games-going = Going on
web-games-over = Finished
web-games-none = No game like that.
web-games-empty = You have not finished a game yet.
web-games-any = any
web-games-kind = Game
web-games-setup = Deck
web-games-other = Opponent
web-games-outcome = Result
web-games-rated = Rated
web-games-rated-yes = rated only
web-games-rated-no = casual only
web-games-since = From
web-games-until = Until
web-games-clear = Show all
web-games-more = Show more
web-games-file = Download
web-games-files = Download all of these
web-games-choose = Search

# Leader boards

web-leaders = Leader boards
web-leaders-about = A rating is what somebody is almost certainly worth: the lower end of the interval. It counts from { $least } rated games on.
web-leaders-empty = Nobody has played enough rated games of this kind yet.
web-leaders-place = Place
web-leaders-rating = Rating
web-leaders-interval = Interval
web-leaders-games = Games
web-leaders-kind = Game

# Friends, challenges and quick pairing

web-friends = Friends
web-friends-none = No friends here yet. On the page of a person you can ask them.
web-friends-here = here now
web-friends-asked = asked
web-friends-asks = { $name } would like to be your friend.
web-friends-ask = Ask to be friends
web-friends-agree = Accept
web-friends-refuse = Decline
web-friends-end = End friendship
web-friends-withdraw = Take back
web-challenge = Challenge
web-challenge-to = You have challenged { $name }.
web-challenge-by = { $name } challenges you.
web-challenge-look = Go to the table
web-pairing = Quick pairing
web-pairing-game = Game
web-pairing-rated = Rated
web-pairing-spread = Opponent's rating
web-pairing-spread-any = any
web-pairing-spread-by = at most { $spread } away from yours
web-pairing-seek = Find an opponent
web-pairing-seeking = Looking for an opponent …
web-pairing-stop = Stop looking
web-pairing-computer = Nobody so far. Would you rather play against a computer player? It does not count for the ratings.
web-pairing-play-computer = Play against the computer
