// Prints deals: node copy-and-lock.js CARDS DEALS
// ---- the fix ----
const { randomInt } = require("node:crypto");

function shuffled(deck) {
  const copy = [...deck];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

class Table {
  constructor(deck) {
    this.deck = deck;
  }
  deal() { // no await in here, so nothing else runs in between
    this.deck = shuffled(this.deck); // the copy that comes back is used
    return [...this.deck];
  }
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

const table = new Table([...Array(cards).keys()]);
for (let t = 0; t < deals; t++) {
  lines.push(table.deal().join(" "));
}
console.log(lines.join("\n"));
