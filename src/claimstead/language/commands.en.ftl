# What the commands say about themselves: --help, and what was typed wrong.

## The page

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-default = unless given: { $value }
help-at-least = at least { $least }
help-range = { $least } to { $most }
help-required = needed
help-word-options = OPTIONS
help-word-command = COMMAND
help-word-file = FILE
help-word-game-file = GAME-FILE
help-word-position-file = POSITION-FILE
help-word-address = ADDRESS
help-word-name = NAME
help-word-move = MOVE
help-word-link = LINK
help-word-number = NUMBER
help-word-text = TEXT
help-word-person = PERSON
help-word-role = ROLE
help-word-table = TABLE
help-word-seat = SEAT

## What was typed wrong

usage-no-such-command = there is no command { $command }; claimstead --help lists them
usage-command-like = there is no command { $command }; did you mean { $close }?
usage-no-command = a command is missing: one of { $commands }
usage-no-such-option = there is no option { $option } here; --help lists them
usage-option-like = there is no option { $option } here; did you mean { $close }?
usage-option-takes-none = { $option } takes no value
usage-option-needs-value = { $option } needs a value
usage-missing-option = the option { $name } is missing
usage-missing-argument = { $name } is missing
usage-too-much = nobody knows what to do with this: { $words }
usage-no-whole-number = { $name }: { $given } is not a whole number
usage-no-number = { $name }: { $given } is not a number
usage-too-small = { $name }: { $given } is too small; { $least } is the least
usage-too-large = { $name }: { $given } is too large; { $most } is the most
usage-no-choice = { $name }: there is no { $given }, only { $choices }
usage-bad-value = { $name }: { $why }

## Options of many commands

help-option-help = Show this page.
help-option-language = Unless given, that of CLAIMSTEAD_LANGUAGE or LANG.
help-option-game = The set-up in words, as "claim-it 2 base" or "claim 2 Gn Gi Dr Tr Se".
help-option-seed = Makes dice, deals and opponents repeatable.
help-option-database = A file or postgresql://...; that of the settings unless given, else yours.
help-option-settings = The server's settings; CLAIMSTEAD_SETTINGS unless given.
help-option-json = For a program to read.
help-option-processes = How many work at once; one for each core unless given.
help-option-cluster = Work on this Dask cluster.
help-option-nodes = The effort for a move.
help-option-seconds = The time for a move.
help-option-deeper = Think several times as long.
help-option-person = The name of the account, or its number.
help-option-table = The id of the table, as in its link.
help-option-note = Why, for the log of acts.
help-option-days = For so long; for good unless given.
help-option-folder = For weights, learning curve and checkpoint.

## The commands

help-start = Play Claim It! and CLAIM / CLAIM 2. Without a command: open the table in the browser.
help-start-version = Show the version.
help-start-install-completion = Teach the shell to complete commands.
help-start-show-completion = Show what --install-completion would add.

help-play =
    Play in the terminal: alone, with others at one screen, or at a server's table.

    Where there is no terminal, lines are read and written instead, and computer players play at random unless a level is given.
help-play-link = The link of a table at a server.
help-play-level = The level of the computer players, where --game or --position is given.
help-play-position = Begin there, on seat a.
help-play-resume = Go on with the game that was left last.
help-play-server = Open a table for --game there; friends get its link.
help-play-name = What you are called at the server.
help-play-engine = Let this engine play at the server's table: docs/engines.md.
help-play-ascii = Draw with plain ASCII characters.

help-analyse = What a position is worth, and every move in it: what the analysis board knows.
help-analyse-position = A position of any game; - reads it from standard input.
help-analyse-engine = Ask this engine: docs/engines.md.

help-solve = Solve a position of phase 2 with two players exactly: the value of every card.
help-solve-position = A position of CLAIM in phase 2; - reads it from standard input.
help-solve-limit = Give up after so many tricks looked at.

help-simulate = Let computer players play many games, and write them down for research.
help-simulate-out = FILE.parquet: a row for each decision; FILE.txt: whole games as texts.
help-simulate-players = By name, with commas: one for all, or one for each seat.
help-simulate-games = How many.
help-simulate-values = Judge every decision, for FILE.parquet.

help-figures = Measure what these games are like, and write a report with pictures.
help-figures-games = Games of Claim It! for each level and set-up.
help-figures-deals = Deals of CLAIM for each set-up.
help-figures-folder = For figures.md and its pictures.

