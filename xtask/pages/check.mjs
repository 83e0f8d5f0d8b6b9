// Makes reports of every kind with a release build, opens each in headless Chromium in two
// widths and two colour schemes, and checks what is seen: no script error, nothing loaded, nothing
// wider than the window, every figure there, the numbers under the pointer those of the JSON.
//
//   cargo build --release && cd xtask/pages && npm install && node check.mjs [FOLDER]
//
// Screenshots are left in FOLDER, to be looked at. CHROMIUM is the browser, /usr/bin/chromium if
// it is not set.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), "misdeal-pages-")));
mkdirSync(folder, { recursive: true });
const misdeal = resolve(import.meta.dirname, "../../target/release/misdeal");
const doubled = join(folder, "doubled.txt");
writeFileSync(doubled, "0 1 2 3\n1 0 3 2\n2 2 0 1\n3 1 0 2\n");
// Names that would be markup if nobody took care.
const named = join(folder, "named.toml");
const names = ["<b>&amp</b>", "</script>", "{row}", "<!--", "黑桃A"];
writeFileSync(named, `cards = [${names.map((name) =>
  /^[!-~]*$/.test(name) ? `{ name = "${name}" }` : `"${name}"`).join(", ")}]\n`);

// A deck of ten cards that is cut and has one card moved, and is never put in order.
const carried = join(folder, "carried.txt");
let seed = 1;
const below = (n) => Math.floor((seed = (seed * 48271) % 2147483647) / 2147483647 * n);
const deck = Array.from({ length: 10 }, (_, card) => card);
writeFileSync(carried, Array.from({ length: 3000 }, () => {
  deck.splice(below(10), 0, ...deck.splice(below(10), 1));
  return deck.join(" ");
}).join("\n") + "\n");

// What is opened, and what must be there beside its maps.
const REPORTS = {
  "misdeal-52": { args: "--shuffle global-swap --cards 52", tests: true, odds: true },
  "no-evidence-52": { args: "--shuffle fisher-yates --cards 52 --deals 100000", tests: true, odds: true },
  "too-few-52": { args: "--shuffle fisher-yates --cards 52 --deals 100", tests: true, odds: true },
  "two-cards": { args: "--shuffle sattolo --cards 2", odds: true },
  "deck-54": { args: "--shuffle global-swap --deck 54", tests: true, odds: true },
  "six-decks": { args: "--shuffle riffle:times=4 --cards 312", tests: true, odds: true },
  "large-20000": { args: "--shuffle global-swap --cards 20000 --deals 400", tests: true, odds: true },
  "first-5-of-52": { args: "--shuffle global-swap --cards 5 --of 52", tests: true, odds: true },
  "hands-5-of-52": { args: "--shuffle global-swap --cards 5 --of 52 --unordered", tests: true, odds: true },
  "fixed-10": { args: "--shuffle global-swap --cards 10 --fixed --deals 20000", tests: true },
  "carried-10": { args: carried, tests: true, odds: true },
  doubled: { args: doubled },
  named: { args: `--shuffle global-swap --deck ${named}`, tests: true, odds: true },
};

const faults = [];
const expect = (isTrue, what) => { if (!isTrue) faults.push(what); };

function make(name, report, lang) {
  const html = join(folder, `${name}-${lang}.html`);
  const json = join(folder, `${name}-${lang}.json`);
  const args = ["audit", ...report.args.split(" "), "--lang", lang, "--html", html, `--json=${json}`, "-q"];
  if (report.args.includes("--shuffle")) args.push("--seed", "1");
  try {
    execFileSync(misdeal, args, { stdio: "ignore" });
  } catch (error) {
    // 1 and 3 are answers.
    if (![1, 3].includes(error.status)) throw error;
  }
  return { html, verdict: JSON.parse(readFileSync(json, "utf8")) };
}

