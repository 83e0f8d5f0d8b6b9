# Words of `misdeal deal`.
deal-seat = seat { $number }
deal-in-order = in order
deal-washed = washed { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
deal-number = deal { $number }
deal-face-down = { $pile } (face down)
hand-wins = wins
hand-shares = shares
table-index = index
table-id = id
table-card = card
table-suit = suit
table-point = point
suit-spade = spade
suit-heart = heart
suit-club = club
suit-diamond = diamond
suit-none = -

# --- Games
play-draw-rules = Five-card draw. You and the dealer get five cards each and may exchange up to three of them, once.
play-round = Round { $number }
play-you = you
play-dealer = dealer
play-dealer-before = dealer, before
play-exchange = Exchange which cards? 1 to 5; Enter for none, h for a hint, q to leave:{" "}
play-unknown = '{ $word }' is none of your cards; write the numbers above them, as in: 2 5
play-too-many = three cards may be exchanged at most
play-hint = best, about: exchange { $cards }; then { $chance } % against the dealer, a tie as half; as it is { $kept } %
play-hint-none = best, about: keep all; { $chance } % against the dealer, a tie as half
play-dealer-exchanges = { $cards ->
    [0] The dealer keeps all his cards.
    [one] The dealer exchanges one card.
   *[other] The dealer exchanges { $cards } cards.
  }
play-won = You win.
play-lost = The dealer wins.
play-drawn = Both hands are worth the same.
play-score = Won { $won }, lost { $lost }, drawn { $drawn }.
play-again = Another round? Enter for yes, q to leave:{" "}
play-yes-or-no = Enter deals another round, q leaves
play-replay = the same deals again: --replay { $seed }
simulate-draw = Jacks or Better, pays { $table }; the best play, every hand and every draw counted
simulate-return = return      { $percent } %   { $fraction }
simulate-deviation = deviation   { $coins } coins a hand
simulate-hand = final hand
simulate-pays = pays
simulate-chance = chance
simulate-one-in = one in
simulate-share = returns
simulate-held = cards held
simulate-hands = hands
simulate-part = share
simulate-count = { $count }
simulate-ties = { $hands ->
    [0] No hand has two best choices.
   *[other] { $hands } hands have more than one best choice; the one that holds more cards is counted first.
  }
final-nothing = nothing
final-jacks-or-better = jacks or better
final-two-pair = two pair
final-three-of-a-kind = three of a kind
final-straight = straight
final-flush = flush
final-full-house = full house
final-four-of-a-kind = four of a kind
final-straight-flush = straight flush
final-royal-flush = royal flush
advice-title = { $hand }; pays { $table }
advice-hold = hold
advice-value = worth
advice-draws = coins/draws
advice-nothing = nothing
advice-more = { $holds } other choices are worth less or as little; --json has them all
play-name = Your first name:{" "}
play-hello = Good luck, { $name }!
play-goodbye = Goodbye, { $name }.
play-bet = Your chips: { $chips }. Bet? Enter for { $usual }, q to leave:{" "}
play-bet-range = a bet is 1 to { $most }
play-shuffled = The shoe is shuffled: { $decks ->
    [one] one deck.
   *[other] { $decks } decks.
  }
play-shoe-without-end = A new shoe without an end: each card is any of the 52.
play-action = { $actions }; ? for a hint, q to leave:{" "}
play-or = {", "}
play-no-action = '{ $word }' is not among these: { $actions }
play-not-now = not now; these are possible: { $actions }
play-cannot-pay = not enough chips for that
play-basic-strategy = basic strategy: { $action }
play-insurance = Insurance for { $half }? y or Enter for no; ? for a hint:{" "}
play-insurance-won = The insurance wins { $won }.
play-insurance-lost = The insurance loses { $won }.
play-even-money = Even money for your blackjack, { $bet } whatever the dealer has? y or Enter for no; ? for a hint:{" "}
play-early-surrender = Surrender before the dealer looks, and get { $half } back? y or Enter for no; ? for a hint:{" "}
play-say-yes-or-no = y for yes, Enter for no, ? for a hint, q to leave
play-hard = { $points }
play-soft = soft { $points }
play-natural = blackjack
play-bets = bet { $bet }
play-hand-won = won
play-hand-lost = lost
play-hand-pushed = push
play-hand-bust = bust
play-hand-surrendered = surrendered
play-chips-won = You win { $won }.
play-chips-lost = You lose { $won }.
play-pushed = Nothing won, nothing lost.
play-left = You leave in the middle of a round and lose your { $bets }.
play-void = The shoe has run out; the round is void.
play-no-chips = You have no chips left.
play-leaves-ahead = You leave with { $chips } chips, { $change } more than you came with.
play-leaves-behind = You leave with { $chips } chips, { $change } fewer than you came with.
play-hit-or-stand = Hit (h) or stand (s)? q to leave:{" "}
play-hit-or-stand-only = h for a card, s to stand
play-no-cards = the deck has come to its end
play-house-wins = The house wins.
play-nobody-wins = Nobody wins.
action-stand = stand (s)
action-hit = hit (h)
action-double = double (d)
action-split = split (p)
action-surrender = surrender (r)
rules-seed = the post's game: one card against two, all aces count alike, no bets
rules-seed-fixed = the same with aces and the dealer cured
chart-title = basic strategy by total and upcard:
chart-key = S stand, H hit, D double, P split, R surrender; small letters: what else, if that is not allowed
hand-title = { $cards } against { $up }, { $rules }: in bets, from a fresh shoe by composition
hand-choice = choice
hand-chart = the chart says { $cell }
blackjack-title = blackjack, { $rules }; one player, one coin a round
blackjack-exact = exact       { $percent } %   a fresh shoe, the best play by composition
blackjack-played = by chart    { $percent } %   { $from } to { $to } (99 %), { $rounds } rounds, seed { $seed }
blackjack-played-few = by chart    { $percent } %   too few rounds for an interval: { $rounds }, seed { $seed }
blackjack-deviation = deviation   { $coins } coins a round
blackjack-dealer = the dealer's hand and the player's edge by upcard, a fresh shoe:
blackjack-up = upcard
blackjack-bust = bust
blackjack-edge = edge
blackjack-all = all
blackjack-insurance = Insurance is not taken: it loses in a fresh shoe.
post-title = the post's game: the player's chances, exactly
post-play = play
post-player = player
post-house = house
post-nobody = nobody
post-edge = edge
post-best = best
post-stand-on = stand on { $points }
verify-title = what the player wins, in percent: as published, as found here, and how far apart they may be
verify-columns = rules, published, found, bound
verify-exact = exact
verify-played = by chart
verify-right = as published
verify-wrong = NOT as published
verify-sum = { $right } of { $all } lines are as published.

# --- Explanations
explain-wrong = wrong, in { $language }
explain-why = why it is wrong
explain-mend = what to do
explain-right = right, in { $language }: { $about }
explain-others = other languages: --in { $list } or { $last }
explain-list = { $list }, { $next }
explain-either = { $one } or { $other }
explain-shows = enough deals to catch it in 99 of 100 runs
explain-shown-cards = { $cards } cards
explain-shown-deals = { $deals } deals
explain-shown-kind = { $by }; { $kind }
explain-together = all tests together
explain-under = the built-in shuffle { $shuffle }, { $cards } cards
explain-same-law = no deals tell it from { $slugs }
explain-source = known from
explain-threads = reported in
explain-next = next: { $command }
explain-at-work = (the fault at work)
explain-audited = (the same shuffle, as an audit sees it)
explain-fairness = { $fairness }; { $effect }
explain-example = an example of { $code } { $slug }: { $title }
explain-keys = keys
explain-key = { $name }: { $about }; { $values }; default: { $default }
explain-page = more, in English: misdeal explain { $id } --lang en
list-shuffle = { $effect }; keys: { $keys }
fairness-fair = fair
fairness-physical = physical
fairness-faulty = faulty

# Fixes of faults.
fix-fisher-yates = Fisher-Yates on unbiased draws from the operating system
fix-sort-keys = sort by 64-bit keys, one a card, all drawn again if two are equal
fix-partial = the first k of n: k steps of Fisher-Yates from the front
fix-reservoir = k items of a stream whose length nobody knows
fix-one-generator = each worker has a generator of its own, seeded once by the system
fix-copy-and-lock = use the copy that comes back, and let one thread deal at a time
fix-enough-riffles = riffles, as many as the deck needs
fix-scatter = more than fits into memory: scatter to random parts, shuffle each

# Tests.
test-validity = every deal holds each card once; one that does not is proof
test-support = each card comes as far to the front and back as chance takes it
test-position = each card comes to each position equally often
test-classes = each rank, suit or copy comes to each position equally often
test-mean-place = each card lies equally far to the back on average
test-displacement = cards lie as far from home as chance takes them
test-scores = positions and draws lean towards no known fault
test-lehmer = how many smaller cards are still to come is uniform
test-draws-up = the draws of a forward Fisher-Yates shuffle are uniform
test-draws-down = the draws of a backward Fisher-Yates shuffle are uniform
test-low-bits = the lowest bits of draws agree half of the time
test-fixed-points = the number of cards at home has its exact law
test-cycles = the number of cycles has its exact law
test-first-cycle = the cycle through the first position has any length equally often
test-descents = the number of falls from card to card has its exact law
test-peaks = the number of cards larger than both neighbours has its exact law
test-runs = runs of rising and of falling cards have their lengths
test-successions = the number of cards that follow the next smaller one has its exact law
test-offsets = the step from a card to the next is any number equally often
test-neighbours = each card lies behind each other one equally often
test-patterns = four cards lie in each of their 24 orders equally often
test-longest-rise = the longest increasing subsequence is as long as chance makes it
test-longest-fall = the longest decreasing subsequence is as long as chance makes it
test-inversions = as many pairs of cards fall as rise
test-parity = even and odd orders come up equally often
test-pairs = the card at one position says nothing of another's
test-serial = the card at a position says nothing of the next deal's
test-overlap = neighbouring deals share as many first cards as chance allows
test-first-cards = as many different cards come first as chance makes it
test-blocks = each part of a large deck comes to each part equally often
test-orders = each possible order comes up equally often (small decks)
test-repeats = whole deals repeat as often as chance allows
test-hands = the first cards hold pairs and flushes as often as chance deals them
test-inclusion = each card is in a hand equally often (sets)
test-pair-inclusion = two cards are in a hand together equally often (sets)

# Built-in shuffles: what each does, how far from fair it is, its cost.
shuffle-fisher-yates = from the back, swap each card with one of those before it or itself
shuffle-fisher-yates-forward = from the front, swap each card with one of those behind it or itself
shuffle-inside-out = grow a copy: append each card, then swap it with any card of the copy
shuffle-draw-from-rest = deal a random card of the rest, the last card takes its place
shuffle-rejection = draw among all cards, again and again, until an unseen one turns up
shuffle-used-table = draw a number among the unused, walk a table to that unused card
shuffle-insertion = insert each card at a random place of the pile so far
shuffle-bulk = 64 decks at a time, in the lanes of vectors, by ranks (up to 128 cards)
shuffle-sort-random-keys = sort by random 64-bit keys, all drawn again if two are equal
shuffle-riffle = cut near the middle, let the cards of both packets fall into each other, 7 times
shuffle-shelf = lay each card on one of 10 shelves, above or below what is there, and stack them
shuffle-top-to-random = put the top card at a random place, as often as there are cards
shuffle-overhand = slide packets of about 5 cards off the top, each onto those before, 10 times
shuffle-cut = cut once, at a random place
shuffle-faro-out = a perfect riffle that leaves the top card on top
shuffle-faro-in = a perfect riffle that makes the top card the second
shuffle-smoosh = the wash on the table, a model: mix 12 neighbours of a ring, 2n times
shuffle-no-shuffle = 不洗牌: ranks in random order, their cards together, then 3 packets to the top
shuffle-global-swap = swap each position with any position
shuffle-global-swap-java = swap each position with any but the last, the first counted twice
shuffle-wash = exchange two different random cards, as often as there are cards
shuffle-random-transpositions = swap two random positions, perhaps the same, as often as there are cards
shuffle-sattolo = Fisher-Yates that never lets a card stay, by a bound one too low
shuffle-last-never-moves = Fisher-Yates whose range leaves out the last card
shuffle-recursive-draw = deal the card at a random split, then the left part, then the right part
shuffle-sort-random-comparator = sort with a coin in place of the comparison
shuffle-sort-short-keys = sort by random keys of 16 bits, equal ones in the order of before
shuffle-effect-fisher-yates = none: every order has probability 1/n!
shuffle-effect-fisher-yates-forward = { shuffle-effect-fisher-yates }
shuffle-effect-inside-out = { shuffle-effect-fisher-yates }
shuffle-effect-draw-from-rest = { shuffle-effect-fisher-yates }
shuffle-effect-rejection = { shuffle-effect-fisher-yates }
shuffle-effect-used-table = { shuffle-effect-fisher-yates }
shuffle-effect-insertion = { shuffle-effect-fisher-yates }
shuffle-effect-bulk = { shuffle-effect-fisher-yates }
shuffle-effect-sort-random-keys = { shuffle-effect-fisher-yates }
shuffle-effect-riffle = total variation for 52 cards: 5 times .924, 7 times .334, 10 times .043
shuffle-effect-shelf = total variation for 52 cards: 10 shelves 1.000, 50 shelves .159, 200 shelves .010
shuffle-effect-top-to-random = total variation for 52 cards: 52 times 1.000, 156 times .440, 260 times .021
shuffle-effect-overhand = 52 cards: two neighbours have never been parted with chance .107, fair is .019
shuffle-effect-cut = n of n! orders: total variation 1 - 1/(n-1)!; positions do not show it
shuffle-effect-faro-out = no chance at all; 52 cards are back in order after 8
shuffle-effect-faro-in = no chance at all; 52 cards are back in order after 52
shuffle-effect-smoosh = 52 cards, place of a card, total variation: 52 strokes .087, 104 strokes .012
shuffle-effect-no-shuffle = 54 cards in three runs of 17: 8.15 four-of-a-kinds a deal, fair is .29
shuffle-effect-global-swap = 52 cards: card 1 lands on position 0 with 1.3522 times its fair share
shuffle-effect-global-swap-java = the last card never stays last and lands first twice as often as it should
shuffle-effect-wash = half of all orders cannot come out; 54 cards: home with 7.64 times the fair share
shuffle-effect-random-transpositions = 52 cards: a card is at home with 7.6 times its fair share
shuffle-effect-sattolo = only single cycles come out: total variation 1 - 1/n
shuffle-effect-last-never-moves = the last card stays, the others are fair: total variation 1 - 1/n
shuffle-effect-recursive-draw = a Catalan number of orders: 42 of 120 for 5 cards, total variation 13/20
shuffle-effect-sort-random-comparator = total variation for 5 cards: from .175 (binary insertion) to .408 (insertion)
shuffle-effect-sort-short-keys = total variation for 52 cards: 8 bits .167, 16 bits .00067, 32 bits 1.0e-8
shuffle-cost-fisher-yates = n-1 draws, O(n), in place
shuffle-cost-fisher-yates-forward = { shuffle-cost-fisher-yates }
shuffle-cost-inside-out = n-1 draws, O(n), a copy
shuffle-cost-draw-from-rest = { shuffle-cost-fisher-yates }
shuffle-cost-rejection = n * H_n draws expected (236.0 for 52 cards), O(n log n), a copy
shuffle-cost-used-table = n-1 draws, O(n^2), a copy
shuffle-cost-insertion = n-1 draws, O(n^2), in place
shuffle-cost-bulk = 16 bits for about three draws, n^2/64 vector instructions
shuffle-cost-sort-random-keys = n draws of 64 bits, O(n log n), a copy
shuffle-cost-riffle = up to 2n-1 draws and O(n) a riffle, a copy
shuffle-cost-shelf = 2n draws, O(n log n), a copy
shuffle-cost-top-to-random = n draws, O(n^2), in place
shuffle-cost-overhand = n-1 draws and O(n) each time, in place
shuffle-cost-cut = a draw, O(n), in place
shuffle-cost-faro-out = no draw, O(n), a copy
shuffle-cost-faro-in = { shuffle-cost-faro-out }
shuffle-cost-smoosh = 24n draws, O(n), in place
shuffle-cost-no-shuffle = about n/4 draws, O(n), a copy
shuffle-cost-global-swap = n draws, O(n), in place
shuffle-cost-global-swap-java = { shuffle-cost-global-swap }
shuffle-cost-wash = 2n draws, O(n), in place
shuffle-cost-random-transpositions = { shuffle-cost-wash }
shuffle-cost-sattolo = { shuffle-cost-fisher-yates }
shuffle-cost-last-never-moves = { shuffle-cost-fisher-yates }
shuffle-cost-recursive-draw = up to n draws, O(n), a copy
shuffle-cost-sort-random-comparator = O(n log n) coins (insertion about 2n, bubble n^2/2), a copy
shuffle-cost-sort-short-keys = n draws, O(n log n), a copy

# Keys of shuffles: what each sets, the values it takes, and its value if it is not given.
shuffle-key-washes = how often the shuffle is applied to one deal, each time to the last result
shuffle-key-times-wash = the exchanges in one wash
shuffle-key-times-random-transpositions = { shuffle-key-times-wash }
shuffle-key-times-riffle = the riffles in one wash
shuffle-key-times-top-to-random = the cards moved in one wash
shuffle-key-times-overhand = the overhand shuffles in one wash
shuffle-key-times-faro-out = the faros in one wash
shuffle-key-times-faro-in = { shuffle-key-times-faro-out }
shuffle-key-times-smoosh = the strokes in one wash
shuffle-key-times-no-shuffle = the packets taken to the top in one wash
shuffle-key-packet-overhand = the mean number of cards in a packet
shuffle-key-packet-smoosh = the cards that a stroke mixes
shuffle-key-packet-no-shuffle = the cards of a rank: the suits of the deck, which lie one after the other
shuffle-key-shelves = the shelves of the machine
shuffle-key-sort = the sort that the coin drives
shuffle-key-bits = the bits of a key
shuffle-key-generator = the generator to deal from, for study; its state goes on from deal to deal
shuffle-key-bound = how a bounded draw is made of the generator's words
shuffle-key-reseed = when the generator is started again from a simulated clock
shuffle-key-clock = what the simulated clock counts
shuffle-key-deals-per-second = how many deals begin in a second of the simulated clock
shuffle-values-washes = an integer from 1 to 1000000
shuffle-values-times = { shuffle-values-washes }
shuffle-values-packet = { shuffle-values-washes }
shuffle-values-shelves = { shuffle-values-washes }
shuffle-values-deals-per-second = { shuffle-values-washes }
shuffle-values-sort = insertion, binary-insertion, merge, timsort, quick or bubble
shuffle-values-bits = an integer from 1 to 64
shuffle-values-generator = the name of a study generator
shuffle-values-bound = native, modulo, float, multiply or exact
shuffle-values-reseed = never, deal or draw
shuffle-values-clock = s or ms-of-day
shuffle-default-times-wash = the number of cards
shuffle-default-times-random-transpositions = { shuffle-default-times-wash }
shuffle-default-times-top-to-random = { shuffle-default-times-wash }
shuffle-default-times-smoosh = twice the number of cards
shuffle-default-generator = none: misdeal's own strong generator, each deal by itself

# Study generators.
generator-msvc-rand = rand() of Microsoft's C library, 15 bits: C and C++ on Windows
generator-glibc-rand = rand() of the GNU C library (TYPE_3), 31 bits: C and C++ on Linux
generator-java-random = java.util.Random, 48 bits: Collections.shuffle and Math.random() in Java
generator-v8-math-random = Math.random() of Chrome and Node, 52 bits, given in blocks of 64, last first
generator-mt19937 = std::mt19937, the Mersenne Twister of C++, 32 bits
generator-mt19937-python = the Mersenne Twister of Python's random, 32 bits
generator-php-mt-rand = mt_rand() of PHP 7.1 and later, a Mersenne Twister, 31 bits
generator-ansi-lcg = the example of rand() in the C standard, 15 bits
generator-lcg-low-bits = the whole state of the same, modulo 2^31: old BSD, home-made generators
generator-xorshift128plus = Vigna's xorshift128+ (23, 17, 26), 64 bits: Math.random() of Firefox and Safari

# How a deal was read; before a sentence, and in a column.
compared-cards = read from the cards:{" "}
compared-before = { $lag ->
    [one] compared with the deal before:{" "}
   *[other] compared with the deal { $lag } before:{" "}
}
compared-other = read in another way:{" "}
frame-cards = from cards
frame-before = { $lag ->
    [one] vs deal before
   *[other] vs { $lag } before
}
frame-other = other

# --- Pictures and the page
picture-seldom = too seldom
picture-errors = standard errors from fair
picture-often = too often
map-position-title = Card by position
map-position-axes = card (down) by position (across)
map-position-cell = card { $row } at position { $column }
map-before-title = Compared with the deal before
map-before-axes = position in the deal before (down) by position now (across)
map-before-cell = from position { $row } to position { $column }
map-followers-title = Which card follows which
map-followers-axes = card (down) and the card right behind it (across)
map-followers-cell = card { $column } right behind card { $row }
map-lehmer-title = Lehmer digits
map-lehmer-axes = smaller cards still to come (down) by position (across)
map-lehmer-cell = position { $column }, smaller cards still to come: { $row }
map-draws-up-title = Draws, filled from the front
map-draws-up-axes = how far ahead the card was drawn (down) by position (across)
map-draws-up-cell = position { $column }, drawn so far ahead: { $row }
map-draws-down-title = Draws, filled from the back
map-draws-down-axes = from which position the card was drawn (down) by position (across)
map-draws-down-cell = position { $column }, drawn from position { $row }
map-parts-up-title = Draws, filled from the front
map-parts-up-axes = part of what can be drawn (down) by position (across)
map-parts-up-cell = positions { $column }, drawn from part { $row }
map-parts-down-title = Draws, filled from the back
map-parts-down-axes = part of what can be drawn (down) by position (across)
map-parts-down-cell = positions { $column }, drawn from part { $row }
map-sets-title = How often each card is dealt
map-sets-axes = cards (across)
map-sets-cell = card { $column }
page-title = { $answer }: { $subject }
page-reasons = What the deals show
page-bets = How far from fair
page-diagnosis = Which mistake it is
page-why = Why it is wrong:
page-mend = What to do:
page-code = right, in { $language }
page-maps = Pictures
page-maps-about = Each cell is shaded by how far its count is from that of a fair shuffle, in standard errors. Chance alone shades a few cells faintly. Point at a cell, or use the arrow keys, for its numbers.
page-maps-binned = each cell is a block of { $rows } by { $columns }
page-map-observed = observed
page-map-predicted = what { $fault } would make
page-map-simulated = what { $fault } would make, by { $deals } simulated deals
page-map-difference = observed less that
page-map-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
page-cell-count = count
page-cell-fair = fair
page-cell-errors = standard errors
page-cell-predicted = predicted
page-odds = The odds against a fair shuffle
page-odds-about = Bets against a fair shuffle, which on average win nothing against one. Their capital is the odds, drawn by the root of its power of ten; deals are on a logarithmic scale.
page-odds-fixed = This run was judged once, at its end, and these odds had no part in that.
page-odds-deals = deals
page-odds-sure = enough to be sure
page-tests = All tests
page-tests-about = Sorted by p. The bar is the p-value after Holm’s correction for all of them, by the root of its power of ten.
page-tests-line = Whatever passes the line is evidence.
page-tests-not-sure = This run was looked at again and again, and the looks share the false-alarm rate: none of these p-values was small enough when it was looked at.
page-power-about = Chances are lower bounds: those of the best single test.
page-tests-nominal = The run stopped because it was sure, so these p-values are nominal: they say how clearly a test sees the fault, not how rarely a fair shuffle would do so.
page-test = test
page-frame = frame
page-frame-lies = as it lies
page-method = method
page-statistic = statistic
page-p = p
page-p-nominal = nominal p
page-adjusted = after Holm
page-effect = what stands out
page-holm = Holm’s line: above it evidence, at a false-alarm rate of { $alpha }
page-power = What this run would have found
page-unseen = What no such run can find
page-unseen-about = So many deals would it take even the best test made for this very fault.
page-invalid = Deals that broke the rules
page-notes = Notes
page-repeat = To repeat it
page-command = command
page-seed = seed
page-version = version
page-input = input
page-input-unread = not read to its end
page-bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
page-next = next
page-made = Made by misdeal { $version }. This page loads nothing from anywhere.

# --- The live line of a long run
progress-deals = { $deals } deals, { $rate }, at most { $left } left
progress-share = { $share } % of all chances walked, { $left } left
progress-rate = { $rate } a second
standing-sure = it is a misdeal; measuring by how much
standing-finding = strongest: { $test }, p { $p }; odds { $odds }
standing-odds = odds against a fair shuffle { $odds }
# --- Events and bets

# What cards are called. A playing card is one of the 54, under whatever name.
card-named = card { $name }
card-playing = card { $name }
card-from = the card from position { $position }
cards-span = the cards { $from } to { $to }
cards-from = the cards from positions { $from } to { $to }
cards-between = {" "}
cards-run = { $first }-{ $last }
cards-cut = { $cards } ... ({ $all } cards)
class-ace = an ace
class-jack = a jack
class-queen = a queen
class-king = a king
class-joker = a joker
class-spade = a spade
class-heart = a heart
class-club = a club
class-diamond = a diamond
class-number = { $number ->
    [8] an 8
   *[other] a { $number }
}
class-unknown = a card of class { $class }

# How many: "0, 2 to 4 or 7 or more". What is counted follows.
span-at-most = at most { $number }
span-range = { $from } to { $to }
span-or-more = { $number } or more
spans-between = ,{" "}
spans-last = { $spans } or { $last }
spans-cut = { $spans }, ... or { $last }

# Numbers that a deal shows; `count` only chooses between one and many.
shown-none = no card is at home
shown-none-before = no card stays where it was
shown-some = some card is at home
shown-some-before = some card stays where it was
shown-fixed-points = { $span } { $count ->
    [one] card is
   *[other] cards are
} at home
shown-fixed-points-before = { $span } { $count ->
    [one] card stays
   *[other] cards stay
} in place
shown-cycles = there { $count ->
    [one] is { $span } cycle
   *[other] are { $span } cycles
}
shown-first-cycle = the cycle through the first position takes { $span } { $count ->
    [one] position
   *[other] positions
}
shown-descents = { $span } { $count ->
    [one] card has a smaller one right behind it
   *[other] cards have a smaller one right behind them
}
shown-descents-before = { $span } { $count ->
    [one] pair of neighbours has changed its order
   *[other] pairs of neighbours have changed their order
}
shown-descents-cards = the deal falls into { $span } { $count ->
    [one] rising sequence
   *[other] rising sequences
}
shown-descents-cards-mean = { $span } { $count ->
    [one] card lies
   *[other] cards lie
} in front of the next smaller one
shown-peaks = { $span } { $count ->
    [one] card is larger than both its neighbours
   *[other] cards are larger than both their neighbours
}
shown-peaks-before = { $span } { $count ->
    [one] card comes from behind both its neighbours
   *[other] cards come from behind both their neighbours
}
shown-peaks-cards = { $span } { $count ->
    [one] card lies
   *[other] cards lie
} behind both the next smaller and the next larger one
shown-successions = { $span } { $count ->
    [one] card lies
   *[other] cards lie
} right behind the next smaller one
shown-successions-before = { $span } { $count ->
    [one] card lies right behind the card it lay behind before
   *[other] cards lie right behind the card they lay behind before
}
shown-longest-rise = the longest row of cards still in their order has { $span } { $count ->
    [one] card
   *[other] cards
}
shown-longest-fall = the longest row of cards in reverse order has { $span } { $count ->
    [one] card
   *[other] cards
}

# What was seen, how often, and how often is fair.
seen-share = { $compared }{ $event } in { $share } of deals; fair is { $fair }
seen-share-only = { $compared }{ $event } in { $share } of deals
seen-always = { $compared }{ $event } in every deal; fair is { $fair }
seen-never = { $compared }{ $event } in none of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; fair is { $fair }
seen-sum = { $compared }{ $sum } on average; fair is { $fair }
seen-cases = { $compared }{ $cases }; fair is { $fair }
seen-invalid = { $number } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} broke the rules
seen-repeat = { $number } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} equal an earlier one; fair is { $fair }

