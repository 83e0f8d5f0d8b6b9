// Prints sets of 3: node reservoir.js CARDS SETS
// ---- the fix ----
const { randomInt } = require("node:crypto");

function reservoir(stream, k) {
  const kept = [];
  let seen = 0;
  for (const item of stream) {
    seen += 1;
    if (kept.length < k) {
      kept.push(item);
      continue;
    }
    const j = randomInt(seen); // of all seen, this one included
    if (j < k) kept[j] = item;
  }
  return kept; // a fair set; shuffle it if its order matters
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

for (let t = 0; t < deals; t++) {
  lines.push(reservoir(Array(cards).keys(), 3).join(" "));
}
console.log(lines.join("\n"));
