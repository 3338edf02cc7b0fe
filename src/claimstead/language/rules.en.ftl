### The numbered rules of both games, for the pages that show them. Each message bears its number.

## The page of the rules: what stands around the numbers

rule-page-contents = Contents
rule-page-goal = The goal
rule-page-box = In the box
rule-page-set-up = Setting up
rule-page-rules = Rule by rule
rule-page-factions = The factions
rule-page-examples = Worked examples
rule-page-index = Index
rule-page-search = Search the rules
rule-page-print = Print
rule-page-lesson = Play this step
rule-page-players = Players
rule-page-calls = Secured spaces that call the last round
rule-page-factions-count = Factions
rule-page-hand = Cards in hand
rule-page-pile = Cards in the pile
rule-page-cards = { $count } cards:
rule-page-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rule-story-claim-it = 1855, the American West. You stake out your claim among rivals who want the same gold. Take all you can get, but don't push your luck: one roll too many, and everything you staked out this turn is gone.
rule-goal-claim-it = Build the largest mine: the largest group of your spaces that touch by their sides.
rule-box-board = 1 board of 36 spaces
rule-box-squatters = 6 squatters, white, numbered 1 to 6; they belong to whoever is on turn
rule-box-claim-markers = 30 claim markers, black
rule-box-player-markers = 24 player markers in each of 5 colours
rule-box-dice = 3 dice
rule-set-up-claim-it = Put the board in the middle, and the squatters and claim markers beside it. Everybody takes the player markers of one colour. The more players, the fewer secured spaces call the last round.
rule-index-claim-it = squatter, claim marker, player marker, die, column, row, held space/held, secured space/secured, mine, bust, last round, quick squatters
rule-story-claim = The king is dead, and nobody knows who will follow him. Five factions will decide, and each of them wants to be won over.
rule-goal-claim = First recruit followers, then play them to win the favour of the factions. Whoever has the favour of the most factions at the end takes the throne.
rule-box-cards = { $cards } cards of ten factions, five of CLAIM and five of CLAIM 2. On each card stand its faction and its value: 0 is the lowest, 9 the highest. A deck is made of some of the factions.
rule-set-up-claim = Choose a pair and further factions, shuffle their cards and deal the hands; the rest is the pile, face down. With two players turn up its top card, with three or four the top two.
rule-index-claim = Goblin, Knight, Undead, Dwarf/Dwar, Doppelganger, Gnome, Giant, Dragon, Troll, Seer, follow, follower, pile, score pile, favour, partner, trick, tie

## Claim It!

rule-heading-claim-it-table = The board and the stones
rule-I-1 = Claim It! is for 2 to 5 players. The board has 36 spaces in six columns and six rows; space 5/2 lies in column 5, row 2, and row 1 is at the bottom. All spaces are empty at first. The player who begins is drawn by lot, unless the table agrees otherwise; with the real box you roll for it. Then the turn passes clockwise.

rule-heading-claim-it-turn = A turn
rule-I-2 = A turn is a series of rolls with three dice. You must make the first roll: nobody may stop before it.
rule-I-3 = After a roll, one die names the column, another the row, and the third is for the stone. You choose which die does what. That gives up to six ways; with two equal dice there are three, with three equal dice there is one.
rule-I-4 = What you may place depends on the space that the column and the row name.
rule-I-4a = The space is empty, or an opponent holds it without having secured it, and no squatter lies there: it takes the squatter with the number of the third die. If that squatter is already on the board, this placement is not possible. An opponent's marker stays under the squatter for now.
rule-I-4b = The space is your own, not yet secured, and nothing was placed on it this turn: it takes a claim marker. The third die does not matter.
rule-I-4c = A squatter of this turn lies there: it takes a claim marker on top. The third die does not matter.
rule-I-4d = The space has a claim marker already, on top or underneath, whoever's it is: nothing can be placed there.
rule-I-5 = Each roll places exactly one stone. If any placement is possible, one must be made; you choose which.
rule-I-6 = If no placement is possible, you bust. Everything you placed this turn leaves the board, squatters and claim markers alike. What lay there before stays, and your turn ends.
rule-I-7 = After a placement you choose: roll again, or stop.
rule-I-8 = When you stop, each space with a claim marker on top becomes your secured space, and each space with a squatter on top becomes your held space. Squatters go back to the side of the board, and opponents' markers that lay underneath go back to their owners. Your turn ends.
rule-I-9 = A squatter under a claim marker stays on the board until your turn ends. Its number can't be placed again before then.
rule-I-10 = Variant "quick squatters": a squatter that gets a claim marker goes back to the side of the board at once and can be placed again in the same turn. Not recommended for five players.

rule-heading-claim-it-end = The end
rule-I-11 = Whoever has enough secured spaces at the end of a turn calls the last round: 13 with two players, 9 with three, 7 with four, 6 with five. Everybody then has exactly one more turn, the caller last. It is called only once.
rule-I-12 = The largest mine wins. A mine is a group of spaces of one colour that touch by their sides; corners don't join. Held and secured spaces both count. If mines are equally large, more secured spaces decide, then more spaces in all. If everything is equal, the victory is shared.