# Events of a deal as it lies, and those that are told alike in all frames.
event-card-at = { $card } comes to position { $position }
event-before = { $card } comes to one of the first { $position } positions
event-behind = { $card } comes to a position behind { $position }
event-order = the order { $order } comes up
event-lehmer-least = position { $position } gets the smallest card left
event-lehmer = position { $position } gets a card with { $digit ->
    [one] { $digit } smaller card
   *[other] { $digit } smaller cards
} still to come
event-draw-stays = position { $position }, when it is filled, keeps the card that lies there
event-draw-up = position { $position }, filled from the front, draws the card { $ahead } ahead
event-draw-down = position { $position }, filled from the back, draws from position { $found }
event-even = an even number of exchanges makes the deal
event-below = position { $position } gets a card before { $card } in deck order
event-above = position { $position } gets a card behind { $card } in deck order
event-follows = { $second } lies right behind { $first }
event-follows-first = { $card } lies first
event-follows-last = { $card } lies last
event-follows-none = there is no card
event-pattern = the cards at positions { $positions } have the order { $sizes } by size
event-first-two = the deal begins with { $first } { $second }
event-other = { $what } comes up

# Events read from the cards.
event-cards-lehmer-least = { $card } lies in front of all larger cards
event-cards-lehmer = { $card } lies behind { $digit ->
    [one] { $digit } larger card
   *[other] { $digit } larger cards
}
event-cards-up-stays = { $card }, placed from the first card on, keeps its place
event-cards-up = { $card }, placed from the first card on, takes the place of { $other }
event-cards-down-stays = { $card }, placed from the last card on, keeps its place
event-cards-down = { $card }, placed from the last card on, takes the place of { $other }
event-cards-follows = a card lies at position { $first } and the next one at { $second }
event-cards-follows-first = the first card lies at position { $position }
event-cards-follows-last = the last card lies at position { $position }
event-cards-pattern = the cards { $cards } lie as { $order }

