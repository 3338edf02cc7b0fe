# Wat een link elders van zichzelf laat zien, en borden op andere pagina's.

share-game = { $game }: { $names }
share-game-about = De hele partij, zet voor zet.
share-table = Een tafel voor { $game }
share-table-about = Schuif aan, of kijk mee.
share-puzzle = Puzzel { $number }: { $game }
share-position = Een stelling van { $game }
share-position-about = Bekijk hem en speel vanaf hier verder.
share-person-about = Ratings en partijen
share-any-about = Een tafel voor het dobbelspel Claim It! en het kaartspel CLAIM
share-embed-first = Eerste zet
share-embed-back = Terug
share-embed-on = Verder
share-embed-last = Laatste zet
share-embed-stand = Zet { $move } van { $moves }
share-embed-open = Openen in Claimstead