rule-heading-claim-it-supply = When stones run out
rule-I-13 = There are 30 claim markers. When all of them are on the board, no more can be placed.
rule-I-14 = Everybody has 24 player markers. A squatter that would need a 25th marker when you stop can't be placed.
rule-I-15 = Giving up and clocks are not part of the rules; a table may offer them.

## CLAIM

rule-heading-claim-deck = The deck
rule-K-1 = A deck has one pair, either Knights and Goblins or Gnomes and Giants, and further factions of ten cards: three of them with two players, five with three or four. CLAIM's own deck is Knights, Goblins, Undead, Dwarves and Doppelgangers; CLAIM 2's is Gnomes, Giants, Dragons, Trolls and Seers.
rule-K-2 = Everybody gets 13 cards with two players, 12 with three, 9 with four. The rest is the pile, face down. With four players, partners sit opposite each other and win together.
rule-K-3 = The player who leads the first trick is drawn by lot, unless the table agrees otherwise; with the real cards it is the youngest. Play is clockwise.

rule-heading-claim-trick = Every trick
rule-K-4 = Whoever leads may play any card. All others must follow with a card of the same faction if they hold one; otherwise they may play any card. A Doppelganger may always be played instead of following. Our ruling: if you can't follow, you need not play a Doppelganger either.
rule-K-5 = The highest card of the led faction wins the trick; of equal cards, the one played first. Cards of other factions don't win, except by K-6 and K-7.
rule-K-6 = Knights: if the first card of the trick is a Goblin, Knights beat all Goblins, and the highest Knight wins. Whoever holds a Goblin still has to follow. In all other tricks Knights are ordinary cards.
rule-K-7 = Doppelgangers: played to a trick that another faction leads, a Doppelganger counts as that faction with its own value. It takes on no power, and in every pile it is a Doppelganger again. If it is led, the others follow with Doppelgangers.
rule-K-8 = Dragons: whoever played the last Dragon of a trick leads the next one, no matter who won. Without a Dragon, the winner leads. This also holds from the last trick of the first phase to the first of the second.

rule-heading-claim-first = First phase: recruiting followers
rule-K-9 = Two players: the top card of the pile is turned up, then a trick is played for it. The winner takes that card as a follower, face down; the loser takes the next card of the pile, which the winner does not see. After 13 tricks the phase ends. The cards played are discarded, except by K-11.
rule-K-10 = Three or four players: two cards are turned up. The best in the trick chooses one, the second takes the other, then the third and after that the fourth draw from the pile. The order: cards that can win, best first; then all others from high to low; of equal cards, the one played first. Where a Goblin was led, that is Knights first, then Goblins and Doppelgangers, then the rest.
rule-K-11 = Undead: those played to a trick of the first phase are not discarded. They go to the score pile of the player who won the trick.
rule-K-12 = Seers: whoever wins a trick with a Seer looks at the top card of the pile and takes either that card or one that is turned up. With two players your opponent gets the one that is left. With three or four, if you take the pile's card, the second chooses one of the two turned up, the third takes the other and the fourth draws. A Doppelganger that wins is not a Seer.
rule-K-13 = Your followers are hidden from the others. Everybody sees who takes a turned-up card; a card seen by a Seer is known to the player who saw it. The rulebook lets you look at the card you have just drawn; our ruling: you may look at your own followers at any time.

rule-heading-claim-second = Second phase: winning the factions
rule-K-14 = Everybody takes their followers in hand and plays them all, trick by trick.
rule-K-15 = The winner of a trick puts its cards on their score pile, with these exceptions.
rule-K-16 = Gnomes of a won trick lie open in front of the winner. Those still there at the end go to that player's score pile.
rule-K-17 = Giants: for each Giant in a trick, whoever played it, the winner may remove one open Gnome of the same value in front of an opponent, but never their own or their partner's. Gnomes won in this very trick are safe. With two players it happens by itself; with three and four the winner chooses, Giant by Giant, and may spare them.
rule-K-18 = Trolls: only one Troll a trick goes to the winner's score pile, the highest of those in the trick and those left lying. The others stay there for the next winner. Whoever wins the very last trick takes all that are left.
rule-K-19 = Dwarves go to the loser of the trick. With three or four players they go to whoever played the lowest card of the trick, whatever its faction; that may be the winner. Of equal cards, the one played later counts.
rule-K-20 = All other cards simply go to the score pile of the trick's winner.

rule-heading-claim-end = The end
rule-K-21 = A faction's favour goes to the player with the most of its cards in their score pile; partners count together. If there is a tie, the highest card among the tied players decides, then the next highest. If all are equal, or nobody has any, nobody gets it.
rule-K-22 = Whoever has the favour of the most factions wins. If there is a tie, add up the values of your cards of the factions you have won: the higher sum decides. If that is equal too, it is a draw.
