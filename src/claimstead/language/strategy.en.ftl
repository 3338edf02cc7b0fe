### How to play well: a page is a title, a few sentences, and what its figures show.

strategy-page = Page { $number } of { $all }
strategy-shows-victory = Share of the victory, as the expert sees it
strategy-shows-worth = What it adds to the share of the victory, in percentage points
strategy-shows-result = What each card leads to, proved by the solver
strategy-measured = Measured with
strategy-puzzles = Try it yourself
strategy-puzzle = Puzzle { $number }
strategy-wins = wins
strategy-draws = draws
strategy-loses = loses
strategy-pages = Pages

## Claim It!

strategy-claim-it-reach-title = Which spaces come up
strategy-claim-it-reach-text = A space off the diagonal is named by 30 of the 216 rolls; one on it, such as 4/4, by only 16, because it needs a double. Build your mine beside the diagonal, and take a space on it when the dice offer one.
strategy-claim-it-reach-figures = How often a roll can name the space
strategy-claim-it-squatters-title = Squatters and risk
strategy-claim-it-squatters-text = Every squatter on the board is a number you can no longer use. With the stones spread as here, the first three cost little. The fourth makes a bust three times as likely, so from then on each roll wants a thought.
strategy-claim-it-squatters-figures = Squatters on the board, and the risk of busting
strategy-claim-it-open-title = When the board fills up
strategy-claim-it-open-text = As more spaces are secured, even the first roll of a turn can bust. While half of the board is open that is rare; with only six spaces left it happens more than two times in five. Late in the game, expect turns that bring nothing.
strategy-claim-it-open-figures = Secured spaces, and the risk of busting on the first roll
strategy-claim-it-risk-title = When to stop
strategy-claim-it-risk-text = The expert nearly always rolls on while the risk is below 10%, three times in four between 10 and 20%, and stops more often than not above that. Here all six squatters are out: time to stop.
strategy-claim-it-risk-figures = Risk of busting, and how often the expert rolls on
strategy-claim-it-stakes-title = What is at stake
strategy-claim-it-stakes-text = It is not the risk alone: the more stones you would lose, the earlier it pays to stop. Up to three stones the expert almost always goes on; with six it is an even choice, and with eight the expert mostly stops.
strategy-claim-it-stakes-figures = Stones placed this turn, and how often the expert rolls on
strategy-claim-it-secure-title = What to secure first
strategy-claim-it-secure-text = Secure the space that holds your mine together. Here 3/5 joins Green's upper and lower spaces: if it were taken, the mine would fall apart. A new squatter elsewhere is worth clearly less.
strategy-claim-it-claim-title = Twice on the same space
strategy-claim-it-claim-text = A claim marker on a squatter of this turn makes a space held and secured in one go, and it uses up no further number. Even on a nearly empty board that is worth clearly more than a new squatter.
strategy-claim-it-take-title = A space that counts twice
strategy-claim-it-take-text = Squatter 5 on 3/4 takes a space away from Blue and at the same time joins three parts of Green's mine. Look for such spaces first: they are worth more than a safe claim marker elsewhere.
strategy-claim-it-last-title = The last turn
strategy-claim-it-last-text = In the last turn of the game there is nothing to save for. If stopping loses, roll on, however great the risk: here rolling still wins about one game in nine. And if stopping wins, stop at once.
strategy-claim-it-quick-title = With quick squatters
strategy-claim-it-quick-text = In this variant a squatter goes back to your side as soon as a claim marker lies on it. After four squatters and four claim markers the next roll is dangerous in the base game, and hardly ever with quick squatters. Turns are longer: put claim markers on your squatters, and go on.
strategy-claim-it-quick-figures = Risk of busting after the same eight stones

## CLAIM

strategy-claim-followers-title = Which followers to recruit
strategy-claim-followers-text = Measured in 200,000 games with CLAIM's own deck: each further Knight or Doppelganger in your hand of phase 2 adds to your chances, each further Goblin or Dwarf takes some away. Spend your high cards on the former.
strategy-claim-cards-title = The best and the worst cards
strategy-claim-cards-text = High Doppelgangers and Knights are worth most. The worst are a Goblin 0 and, perhaps surprisingly, high Dwarves: they win tricks, and in phase 2 Dwarves go to the loser. Let your opponent have them.
strategy-claim-favour-title = No favour decides alone
strategy-claim-favour-text = Whoever has the favour of a faction wins about seven games in ten, for the Dwarves a little fewer. You need three of five, so look early at the two you can let go, and don't fight for them.
strategy-claim-favour-figures = How often whoever has the favour wins the game
strategy-claim-duck-title = When to duck
strategy-claim-duck-text = Goblin 9 cannot be beaten, but Blue must follow suit. Only Goblin 0 wins the game: the higher Goblins are needed for later tricks. If you can't win a trick, lose it with your lowest card.
strategy-claim-cheap-title = Count what is still out
strategy-claim-cheap-text = Both Knight 7 and Knight 9 win this trick. But Knight 8 is still out, and only the 9 beats it. Win with the 7 now, then lead the 9. Whoever counts a faction knows which card is needed when.
strategy-claim-void-title = Lead what the others lack
strategy-claim-void-text = Green has no Knights left, so even Knight 2 is strong when Blue leads it: only the Doppelganger could beat it. Remember which factions your opponent could not follow; the table remembers them, too.
strategy-claim-dwarves-title = Losing on purpose
strategy-claim-dwarves-text = Goblins and Knights are Green's already, and the Dwarves stand 2 to 2, with the 9 in Blue's pile. The last Dwarf is in Blue's hand and goes to whoever loses its trick. So Green gives the lead away with Goblin 0.
strategy-claim-doppelgangers-title = A Doppelganger as a sacrifice
strategy-claim-doppelgangers-text = Knight 7 was led, and Green can't beat it. Blue's hand is nearly all Goblins, and each of Green's Knights will beat one. So none is wasted here: a Doppelganger may be played instead of following suit.
strategy-claim-dragons-title = A Dragon buys the lead
strategy-claim-dragons-text = Green can't follow suit, so this trick is lost. But whoever played the last Dragon leads the next one. The lead is what Green needs here: any other card loses the game.
strategy-claim-gnomes-title = Equal cards
strategy-claim-gnomes-text = Of equal cards the one played first wins. If Green leads Gnome 5, Blue's Gnome 5 has to follow and is won. If Green waits, Blue leads it, and it is the other way round.
