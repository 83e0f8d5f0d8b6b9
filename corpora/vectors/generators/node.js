// Asks V8's Math.random() itself. usage: node --random-seed=N node.js N WHAT
'use strict';
const [seed, what] = process.argv.slice(2);
const MAXIMA = [
  0, 1, 5, 9, 51, 52, 63, 64, 415, 32767, 2 ** 20, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32,
  2 ** 40 - 1, 2 ** 52 - 1, 2 ** 52, 51,
];

function row(kind, what, rest) {
  console.log(JSON.stringify({ kind, what, seed, ...rest }));
}

if (what === 'fraction') {
  // More than three blocks of 64.
  const values = Array.from({ length: 200 }, () => String(Math.random()));
  row('fraction', 'v8-math-random', { values });
} else if (what === 'draws') {
  const maxima = [...MAXIMA, ...MAXIMA, ...MAXIMA, ...MAXIMA];
  const values = maxima.map((max) => String(Math.floor(Math.random() * (max + 1))));
  row('native', 'v8-math-random', { maxima: maxima.map(String), values });
} else {
  const deals = [];
  for (let deal = 0; deal < 3; deal++) {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (let i = deck.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    deals.push(deck);
  }
  row('deals', 'fisher-yates:generator=v8-math-random', { cards: 52, deals });
}
