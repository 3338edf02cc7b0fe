# What a link shows of itself elsewhere, and boards on other pages.

share-game = { $game }: { $names }
share-game-about = The whole game, move by move.
share-table = A table of { $game }
share-table-about = Sit down, or watch.
share-puzzle = Puzzle { $number }: { $game }
share-position = A position of { $game }
share-position-about = Look at it, and play on from here.
share-person-about = Ratings and games
share-any-about = A table for the dice game Claim It! and the card game CLAIM
share-embed-first = First move
share-embed-back = Back
share-embed-on = On
share-embed-last = Last move
share-embed-stand = Move { $move } of { $moves }
share-embed-open = Open in Claimstead
