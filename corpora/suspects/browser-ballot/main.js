"use strict";
const fs = require('fs');
const n = Number(process.argv[2]), count = Number(process.argv[3]);
const seedArg = process.argv[4];
let pending = [];
function flush() {
  if (!pending.length) return;
  let buf = Buffer.from(pending.join('\n') + '\n'), off = 0;
  pending = [];
  while (off < buf.length) {
    try { off += fs.writeSync(1, buf, off); }
    catch (e) { if (e.code === 'EPIPE') process.exit(0); if (e.code !== 'EAGAIN') throw e; }
  }
}
function emit(row) { pending.push(row.join(' ')); if (pending.length >= 4096) flush(); }
const fresh = () => Array.from({ length: n }, (_, k) => k);

// As engines of that time sorted short arrays: each item sinks as long as it compares as smaller.
function sort(items, compare) {
  for (let k = 1; k < items.length; k++) {
    for (let at = k; at > 0 && compare(items[at], items[at - 1]) < 0; at--) {
      [items[at - 1], items[at]] = [items[at], items[at - 1]];
    }
  }
  return items;
}

for (let t = 0; t < count; t++) emit(sort(fresh(), () => 0.5 - Math.random()));

flush();