# Events relative to a deal before.
event-before-lehmer-least =
    position { $position } gets the card that lay before all that are left
event-before-lehmer =
    position { $position } gets a card that lay behind { $digit } of those still to come
event-before-even = an even number of exchanges leads from one to the other
event-before-below = position { $position } gets a card that lay before position { $other }
event-before-above = position { $position } gets a card that lay behind position { $other }
event-before-pattern =
    the cards now at positions { $now } lay in the order of those at { $then }

# Hands.
event-holds = { $card } is in the hand
event-holds-both = cards { $first } and { $second } are in the hand together
event-shares-quarter = { $span } { $count ->
    [one] card of the first quarter was
   *[other] cards of the first quarter were
} there in the deal before too
event-shares = { $span } { $count ->
    [one] card was
   *[other] cards were
} dealt in the deal before too
hand-first-2 = the first two cards { $what }
hand-first-3 = the first three cards { $what }
hand-first-5 = the first five cards { $what }
hand-set-2 = the two cards { $what }
hand-set-3 = the three cards { $what }
hand-set-5 = the five cards { $what }
hand-or = {" "}or{" "}
hand-or-better = { $what } or better
hand-twin = are the same card of two packs
hand-pair-of-two-suits = are a pair of two suits
hand-two-of-one-suit = are two different cards of one suit
hand-neither = differ in rank and suit
hand-pair = are a pair
hand-one-suit = are of one suit
hand-natural = are an ace and a ten, jack, queen or king
hand-no-natural = are no ace with a card that counts ten
hand-one-rank = are of one rank
hand-pair-among = have a pair among them
hand-three-ranks = are of three ranks
hand-two-suits = are of two suits
hand-three-suits = are of three suits
hand-royal-flush = make a royal flush
hand-straight-flush = make a straight flush
hand-four-of-a-kind = make four of a kind
hand-full-house = make a full house
hand-flush = make a flush
hand-straight = make a straight
hand-three-of-a-kind = make three of a kind
hand-two-pairs = make two pairs
hand-one-pair = make a pair
hand-high-card = make no pair, straight or flush
hand-other = make some hand

