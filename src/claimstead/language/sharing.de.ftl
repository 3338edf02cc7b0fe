# Was ein Link anderswo von sich zeigt, und Bretter auf anderen Seiten.

share-game = { $game }: { $names }
share-game-about = Die ganze Partie, Zug für Zug.
share-table = Ein Tisch für { $game }
share-table-about = Setz dich dazu, oder sieh zu.
share-puzzle = Rätsel { $number }: { $game }
share-position = Eine Stellung von { $game }
share-position-about = Sieh sie dir an und spiele von hier weiter.
share-person-about = Wertungen und Partien
share-any-about = Ein Tisch für das Würfelspiel Claim It! und das Kartenspiel CLAIM
share-embed-first = Erster Zug
share-embed-back = Zurück
share-embed-on = Weiter
share-embed-last = Letzter Zug
share-embed-stand = Zug { $move } von { $moves }
share-embed-open = In Claimstead öffnen
