// Prints deals: node fisher-yates.js CARDS DEALS
// In a browser, crypto is there already.
const crypto = require("node:crypto").webcrypto;

// ---- the fix ----
function below(m) {
  const limit = 2 ** 32 - (2 ** 32 % m);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0] >= limit); // else small numbers come too often
  return word[0] % m;
}

function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1); // 0 to i, each equally likely
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

for (let t = 0; t < deals; t++) {
  const deck = [...Array(cards).keys()];
  shuffle(deck);
  lines.push(deck.join(" "));
}
console.log(lines.join("\n"));
