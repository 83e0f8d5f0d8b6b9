// Prints deals of two workers: node one-generator.js CARDS DEALS
const { Worker, isMainThread, workerData, parentPort } = require("node:worker_threads");

// ---- the fix ----
// crypto asks the operating system: there is no seed to choose, to
// share or to copy into another worker.
const { randomInt } = require("node:crypto");

function deal(cards) {
  const deck = [...Array(cards).keys()];
  for (let i = cards - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}
// ---- it ends here ----

if (isMainThread) {
  const [cards, deals] = process.argv.slice(2).map(Number);
  const half = Math.floor(deals / 2);
  for (const count of [half, deals - half]) {
    const worker = new Worker(__filename, { workerData: { cards, count } });
    worker.on("message", (lines) => console.log(lines));
  }
} else {
  const { cards, count } = workerData;
  const lines = Array.from({ length: count }, () => deal(cards).join(" "));
  parentPort.postMessage(lines.join("\n"));
}
