# What the pages of people, leader boards and lists of games say.

# The page of a person

ui-people-yours = Your page
ui-people-since = Here since { $day }
ui-people-guest = You play as a guest: only you see this page. With an account others can see it, as far as you wish.
ui-people-account = Account and data
ui-people-shown = What others see of this page
ui-people-shown-nobody = Nothing
ui-people-shown-ratings = Name and ratings
ui-people-shown-games = Games and results too
ui-people-shown-about = Games at tables that were not public stay with those who played them.
ui-people-shown-done = Saved.
ui-people-ratings = Ratings
ui-people-no-ratings = No rated game yet.
ui-people-interval = almost certainly between { $rating } and { $most }
ui-people-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
ui-people-counts-in = { $games ->
    [one] Counts on the leader board after one more game.
   *[other] Counts on the leader board after { $games } more games.
}
ui-people-curve = Rating over the last games: { $first } at first, { $last } now; it is the lower edge of the band, in which the strength lies almost certainly.
ui-people-curve-games = rated games
ui-people-results = Results
ui-people-no-results = No finished game yet.
ui-people-about-level = Against computer players
ui-people-about-person = Against people
ui-people-about-setup = By set-up
ui-people-somebody = Others
ui-people-tally = { $shared ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $shared } shared, { $lost } lost
}
ui-people-recent = Recent games
ui-people-no-recent = No finished games to show.
ui-people-outcome-won = won
ui-people-outcome-shared = shared victory
ui-people-outcome-lost = lost
ui-people-replay = Replay
ui-people-review = Review

# All games of a person

ui-games = Your games
ui-games-all = All your games
ui-games-going = Going on
ui-games-over = Finished
ui-games-none = No game like that.
ui-games-strange = The address asks for something that none of your games has; that was left out.
ui-games-empty = You have not finished a game yet.
ui-games-any = any
ui-games-kind = Game
ui-games-setup = Deck
ui-games-other = Opponent
ui-games-outcome = Result
ui-games-rated = Rated
ui-games-rated-yes = rated only
ui-games-rated-no = casual only
ui-games-since = From
ui-games-until = Until
ui-games-clear = Show all
ui-games-more = Show more
ui-games-file = Download
ui-games-files = Download all of these
ui-games-choose = Search

# Leader boards

ui-leaders = Leader boards
ui-leaders-about = A rating is what somebody is almost certainly worth: the lower end of the interval. It counts from { $least ->
    [one] the first rated game
   *[other] { $least } rated games
} on.
ui-leaders-empty = Nobody has played enough rated games of this kind yet.
ui-leaders-place = Place
ui-leaders-rating = Rating
ui-leaders-interval = Interval
ui-leaders-games = Games
ui-leaders-kind = Game

# Friends, challenges and quick pairing

ui-friends = Friends
ui-friends-none = No friends here yet. On the page of a person you can ask them.
ui-friends-here = here now
ui-friends-asked = asked
ui-friends-asks = { $name } would like to be your friend.
ui-friends-ask = Ask to be friends
ui-friends-agree = Accept
ui-friends-refuse = Decline
ui-friends-end = End friendship
ui-friends-withdraw = Take back
ui-challenge = Challenge
ui-challenge-to = You have challenged { $name }.
ui-challenge-by = { $name } challenges you.
ui-challenge-look = Go to the table
ui-pairing = Quick pairing
ui-pairing-game = Game
ui-pairing-rated = Rated
ui-pairing-spread = Opponent's rating
ui-pairing-spread-any = any
ui-pairing-spread-by = at most { $spread } away from yours
ui-pairing-seek = Find an opponent
ui-pairing-seeking = Looking for an opponent …
ui-pairing-stop = Stop looking
ui-pairing-computer = Nobody so far. Would you rather play against a computer player? It does not count for the ratings.
ui-pairing-play-computer = Play against the computer

# Passkeys

