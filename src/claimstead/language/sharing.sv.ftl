# Vad en länk visar av sig själv på andra håll, och bräden på andra sidor.

share-game = { $game }: { $names }
share-game-about = Hela partiet, drag för drag.
share-table = Ett bord för { $game }
share-table-about = Slå dig ner, eller titta på.
share-puzzle = Problem { $number }: { $game }
share-position = En ställning i { $game }
share-position-about = Se på den och spela vidare härifrån.
share-person-about = Rating och partier
share-any-about = Ett bord för tärningsspelet Claim It! och kortspelet CLAIM
share-embed-first = Första draget
share-embed-back = Tillbaka
share-embed-on = Framåt
share-embed-last = Sista draget
share-embed-stand = Drag { $move } av { $moves }
share-embed-open = Öppna i Claimstead