# Lowest bits of draws. Where the number of choices is odd, they are not fair coins.
draws-lehmer = from the rest
draws-up = from the front
draws-down = from the back
event-low-bits =
    draws { $first } and { $second } { $draws }, of those with an even number of choices, are both even or both odd
event-low-bits-agree = among the draws { $draws }, { $span } { $count ->
    [one] pair of neighbours is
   *[other] pairs of neighbours are
} both even or both odd
event-low-bits-before =
    draw { $draw } { $draws }, of those with an even number of choices, is even or odd as in the deal before
event-low-bits-before-agree = of the draws { $draws }, { $span } { $count ->
    [one] is
   *[other] are
} even or odd as in the deal before

# Events that are counted by something else than deals.
cases-offset-after = of { $cases ->
    [one] { $cases } pair of neighbours
   *[other] { $cases } pairs of neighbours
}, in { $share } the second comes { $by ->
    [one] { $by } card
   *[other] { $by } cards
} after the first in deck order, counted round
cases-offset-before = of { $cases ->
    [one] { $cases } pair of neighbours
   *[other] { $cases } pairs of neighbours
}, in { $share } the second comes { $by ->
    [one] { $by } card
   *[other] { $by } cards
} before the first in deck order, counted round
cases-offset-cards-behind = of { $cases ->
    [one] { $cases } pair of cards next in deck order
   *[other] { $cases } pairs of cards next in deck order
}, in { $share } the second lies { $by ->
    [one] { $by } position
   *[other] { $by } positions
} behind the first, counted round
cases-offset-cards-before = of { $cases ->
    [one] { $cases } pair of cards next in deck order
   *[other] { $cases } pairs of cards next in deck order
}, in { $share } the second lies { $by ->
    [one] { $by } position
   *[other] { $by } positions
} before the first, counted round
cases-offset-lay-behind = of { $cases ->
    [one] { $cases } pair of neighbours
   *[other] { $cases } pairs of neighbours
}, in { $share } the second lay { $by ->
    [one] { $by } position
   *[other] { $by } positions
} behind the first, counted round
cases-offset-lay-before = of { $cases ->
    [one] { $cases } pair of neighbours
   *[other] { $cases } pairs of neighbours
}, in { $share } the second lay { $by ->
    [one] { $by } position
   *[other] { $by } positions
} before the first, counted round
cases-run-up = of { $cases ->
    [one] { $cases } rising run
   *[other] { $cases } rising runs
}, { $share } have { $span } { $count ->
    [one] card
   *[other] cards
}
cases-run-down = of { $cases ->
    [one] { $cases } falling run
   *[other] { $cases } falling runs
}, { $share } have { $span } { $count ->
    [one] card
   *[other] cards
}
cases-first-cards = of { $cases ->
    [one] { $cases } stretch
   *[other] { $cases } stretches
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, in { $share } { $span } { $count ->
    [one] different card comes
   *[other] different cards come
} first

# Numbers that are added up over all deals.
sum-inversions = { $number } pairs of cards lie in falling order
sum-inversions-before = { $number } pairs of cards change their order
sum-inversions-part = there are { $number } pairs of a card and a smaller one still to come
sum-first-cards = { $number } different cards come first in { $deals } deals
sum-footrule = the distances of all cards from home add up to { $number }
sum-squared-distance = the squared distances of all cards from home add up to { $number }
sum-places-of-one = { $card } comes to position { $number }
sum-places = the positions of { $cards } add up to { $number }
sum-card-at =
    the number of the card at position { $position }, from 0 in deck order, is { $number }
sum-cards-at =
    the numbers of the cards at positions { $from } to { $to }, from 0 in deck order, add up to { $number }
sum-card-at-before = the card at position { $position } lay at position { $number }
sum-cards-at-before =
    the cards at positions { $from } to { $to } lay at positions that add up to { $number }
sum-block-at = { $number } of { $cards } { $count ->
    [one] comes
   *[other] come
} to positions { $from } to { $to }
sum-draws-up =
    filled from the front, { $number } of the positions { $from } to { $to } draw from part { $part } of 32 of what is left
sum-draws-down =
    filled from the back, { $number } of the positions { $from } to { $to } draw from part { $part } of 32 of what is left
sum-score = deals score { $number } points for a pattern like that of { $fault }
sum-score-variant =
    deals score { $number } points for a pattern like that of { $fault } ({ $variant })
sum-other = { $what } adds up to { $number }

# Kinds of faults that deals are scored for.
variant-binary-insertion = binary insertion
variant-insertion = insertion
variant-merge-sort = merge sort
variant-timsort = TimSort
variant-as-many-as-cards = as many as cards
variant-three = three
variant-15-bits-modulo-from-the-front = 15 bits modulo, from the front
variant-15-bits-modulo-from-the-back = 15 bits modulo, from the back
variant-15-bits-multiplied-from-the-front = 15 bits multiplied, from the front
variant-15-bits-multiplied-from-the-back = 15 bits multiplied, from the back

# Products of cards, which are too large or too small.
together-cards-alike =
    { $compared }cards { $first } and { $second } lie in the same half of the deal too often, by { $errors } standard errors
together-cards-opposite =
    { $compared }cards { $first } and { $second } lie in opposite halves of the deal too often, by { $errors } standard errors
together-alike =
    { $compared }positions { $first } and { $second } get cards of the same half of the deck too often, by { $errors } standard errors
together-opposite =
    { $compared }positions { $first } and { $second } get cards of opposite halves of the deck too often, by { $errors } standard errors
again-alike =
    { $compared }position { $position } gets a card of the same half of the deck as in the deal before too often, by { $errors } standard errors
again-opposite =
    { $compared }position { $position } gets a card of the other half of the deck than in the deal before too often, by { $errors } standard errors

# Bets.
wager-settled =
    whoever bets { $bet } wins { $share } of the time (99 %: { $low } to { $high }); fair is { $fair }
wager-score = on deals that have at least { $points } { $count ->
    [one] point
   *[other] points
} by their { $digits }{ $compared }
wager-card-at = that position { $position } gets card { $card }
wager-cards-at = that position { $position } gets one of the cards { $cards }
wager-even = that an even number of exchanges makes the deal{ $compared }
wager-odd = that an odd number of exchanges makes the deal{ $compared }
wager-even-before =
    that an even number of exchanges leads from one to the other{ $compared }
wager-odd-before =
    that an odd number of exchanges leads from one to the other{ $compared }
wager-shows = that { $shown }{ $compared }
wager-orders = that the order is { $orders }
wager-orders-cut = that the order is { $orders } ... (one of { $all } orders)
wager-holds = that { $card } is in the hand
wager-holds-not = that { $card } is not in the hand
wager-other = on { $what }
orders-or = {" "}or{" "}
orders-between = ,{" "}
digits-lehmer = Lehmer digits
digits-draws-up = draws from the front
digits-draws-down = draws from the back
wager-compared-cards = , read from the cards,
wager-compared-before = { $lag ->
    [one] , compared with the deal before,
   *[other] , compared with the deal { $lag } before,
}
wager-compared-other = , read in another way,
# Lists, counts and numbers.
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and = { $list } and { $item }
list-numbers = { $list }, { $item }
list-or = { $list } or { $item }
span = { $low } to { $high }
n-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-findings = { $findings ->
    [one] { $findings } finding
   *[other] { $findings } findings
}
odds = { $left }{"\u00A0"}to{"\u00A0"}{ $right }
one-in = 1{"\u00A0"}in{"\u00A0"}{ $number }
time-seconds = { $seconds } s
time-minutes = { $minutes } min

# The answer, how sure it is, and the findings.
answer-misdeal = MISDEAL
answer-too-few-deals = TOO FEW DEALS
answer-no-evidence = NO EVIDENCE against it
facts = { $cards }, { n-deals }, { $time }
cards-set = sets of { $dealt } of { $deck } cards
cards-first = the first { $dealt } of { $deck } cards
certainty-fixed = one look, at the end, by Holm's rule; false-alarm rate { $rate }
certainty-proof = sure after { n-deals }: a deal that breaks the rules is proof; false-alarm rate { $rate }
certainty-findings = sure after { n-deals } by its tests, most of all { $test }; false-alarm rate { $rate }
certainty-capital = sure after { n-deals }: odds against a fair shuffle { $odds }; false-alarm rate { $rate }
certainty-open = not sure in { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
}: odds against a fair shuffle { $odds } in the end; false-alarm rate { $rate }
certainty-open-without-odds = not sure in { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
}; false-alarm rate { $rate }
broke-the-rules = { $bad } of { n-deals } broke the rules, the first at
strongest-denies = { $compared }the bet that won most denies that { $about }
strongest-of = { $compared }the bet that won most is that of { $test }
finding-test = test
finding-frame = frame
finding-method = method
finding-statistic = statistic
finding-p = p
finding-nominal-p = nominal p
finding-chi-square = { $statistic } (df { $degrees })
findings-none-by-itself = { n-findings } in all, none of them evidence by itself
findings-none = { n-findings } in all, none of them evidence
findings-all = { $evidence } of { n-findings } { $evidence ->
    [one] is
   *[other] are
} evidence
findings-more = and { $more } more: { findings-all }

# Notes, the seed, and what to do next.
note = note: { $note }
seed = seed: { $seed }
seed-of-deals = (of the deals)
seed-of-battery = (of the battery; the deals came from outside)
next = next: { $command }
next-purpose = ({ $purpose })
purpose-everyday-faults = so many deals show every everyday fault
purpose-smaller-faults = more deals see smaller faults
purpose-more-orders = a deck with more than one order
purpose-fair-shuffle = a fair shuffle, for comparison
purpose-faulty-shuffle = a faulty shuffle, for comparison
purpose-whole-report = the whole report on it
purpose-long-enough = so many deals can tell, if it lasts so long
purpose-comparable = what can be compared
purpose-same-audited = the same shuffle, as an audit sees it
purpose-one-card-more = one card more; what is fair for a few cards may have a limit further on
purpose-known-shuffles = the shuffle that this looks like, if it is one of the known ones
place-line = line { $number }
place-deal = deal { $number }
place-run = run { $number }
invalid-at = { $place }: { $what }
invalid-in = { $file }: { $place }: { $what }
invalid-length = got { n-cards }, expected { $expected }
invalid-cut-off = got { n-cards }, expected { $expected }, in a last line without an end: cut off?
invalid-copies = card { $card } more often than { $copies ->
    [one] once
   *[other] { $copies } times
}
invalid-copies-less = { invalid-copies }, one { $less } less
invalid-twice = card { $card } twice
invalid-twice-missing = card { $card } twice, card { $missing } missing
invalid-foreign = card { $token } is not in the deck
note-large-deck = a deck of { $deck } cards is too large for the tests of position, digits and draws; they were left out
note-copies-alike = copies of a card look alike, so each deal numbers them at random: 7.2 is one of the 7s
note-read-closely = { $some } of { n-deals } were read by every test and in all frames; of the others, only what costs least was counted, as they lie
note-read-first = every test read the first { $first } deals of a run; later ones were read by the tests that cost least, and 1 in 32 by all
note-interrupted = interrupted; this is what was known by then
note-first-index = cards could count from 0 or from 1; 0 was taken (--first-index decides)
note-partial = each deal was taken for the first { $dealt } of { $deck } cards (--of decides)
note-partial-counted = each deal was taken for the first { $dealt } of { $deck } cards counted from { $first } (--of decides)
note-set = every deal is ascending, so deals were taken for sets, order meaning nothing
note-labels = the deck was taken to be the cards seen, from { $first } to { $last }, ascending
note-copies = every deal shows the same { n-cards }, { $different } different ones, so these were taken for the deck (--copies decides)
note-runs-added = the deals of { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
} were added up, each read for itself
note-runs-stopped-sure = runs that stopped when sure: { $runs } of { $of }; how many deals they read depends on what was in them, so p-values are nominal (audit --fixed reads on)
note-runs-interrupted = runs that somebody stopped: { $runs } of { $of }; if that was for what was seen, p-values are nominal
note-runs-alike = runs with the same deals as another, one by one: { $runs } of { $of }; recorded deals given twice, or a program that begins with the same seed each time
note-faces-not-saved = ranks and suits are not saved with deals, so the tests of classes and hands were left out
note-repeats-in-part = repeats were looked for among { $some } of { n-deals }

# What a run would have found.
power-found = this run would have found
power-needed = deals needed
power-chance = chance
power-not-shown = not in deals of this shape
power-beyond = out of reach, even for a perfect test
power-head = { $head }:
power-line = { $fault }: { $chance }, needs { $needed }
power-line-not-shown = { $fault }: { $shown }
power-line-beyond = { $fault }: needs { $needed }
everyday-naive-swap = naive swap
everyday-sattolo = Sattolo's shuffle
everyday-end-fixed = an end that never moves
everyday-rounding-endpoints = rounded draws, whose ends come half as often
everyday-random-comparator = random comparator in a binary insertion sort
everyday-random-transpositions = n exchanges of two random cards
everyday-parity-locked = locked parity
everyday-too-few-riffles = three riffles
everyday-few-seeds = 2^15 seeds
everyday-carry-over = naive swap of a deck that is never put in order
beyond-remainder-of-32-bits = modulo bias of a 32-bit generator
beyond-fraction-of-24-bits = a 24-bit fraction, multiplied and rounded down
beyond-seeds-of-64-bits = 2^64 seeds
nothing-found-none-shows = no test found anything; no everyday fault shows in deals of this shape
nothing-found-all = no test found anything; that is no proof of fairness, but the everyday faults below would have been found
nothing-found-all-that-show = no test found anything; that is no proof of fairness, but the everyday faults that such deals show would have been found
nothing-found-but = no test found anything, but this could have been missed: { $faults } ({ n-deals } are enough)
nothing-found-but-some = no test found anything, but { $some } of { $all } everyday faults could have been missed ({ n-deals } are enough for all)
smallest = this run finds, with 99 %, { $found }
smallest-both = { $cell }, and { $rms }
smallest-cell = any card that comes to a position { $part } more often than fair
smallest-cell-times = any card that comes to a position { $times } times as often as fair
smallest-rms = cells that are off by { $part } rms

# Which known mistake it looks like.
diagnosis-looks-like = the mistake looks like { $fault }
diagnosis-or-like = or like { $fault }, of which such deals are just as likely
diagnosis-accounts = it accounts for all counts ({ $fit })
diagnosis-accounts-as-another = it accounts for all counts ({ $fit }); { $next } would, too, but less well
diagnosis-accounts-alone = it accounts for all counts ({ $fit }); the next best, { $next }, does not
diagnosis-none = no known mistake makes such deals
diagnosis-nearest = nearest comes { $fault }
diagnosis-nearest-not = but it does not account for all counts ({ $fit })
diagnosis-mend = how to mend it: misdeal explain { $fault }
diagnosis-what = what that is: misdeal explain { $fault }
diagnosis-besides = besides, whole deals come again as with { $fault }
diagnosis-fault = { $slug } ({ $code }): { $title }
diagnosis-settings = { $fault }; { $settings }
diagnosis-p = p { $p }
diagnosis-p-less = p < { $p }
cause-algorithm = look for it in the shuffle itself, not in the generator
cause-bound = look for it where a number of the generator becomes an index
cause-generator = look for it in the generator: the shuffle may be right, but its draws hang together
cause-seeding = look for it where the generator is seeded
cause-carried = look for it in what one deal leaves to the next
cause-cards = look for it where cards are copied, shared or dealt, not in the generator
setting-bits = bits { $value }
setting-bound = bound { $value }
setting-deals-a-seed = deals a seed { $value }
setting-deals-before = deals before { $value }
setting-draw = draw { $value }
setting-exchanges = exchanges { $value }
setting-from = from { $value }
setting-index = index { $value }
setting-left-out = left out { $value }
setting-moves = moves { $value }
setting-of = of { $value }
setting-packet = packet { $value }
setting-part = part { $value }
setting-period = period { $value }
setting-range = range { $value }
setting-riffles = riffles { $value }
setting-share = share { $value }
setting-shelves = shelves { $value }
setting-shuffle = shuffle { $value }
setting-size = size { $value }
setting-sort = sort { $value }
setting-times = times { $value }
setting-values = values { $value }
setting-washes = washes { $value }
setting-workers = workers { $value }
value-insertion = insertion
value-binary-insertion = binary-insertion
value-merge = merge
value-timsort = timsort
value-quick = quick
value-bubble = bubble
value-merge-of-pairs = merge of pairs
value-one-too-low = one too low
value-begins-again = begins again
value-the-back = the back
value-the-front = the front
value-different-cards = different cards
value-remainder = remainder
value-multiplied = multiplied

# How far from fair a shuffle is.
effect-total-variation = so at least { $part } of deals differ from fair ones (total variation >= { $least })
effect-bits-lost = at least about { $bits } of { $of } bits are missing
effect-seeds = deals repeat as if there were only about { $deals } different ones (99 %: { $low } to { $high })
effect-cells = cells furthest from fair (99 % for all cells together):
effect-cell = card { $card } at position { $position }: { $share } ({ $low } to { $high }); fair is { $fair }

# The picture of card by position.
map-head = card (down) by position (across)
map-head-exact = card (down) by position (across), exactly
map-exactly-fair = card by position: every card comes to every position exactly as often as is fair
map-all-fair = card by position: every cell is within { $within } standard errors of fair (furthest: { $furthest })
map-furthest = card by position: the furthest of { $cells } cells is { $furthest } standard errors off
map-fair = { $glyph } within { $within } standard errors of fair
map-fair-share = { $glyph } within { $within } of its fair share
map-steps = { $often } too often  { $seldom } too seldom, each step { $step }
map-blocks = each glyph is a block of cells

# Two shuffles side by side.
compare-better = { $side } IS BETTER
compare-no-difference = NO CLEAR DIFFERENCE
compare-unknown = NOT KNOWN which is better
compare-facts = { $cards }, { $time }
compare-one-heard = nobody can tell: only one of the two was heard
compare-deals-of = { n-deals } of { $side }
compare-too-few-deals = nobody can tell yet: nothing speaks against either, but { $few } could hide an everyday fault
compare-one-caught = { $better } is better: nothing speaks against it after { n-deals }; { $caught } was caught after { $caught_deals ->
    [one] { $caught_deals } deal
   *[other] { $caught_deals } deals
}
compare-one-caught-too-few-deals = { $better } is better: nothing speaks against it after { n-deals }, though they could hide an everyday fault; { $caught } was caught after { $caught_deals ->
    [one] { $caught_deals } deal
   *[other] { $caught_deals } deals
}
compare-heard-too-shortly = nobody can tell yet: { $caught } was caught after { $caught_deals ->
    [one] { $caught_deals } deal
   *[other] { $caught_deals } deals
}, and nothing speaks against { $other } after { $deals }; only { $wanted } would be a clear difference
compare-signs-agree = { $better } is better, though a misdeal too: { $reasons }
compare-signs-disagree = each in its way: A is the better one in that { $a }, but B is the better one in that { $b }
compare-none-caught = no difference was found: nothing speaks against either after { $a } and { n-deals }
compare-none-caught-each = no difference was found: nothing speaks against either after { n-deals } each
compare-both-would-show = both would have shown a card that comes to a position { $least } too often
compare-later = it was caught after { n-deals }, { $other } after { $soon }
compare-fewer-bits = it loses { $few } bits a deal, { $other } { $many }
compare-more-deals = it has at least { $many } different deals, { $other } at most { $few }
compare-equal = about equally bad: A was caught after { n-deals }, B after { $b }
compare-equal-bits = A loses { $a } bits a deal, B { $b }
compare-equal-factor = a factor of { $factor } would be clear
compare-row-verdict = verdict
compare-row-deals = deals read
compare-row-invalid = broke the rules
compare-row-sure = sure after
compare-row-odds = odds against fair
compare-row-total-variation = total variation
compare-row-bet = best bet (99 %)
compare-row-bits = bits lost
compare-row-different = different deals
compare-row-cell = worst cell (99 %)
compare-row-shown = would have shown
compare-row-everyday = everyday faults
compare-total-variation = at least { $least } (99{"\u00A0"}%)
compare-bits = { $lost } of { $fair } a deal
compare-different = about { $deals } ({ $low } to { $high })
compare-shown = a card { $part } too often at a position
compare-shown-times = a card { $times } times too often at a position
compare-invalid-first = { n-deals }, the first at { $first }
compare-not-sure = not sure
compare-everyday-all = all { $all } would be found
compare-everyday = { $found } of { $all } would be found
compare-share = { $share }{"\u00A0"}% ({ $low }{"\u00A0"}to{"\u00A0"}{ $high })
compare-cell = card { $card } at position { $position }: { $share }; fair is{"\u00A0"}{ $fair }
compare-bet = { $bet }: { $share }; fair is{"\u00A0"}{ $fair }
compare-not-heard = not heard
compare-rate = false-alarm rate of each verdict: { $rate }
compare-seeds = (of the deals: { $seeds })
compare-note-of = { $side }: { $note }
compare-note-taken = { $word } was taken for the shuffle; ./{ $word } is the file
compare-note-interrupted = interrupted before both were heard
bet-score = at least { $count ->
    [one] { $points } point
   *[other] { $points } points
} by { $test }
bet-card = position { $position } gets card { $card }
bet-cards = position { $position } gets one of { $cards } cards
bet-even = an even number of exchanges
bet-odd = an odd number of exchanges
bet-order = one certain order
bet-orders = one of { $orders } orders
bet-holds = card { $card } in the hand
bet-lacks = card { $card } not in the hand
bet-from-cards = read from the cards, { $bet }
bet-before = compared with the deal { $lag ->
    [one] before
   *[other] { $lag } before
}, { $bet }
bet-other-frame = read in another way, { $bet }
bet-spans-more = { $list }, ...
bet-at-home = { $span } { $count ->
    [one] card
   *[other] cards
} at home
bet-stay = { $span } { $count ->
    [one] card
   *[other] cards
} that stay
bet-cycles = { $span } { $count ->
    [one] cycle
   *[other] cycles
}
bet-first-cycle = { $span } { $count ->
    [one] position
   *[other] positions
} in the first cycle
bet-falls = { $span } { $count ->
    [one] fall
   *[other] falls
}
bet-peaks = { $span } { $count ->
    [one] peak
   *[other] peaks
}
bet-successions = { $span } { $count ->
    [one] succession
   *[other] successions
}
bet-longest-rise = { $span } { $count ->
    [one] card
   *[other] cards
} in the longest rise
bet-longest-fall = { $span } { $count ->
    [one] card
   *[other] cards
} in the longest fall

# The exact law of a shuffle.
exact-facts = { n-cards }, { $time }
exact-facts-repeated = { n-cards }, { $repeats } { $repeat }, { $time }
exact-label-fair = fair
exact-label-total-variation = total variation
exact-label-bits-lost = bits lost
exact-label-orders = orders
exact-label-likeliest = likeliest
exact-label-least-likely = least likely
exact-label-stay = cards that stay
exact-label-cut-off = cut off
exact-label-lost = loses cards
exact-label-paths = paths walked
exact-group-orders = orders
exact-group-chance = chance of each
exact-group-times-fair = times fair
exact-group-such-as = such as
exact-curve-repeats = { $repeat }
repeat-riffles = riffles
repeat-exchanges = exchanges
repeat-cards-moved = cards moved
repeat-strokes = strokes
repeat-faros = faros
repeat-washes = washes
exact-table = card (down) by position (across), in numbers
exact-fair = yes, exactly: every order has the same chance
exact-fair-where-it-ends = yes, exactly, where it ends: every order has the same chance
exact-not-fair = no
exact-fair-unknown = not known
exact-as-far = { $answer }, as far as the range of its numbers goes
exact-cut-off = with chance { $chance }, after the draws that it was allowed; all is told of the rest
exact-between = not known, from { $between }
exact-bits = { $lost } of { $fair }
exact-all-orders = all { $all } can come out
exact-some-orders = { $some } of { $all } can come out, 1 in { $one_in }
exact-some-orders-at-most = at most { $some } of { $all } can come out, 1 in { $one_in }
exact-never = never
exact-times = { $times } times as often as fair
exact-such-as = { $often }: { $example }
exact-stay = { $expected } expected where they were, where fair is 1; each with chance { $chance } on average
exact-lost = { $order } comes out with chance { $chance }
exact-paths = { $paths }, every one that its draws can take
exact-paths-cut-off = { $paths }, every one, some cut off
exact-mixed = mixed after { $repeats } { $repeat }, by the usual measure, a total variation of { $usual } or less
exact-mixed-first = mixed after the first, by the usual measure, a total variation of { $usual } or less
exact-mixed-between = mixed after more than { $before } and at most { $repeats } { $repeat }, by the usual measure, a total variation of { $usual } or less
exact-mixed-at-most = mixed after at most { $repeats } { $repeat }, by the usual measure, a total variation of { $usual } or less
exact-not-mixed = not mixed after { $repeats } { $repeat }, by the usual measure, a total variation of { $usual } or less
exact-mixed-unknown = when it is mixed, by the usual measure, a total variation of { $usual } or less, is not known
exact-orders-unknown = all orders: { $why }
exact-places-unknown = card by position: { $why }
exact-points-left-out = some points of the way are left out, since each takes long
exact-independent-words = as if the words of the generator were independent and equally likely; that they come from few seeds is not in these figures
exact-fair-by-proof = fair by proof; its code is walked whole in our tests
unknown-again-on-generator = washing again on a generator is not worked out
unknown-on-generator = not worked out on a generator
unknown-loses-cards = the shuffle loses cards
unknown-never-ends = the shuffle never ends within the draws allowed
unknown-may-not-end = the shuffle may draw without an end
unknown-long-chances = the chances need more than 64 bits
unknown-many-cards = the chance of every order is worked out for this shuffle up to { $number } cards: --cards { $number }
unknown-many-additions = { $number } additions are too many: expected at most { $most }; fewer repeats or cards would do
unknown-many-paths = one repeat has more than { $number } paths; fewer cards would do
unknown-many-shelves = too much work for so many cards; fewer shelves or cards would do
unknown-many-to-recurse = too much work for so many cards; up to 128 cards are
unknown-timsort = not worked out for TimSort of 64 cards and more
unknown-sort = not worked out for this sort beyond the orders of 7 cards
unknown-shuffle = not worked out for this shuffle
unknown-oracle = { $error }