ui-passkeys = Passkeys
ui-passkeys-about = With a passkey you log in by fingerprint, face or the lock of your device, without a password.
ui-passkeys-name = Name of the passkey
ui-passkeys-example = My phone
ui-passkeys-make = Create a passkey
ui-passkeys-made = Your passkey has been created.
ui-passkeys-made-on = Created on { $day }, not used yet
ui-passkeys-rename = Rename
ui-passkeys-renamed = The passkey has its new name.
ui-passkeys-remove = Remove
ui-passkeys-removed = The passkey has been removed.
ui-passkeys-log-in = Log in with a passkey
ui-passkeys-known = This device has a passkey for your account already.
ui-passkeys-failed = Your browser could not do that with a passkey.
ui-passkeys-insecure = This page has no secure connection (https), so the browser allows no passkeys here.
ui-passkeys-number = Passkeys need the name of the server in the address bar, not its number.
ui-passkeys-old = This browser is too old for passkeys.

# Forgotten passwords, and an address for mail

ui-reset = Forgotten your password?
ui-reset-about = Ask the host of this server for a code. It works once, within a day.
ui-reset-about-mail = A code comes by mail if your account has an address; otherwise ask the host of this server for one.
ui-reset-mail = Send me a code
ui-reset-mailed = If this account has an address, a code is on its way.
ui-reset-code = Code
ui-reset-set = Set the new password
ui-reset-done = You have a new password. All other devices are logged out, and passkeys are removed.
ui-address = Address for mail
ui-address-about = Optional: with an address you can set a new password yourself. Nobody else sees it.
ui-address-none = The host of this server has not set up mail.
ui-address-is = Your address: { $address }
ui-address-send = Send a code there
ui-address-sent = A code is on its way to this address.
ui-address-confirm = Confirm
ui-address-confirmed = Your address is confirmed.
ui-address-remove = Remove the address
ui-address-removed = The address has been removed.
mail-reset-subject = A new password for Claimstead
mail-reset = 
    Hello { $name },

    with this code you can set a new password, once, within a day:

    { $code }

    If you did not ask for it, you need do nothing: your password stays as it is.
mail-address-subject = Your address for Claimstead
mail-address-text = 
    Hello { $name },

    with this code you confirm that this address is yours, within a day:

    { $code }

    If you did not ask for it, you need do nothing: the address is not kept.

# What is kept

ui-privacy = What we keep about you
ui-privacy-about = This page is made from the server's own list of what it stores. Nothing is passed on, and nobody is told which games you watch.
ui-privacy-what = What
ui-privacy-long = How long
ui-privacy-who = Who sees it
ui-privacy-export = Download everything we keep about you
ui-privacy-games = Games
ui-privacy-games-file = Download all your games
ui-privacy-delete = Delete everything (in the settings)
ui-privacy-account = Name and account
ui-privacy-account-what = Your name, the name of your account, a hash of your password, the public halves of your passkeys, hashes of codes, and how your name looks.
ui-privacy-account-long = Until you delete it. Guests without games who do not come back are forgotten after { $guests ->
    [one] a day
   *[other] { $guests } days
}; codes after a day.
ui-privacy-account-who = Your name: those at your tables, and everybody if you show your page. The rest: the host.
ui-privacy-devices = Devices
ui-privacy-devices-what = On which devices you are logged in: the kind of browser, and when it was last used. No addresses.
ui-privacy-devices-long = Until you log out, or { $days ->
    [one] a day
   *[other] { $days } days
} after the last visit.
ui-privacy-devices-who = You alone, and the host.
ui-privacy-mail = Address for mail
ui-privacy-mail-what = An address, only if you give one.
ui-privacy-mail-long = Until you remove it; one that is not confirmed, for a day.
ui-privacy-mail-who = You alone, and the host.
ui-privacy-notices = Notifications
ui-privacy-notices-what = Where your browsers get notifications, what you want to hear about, your time zone and quiet hours, and which notifications were sent.
ui-privacy-notices-long = A browser: until you turn it off there or log out. What was sent: 40 days.
ui-privacy-notices-who = You alone, and the host. Notifications go encrypted through the push service of your browser, mails through the host's mail server.
ui-privacy-games-what = Every move of your games, who sat where, what was said at the table, results, tournaments, your tags, and what reviews said of luck and errors.
ui-privacy-games-long = Games stay. When you delete your data, your name and what you said leave them.
ui-privacy-games-who = Those who were at the table or have its link; everybody if the table was public, and visitors of your page as far as you show it. Tags: you alone.
ui-privacy-ratings = Ratings
ui-privacy-ratings-what = Your ratings, how they changed, and those of the season.
ui-privacy-ratings-long = Until you delete your data.
ui-privacy-ratings-who = Everybody, unless you hide your page.
ui-privacy-puzzles = Puzzles
ui-privacy-puzzles-what = Which puzzles you tried and solved, and on which days.
ui-privacy-puzzles-long = Until you delete your data.
ui-privacy-puzzles-who = You alone, and the host.
ui-privacy-friends = Friends and blocks
ui-privacy-friends-what = Your friends, open challenges, your search for an opponent, and whom you blocked.
ui-privacy-friends-long = Until you end it, or delete your data.
ui-privacy-friends-who = You and the friend; friends also see that you are here. Nobody but the host sees whom you blocked.
ui-privacy-reports = Reports and what the host did
ui-privacy-reports-what = What you reported, what was reported about you, bans and mutes, and a log of what hosts and arbiters did.
ui-privacy-reports-long = Until you delete your data; the log names only your number.
ui-privacy-reports-who = Hosts and arbiters.

