"use strict";
// What the JavaScript programs of suspects/ share: arguments and output.
const fs = require('fs');
const n = Number(process.argv[2]), count = Number(process.argv[3]);
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
module.exports = { n, count, seed: process.argv[4], emit, flush, fresh };
