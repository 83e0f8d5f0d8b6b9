// Prints deals: node scatter.js CARDS DEALS
// ---- the fix ----
const { randomInt } = require("node:crypto");

function* shuffled(items, parts) {
  const heaps = Array.from({ length: parts }, () => []); // or files
  for (const item of items) heaps[randomInt(parts)].push(item);
  for (const heap of heaps) { // must fit into memory
    for (let i = heap.length - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [heap[i], heap[j]] = [heap[j], heap[i]];
    }
    yield* heap;
  }
}
// ---- it ends here ----

const [cards, deals] = process.argv.slice(2).map(Number);
const lines = [];

for (let t = 0; t < deals; t++) {
  lines.push([...shuffled(Array(cards).keys(), 3)].join(" "));
}
console.log(lines.join("\n"));