# Luck and errors

ui-averages = Luck and errors
ui-averages-luck = Luck per game
ui-averages-errors = Errors per game
ui-averages-games = Reviewed
ui-averages-about = From the games that were reviewed: how much of a victory dice and cards gave or took, and how much one's own decisions cost.

# Tags of games

ui-games-tag = Tag
ui-tags-add = Add a tag
ui-tags-change = Change tags
ui-tags-edit = Tags, with commas between them
ui-tags-keep = Save

# Whose leader board

ui-leaders-of = Among
ui-leaders-of-club = everybody
ui-leaders-of-friends = my friends
ui-leaders-of-season = this season
ui-leaders-season = The season runs from { $first } to { $last }; only its rated games count.
ui-leaders-no-season = There is no season now.

# Reports and blocks

ui-report-or-block = Report or block
ui-report-title = Report { $name }
ui-report-note = What is wrong?
ui-report-send = Send to the host
ui-report-sent = The host will look at it.
ui-block = Block { $name }
ui-block-about = Or block: you no longer see what they say, and they can neither challenge you nor be paired with you nor ask to be friends. They are not told.
ui-block-done = { $name } is blocked.
ui-blocked = Blocked
ui-unblock = Unblock

# The page of the host

ui-host = The host's page
ui-host-load = Now
ui-host-load-people = People
ui-host-load-guests = of them guests
ui-host-load-playing = Games being played
ui-host-load-gathering = Open tables
ui-host-load-over = Finished games
ui-host-load-connections = Connections
ui-host-load-load = Load of the machine
ui-host-load-memory = Memory, MB
ui-host-load-database = Database, MB
ui-host-backup = Make a backup now
ui-host-backup-done = The backup is in the folder for backups.
ui-host-reports = Reports
ui-host-report-done = Dealt with
ui-host-report-was-done = dealt with
ui-host-table = A table
ui-host-gone = Somebody who is gone
ui-host-look = Look
ui-host-people = People
ui-host-search = Beginning of a name
ui-host-find = Find
ui-host-code = Code for a new password, good for one day and one time:
ui-host-role-host = host
ui-host-role-arbiter = arbiter
ui-host-held-ban = banned
ui-host-held-mute = muted
ui-host-tables = Tables
ui-host-errors = Recent errors
ui-host-acts = What was done
ui-host-command-line = command line
ui-host-none = None.
ui-host-done = Done, and entered in the log.
ui-host-act-mute = Mute for a day
ui-host-act-ban = Ban
ui-host-act-pardon = Pardon
ui-host-act-reset = Code for a password
ui-host-act-forget = Delete
ui-host-act-close = Close
ui-host-act-dismiss = Sent away
ui-host-act-role = Role
ui-host-act-backup = Backup
ui-host-act-done = Report dealt with
ui-host-sure-mute = For a day they can say nothing at tables.
ui-host-sure-ban = They are logged out everywhere and can't come back.
ui-host-sure-pardon = Bans and mutes of this person end.
ui-host-sure-reset = You get a code that you pass on. With it they set a new password.
ui-host-sure-forget = All that is kept of this person is deleted for good.
ui-host-sure-close = The game ends without a result.
