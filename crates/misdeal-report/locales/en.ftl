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
