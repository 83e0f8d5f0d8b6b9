// Makes deals of your shuffle from random numbers that misdeal chooses, which tries them all:
//
//     misdeal exact --cards 5 -- node exact.js
//
// Every random number of the shuffle must come from `below`. Standard output belongs to misdeal:
// print anything else to standard error, with console.error.

// A whole number from 0 to m - 1, chosen by misdeal. Instead of Math.random(): below(m) / m.
function below(m) {
  say(`below ${m}`);
  return Number(hear());
}

function shuffle(deck) {
  // ---- your shuffle function here ----
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  // ---- it ends here ----
  return deck;
}

function say(line) {
  fs.writeSync(1, line + "\n");
}

// The next line of standard input, waited for; undefined at its end.
function hear() {
  while (!heard.includes("\n")) {
    const count = fs.readSync(0, bytes);
    if (count === 0) return undefined;
    heard += bytes.toString("latin1", 0, count);
  }
  const end = heard.indexOf("\n");
  const line = heard.slice(0, end);
  heard = heard.slice(end + 1);
  return line;
}

let fs;
const bytes = Buffer.alloc(4096);
let heard = "";

import("fs").then((module) => {
  fs = module;
  for (let line = hear(); line !== undefined; line = hear()) {
    const cards = Number(line.split(" ")[1]); // deal 5
    const deck = shuffle([...Array(cards).keys()]);
    say(`dealt ${deck.join(" ")}`);
  }
});
