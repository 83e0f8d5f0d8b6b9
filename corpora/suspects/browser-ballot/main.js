"use strict";
const { count, emit, flush, fresh } = require('../../suspect.js');

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
