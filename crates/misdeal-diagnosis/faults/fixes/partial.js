// Prints samples of 3: node partial.js CARDS SAMPLES
// ---- the fix ----
const { randomInt } = require("node:crypto");

function sample(deck, k) {
  deck = [...deck];
  for (let i = 0; i < k; i++) { // k steps, from the front
    const j = randomInt(i, deck.length); // any that is left
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck.slice(0, k); // the part that was shuffled
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

for (let t = 0; t < deals; t++) {
  lines.push(sample([...Array(cards).keys()], 3).join(" "));
}
console.log(lines.join("\n"));
