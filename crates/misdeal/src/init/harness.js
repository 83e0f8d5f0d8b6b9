// Prints deals of your shuffle, one a line, for as long as somebody reads them:
//
//     misdeal audit -- node harness.js
//
// Arguments: the number of cards (52) and of deals (no end).

function shuffle(deck) {
  // ---- your shuffle function here ----
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  // ---- it ends here ----
  return deck;
}

async function main(cards = 52, deals = Infinity) {
  const out = process.stdout;
  out.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(); // nobody reads any more
  });
  let lines = "";
  for (let i = 0; i < deals; i++) {
    // Each deal begins with a deck in order. If your program goes on shuffling the same deck,
    // move this line out of the loop; misdeal looks at both.
    let deck = [...Array(cards).keys()];
    deck = shuffle(deck);
    lines += deck.join(" ") + "\n";
    if (lines.length < 65536) continue;
    // If the reader is slow, wait for it.
    if (!out.write(lines)) await new Promise((resume) => out.once("drain", resume));
    lines = "";
  }
  out.write(lines);
}

main(...process.argv.slice(2).map(Number));
