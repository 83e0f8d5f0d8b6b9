"use strict";
// The numbers of the cell that is pointed at, or reached by the arrow keys.
(() => {
  const { words, maps } = JSON.parse(document.getElementById("data").textContent);
  const box = document.getElementById("numbers");
  const show = (number) =>
    number === null ? "–" : Number(number).toLocaleString("en-US", { maximumFractionDigits: 4 });

  const fill = (map, layer, row, column) => {
    const say = (name, value) => {
      const line = document.createElement("span");
      line.textContent = `${name}: ${value}`;
      return [line, document.createElement("br")];
    };
    const title = document.createElement("b");
    title.textContent = map.cell
      .replace("{row}", () => map.rows[row])
      .replace("{column}", () => map.columns[column]);
    const lines = [title];
    if (layer !== "predicted") lines.push(...say(words.count, show(map.counts[row][column])));
    if (layer !== "observed") lines.push(...say(words.predicted, show(map.made[row][column])));
    if (layer !== "difference") lines.push(...say(words.fair, show(map.fair[row][column])));
    lines.push(...say(words.errors, show(map[layer][row][column])));
    box.replaceChildren(...lines);
  };

  const mark = (cells, row, column) => {
    let frame = cells.querySelector(".pointed");
    if (!frame) {
      frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      frame.setAttribute("class", "pointed");
      frame.setAttribute("width", 1);
      frame.setAttribute("height", 1);
      cells.append(frame);
    }
    frame.setAttribute("x", column);
    frame.setAttribute("y", row);
  };

  const place = (x, y) => {
    box.hidden = false;
    const room = document.documentElement;
    const left = Math.min(x + 14, room.clientWidth - box.offsetWidth - 6);
    const below = y + 18 + box.offsetHeight < room.clientHeight;
    box.style.left = `${Math.max(6, left) + scrollX}px`;
    box.style.top = `${(below ? y + 18 : y - box.offsetHeight - 12) + scrollY}px`;
  };

  for (const svg of document.querySelectorAll("svg.map")) {
    const map = maps[svg.dataset.map];
    const cells = svg.querySelector(".cells");
    let at = null;
    const point = (row, column, x, y) => {
      const isThere = row >= 0 && row < map.rows.length && column >= 0 && column < map.columns.length;
      if (!isThere) return leave();
      at = [row, column];
      mark(cells, row, column);
      fill(map, svg.dataset.layer, row, column);
      place(x, y);
    };
    const leave = () => {
      box.hidden = true;
      cells.querySelector(".pointed")?.remove();
    };
    const pointer = (event) => {
      const inside = new DOMPoint(event.clientX, event.clientY).matrixTransform(cells.getScreenCTM().inverse());
      point(Math.floor(inside.y), Math.floor(inside.x), event.clientX, event.clientY);
    };
    svg.addEventListener("pointermove", pointer);
    svg.addEventListener("pointerdown", pointer);
    // A finger that is lifted leaves too, and the numbers shall stay.
    svg.addEventListener("pointerleave", (event) => event.pointerType === "touch" || leave());
    svg.addEventListener("blur", leave);
    svg.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
      if (event.key === "Escape") leave();
      if (!step) return;
      event.preventDefault();
      const clamp = (value, count) => Math.min(Math.max(value, 0), count - 1);
      const row = at ? clamp(at[0] + step[0], map.rows.length) : 0;
      const column = at ? clamp(at[1] + step[1], map.columns.length) : 0;
      const inPage = new DOMPoint(column + 0.5, row + 0.5).matrixTransform(cells.getScreenCTM());
      point(row, column, inPage.x, inPage.y);
    });
  }
})();
