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
