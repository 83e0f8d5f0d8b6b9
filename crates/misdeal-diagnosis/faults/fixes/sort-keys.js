// Prints deals: node sort-keys.js CARDS DEALS
// In a browser, crypto is there already.
const crypto = require("node:crypto").webcrypto;

// ---- the fix ----
const key = () => crypto.getRandomValues(new BigUint64Array(1))[0];

function shuffled(deck) {
  let keys;
  do keys = deck.map(key); // one a card, kept while sorting
  while (new Set(keys).size < keys.length); // again if two are equal
  const order = [...deck.keys()];
  order.sort((a, b) => (keys[a] < keys[b] ? -1 : 1));
  return order.map((i) => deck[i]);
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

for (let t = 0; t < deals; t++) {
  lines.push(shuffled([...Array(cards).keys()]).join(" "));
}
console.log(lines.join("\n"));