help-arena = Let computer players play each other, with the same luck for all, and rate them.
help-arena-players = Players by name, or engines by their command.
help-arena-games = Games in each match; about 1000 unless given.
help-arena-sprt = Stop as soon as the answer is sure.
help-arena-elo0 = The lower Elo of --sprt.
help-arena-elo1 = The higher Elo of --sprt.
help-arena-plot = Draw a chart: FILE.svg or FILE.png.

help-engine = Speak the text protocol for engines on standard input and output: docs/engines.md has it.
help-engine-player = Who plays.

help-leaderboard = Measure a player as everybody's is measured: fixed set-ups, yardsticks, luck and effort.
help-leaderboard-player = A player by name, or an engine by its command.
help-leaderboard-json = Write the entry there, too.
help-leaderboard-games = Fewer games for each task: a trial, and no entry.

help-serve =
    Serve the table for browsers and for the terminal.

    Whatever is no option here is set by the environment, as CLAIMSTEAD_METRICS_TOKEN, or by the file of --settings: docs/hosting.md lists all.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-database = Where games are kept; a file in your data folder unless given.
help-serve-workers = Processes that serve; more than one need PostgreSQL.
help-serve-thinkers = Processes for computer players.
help-serve-seconds = The time for a computer player's move.
help-serve-trusted-proxies = Proxies to believe: addresses or networks.
help-serve-log-level = debug, info, warning or error.
help-serve-access-log = A line for each request.
help-serve-metrics-port = A port for /metrics alone.
help-serve-print-settings = Show what holds, and leave.
help-serve-browser = Open the browser.

help-verify = Check that all rolls and cards were fixed beforehand and that every move was legal. Exits with 1 where they were not.
help-verify-game = A game that is over; - reads it from standard input.

help-review = What every move of a game cost, and what was luck.
help-review-game = A game; - reads it from standard input.
help-review-html = Write a page with pictures, too.
help-review-rolls = Claim It!: how many rolls it looks ahead.
help-review-deals = CLAIM: how many deals a card is tried in.
help-review-seed = Another sample of deals; the same seed repeats it.

help-replay = Write a game as one HTML file that plays it, move by move.
help-replay-game = A game; - reads it from standard input.
help-replay-out = Where to write it.
help-replay-seat = What this seat saw; all cards unless given.

help-bench = Measure how fast the rules, the kernel, the solver and the players are here.
help-bench-seconds = About so long for each figure.

help-puzzle = Solve a puzzle, today's unless told otherwise. On a terminal you are asked for the move.
help-puzzle-id = Another one than today's.
help-puzzle-answer = Your answer, as Gn7 or 2@3/5.
help-puzzle-hint = Show the hints.
help-puzzle-make = Make puzzles from games of computer players; how it was done is written beside them.
help-puzzle-make-out = Where to write them.
help-puzzle-make-seed = Makes them repeatable.
help-puzzle-make-cards = Puzzles of CLAIM.
help-puzzle-make-dice = Puzzles of Claim It!

help-admin = Look after a server's database: the one of --database, else that of the server's settings.
help-admin-stats = How many people and tables there are.
help-admin-backup = Write the whole database to a file, also while people play.
help-admin-backup-file = Where to write it.
help-admin-restore = Read a backup into a new database, or into an empty one, which --database names.
help-admin-restore-file = The backup.
help-admin-forget = Delete a person's data.
help-admin-forget-person = The name of the account.
help-admin-reset = Make a code with which somebody sets a new password.
help-admin-reset-person = The name of the account.
help-admin-role = Give somebody a role on the host's page, or take it back.
help-admin-role-person = The name of the account.
help-admin-role-role = host, arbiter or none.
help-admin-ban = Log a person out everywhere and let them in no more.
help-admin-mute = Let a person play, but not talk.
help-admin-pardon = End a ban and a mute.
help-admin-close = Close a table, whether the game has begun or not.
help-admin-dismiss = Let whoever sits there leave a table; a game under way is lost for them.
help-admin-dismiss-seat = A letter from a to e.
help-admin-acts = What was done with these commands, the oldest first.

help-train = Teach computer players.
help-train-claim-it = Teach the judge of positions of Claim It!; goes on from its checkpoint.
help-train-claim-it-games = Games of its own.
help-train-claim-it-abreast = Groups of games played at the same time, from the same weights; 1 unless given, with --processes or --cluster 8.
help-train-claim-it-look = Choose each stone one roll ahead while learning, not at a glance; takes about twice as long.
help-train-claim = Teach the judge of CLAIM with two players by the solver; goes on from its checkpoint.
help-train-claim-lessons = 25 games by rules of thumb each, solved.
help-train-claim-games = Lessons of its own games, in each round.
help-train-claim-rounds = Rounds of its own games.