async function check(browser, name, report, lang, width, colorScheme) {
  const { html, verdict } = report.made[lang];
  const at = `${name} ${lang} ${width} ${colorScheme}`;
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  page.on("pageerror", (error) => faults.push(`${at}: script: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && faults.push(`${at}: ${message.text()}`));
  page.on("request", (request) => request.url().startsWith("file:") || faults.push(`${at}: loads ${request.url()}`));
  const began = performance.now();
  await page.goto(`file://${html}`);
  const seconds = (performance.now() - began) / 1000;
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    lang: document.documentElement.lang,
    maps: document.querySelectorAll("svg.map").length,
    rows: document.querySelectorAll("#tests tbody tr:not(.holm)").length,
    odds: document.querySelectorAll("#odds svg polyline").length,
    power: document.querySelectorAll("#power tbody tr").length,
    repeat: document.querySelectorAll("#repeat dd").length,
    outside: [...document.querySelectorAll("section, p, li, dd, figcaption")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && !element.closest(".wide") && box.right > document.documentElement.clientWidth + 1;
    }).length,
  }));
  expect(seen.wide <= 0 && seen.outside === 0, `${at}: ${seen.wide} pixels too wide, ${seen.outside} outside`);
  expect(seen.lang === lang, `${at}: language ${seen.lang}`);
  const maps = layers(verdict);
  expect(seen.maps === maps, `${at}: ${seen.maps} maps, expected ${maps}`);
  expect(seen.rows === verdict.tests.length, `${at}: ${seen.rows} tests of ${verdict.tests.length}`);
  expect(!report.odds || seen.odds === 1, `${at}: no curve of odds`);
  expect(seen.power === verdict.power.length, `${at}: ${seen.power} faults of ${verdict.power.length}`);
  expect(seen.repeat >= 4, `${at}: ${seen.repeat} lines to repeat it`);
  await hover(page, at, verdict);
  await page.mouse.move(1, 1);
  await page.screenshot({ path: join(folder, `${name}-${lang}-${width}-${colorScheme}.png`), fullPage: true });
  await page.close();
  return { seconds, bytes: statSync(html).size };
}

// How many pictures there must be: of each map that counts deals, that of the deal before only
// where it is evidence; with what the diagnosed fault makes of it and the difference, if it does.
function layers(verdict) {
  const isTold = (map) => map.frame === "position-to-card" ||
    verdict.tests.some((test) => test.evidence && test.frame === map.frame && test.lag === map.lag);
  const shown = verdict.maps.filter((map) => map.deals > 0 && isTold(map));
  return shown.reduce((sum, map) => sum + (map.predicted ? 3 : 1), 0);
}

// Points at corners and the middle of each map: the numbers are those of the JSON.
async function hover(page, at, verdict) {
  const maps = page.locator("svg.map");
  for (let i = 0; i < (await maps.count()); i += 1) {
    const map = maps.nth(i);
    await map.scrollIntoViewIfNeeded();
    const index = Number(await map.getAttribute("data-map"));
    const layer = await map.getAttribute("data-layer");
    const counts = verdict.maps[index].counts;
    const [rows, columns] = [counts.length, counts[0].length];
    for (const [row, column] of [[0, 0], [rows >> 1, columns >> 1], [rows - 1, 0]]) {
      const point = await map.evaluate((svg, [row, column]) => {
        const matrix = svg.querySelector(".cells").getScreenCTM();
        const { x, y } = new DOMPoint(column + 0.5, row + 0.5).matrixTransform(matrix);
        return { x, y };
      }, [row, column]);
      await page.mouse.move(point.x, point.y);
      const box = page.locator("#numbers");
      const text = (await box.isVisible()) ? await box.innerText() : "";
      const count = counts[row][column].toLocaleString("en-US");
      const isThere = layer === "predicted" || text.split("\n").some((line) => line.endsWith(`: ${count}`));
      expect(text !== "" && isThere, `${at}: map ${i} at ${row}, ${column}: '${text}', expected ${count}`);
    }
    await map.focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#numbers").isVisible(), `${at}: map ${i}: no numbers by keys`);
    await map.blur();
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const only = process.env.ONLY?.split(",");
for (const [name, report] of Object.entries(REPORTS)) {
  if (only && !only.includes(name)) continue;
  report.made = Object.fromEntries(["en", "zh"].map((lang) => [lang, make(name, report, lang)]));
  let slowest = 0;
  let bytes = 0;
  for (const lang of ["en", "zh"]) {
    for (const width of [390, 1280]) {
      for (const scheme of ["light", "dark"]) {
        const seen = await check(browser, name, report, lang, width, scheme);
        slowest = Math.max(slowest, seen.seconds);
        bytes = Math.max(bytes, seen.bytes);
      }
    }
  }
  console.log(`${name}: ${Math.ceil(bytes / 1024)} KiB, opens in at most ${slowest.toFixed(2)} s`);
  if (name.endsWith("-52")) expect(bytes < 1024 * 1024, `${name}: ${bytes} bytes, expected less than 1 MiB`);
}
await browser.close();
faults.forEach((fault) => console.log(`FAULT ${fault}`));
console.log(`${faults.length} faults; pictures in ${folder}`);
process.exitCode = faults.length === 0 ? 0 : 1;
