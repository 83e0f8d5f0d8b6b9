# Words of `misdeal deal`.
deal-seat = seat { $number }
deal-in-order = in order
deal-washed = washed { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
deal-number = deal { $number }
deal-face-down = face down
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
