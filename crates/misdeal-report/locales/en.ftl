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
page-maps-binned = With so many cards each cell is a block of { $rows } by { $columns }.
page-map-observed = observed
page-map-predicted = what { $fault } would make
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
page-odds-about = Bets against a fair shuffle, which on average win nothing against one. Their capital is the odds; both scales are logarithmic.
page-odds-deals = deals
page-odds-sure = enough to be sure
page-tests = All tests
page-tests-about = Sorted by p. The bar is the p-value after Holm’s correction for all of them; whatever passes the line is evidence.
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
