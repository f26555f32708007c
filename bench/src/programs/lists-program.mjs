// Asks one list question again and again of 100,000 documents: the product's ordered index, or SQLite's on expressions.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { answerAsked } from "../child.mjs";
import { builtProduct } from "../build-product.mjs";

const DOCUMENTS = 100_000;
const PAGE = 24;
const CATEGORIES = ["painting", "calligraphy", "sculpture", "photography"];
const [kind] = process.argv.slice(2);

const documentOf = (number) => ({
  artworkId: `work-${number}`,
  title: `عمل ${number}`,
  category: CATEGORIES[number % CATEGORIES.length],
  listedAt: new Date(1.7e12 + ((number * 7_919) % DOCUMENTS) * 60_000).toISOString(),
  price: ((number * 37) % 9_000) * 100,
  artist: { id: `artist-${number % 500}`, name: "نورة القحطاني" },
  description: "زيت على قماش ".repeat(10),
});

const naqsh = async () => {
  const { createEmbeddedReadModelStore } = await import(builtProduct("lists"));
  const silent = () => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const works = await store.collection({ name: "works", version: 1, indexes: { newest: ["category", "listedAt"] } });
  const position = "00000000000000000001";
  const writes = Array.from({ length: DOCUMENTS }, (_, number) => documentOf(number));
  await works.write(
    writes.map((document) => ({ key: document.artworkId, document, position })),
    position,
  );
  return async (category) => {
    const found = await works.find({ index: "newest", equals: [category], direction: "descending", limit: PAGE });
    return found.documents.map(({ document }) => document);
  };
};

const sqlite = async () => {
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(":memory:");
  database.exec("CREATE TABLE works (key TEXT PRIMARY KEY, document TEXT)");
  const insert = database.prepare("INSERT INTO works VALUES (?, ?)");
  database.transaction(() => {
    for (let number = 0; number < DOCUMENTS; number += 1)
      insert.run(`work-${number}`, JSON.stringify(documentOf(number)));
  })();
  const fields = "json_extract(document, '$.category'), json_extract(document, '$.listedAt')";
  database.exec(`CREATE INDEX newest ON works (${fields})`);
  const [category, listedAt] = fields.split(", json").map((field, place) => (place === 0 ? field : `json${field}`));
  const list = database.prepare(
    `SELECT document FROM works WHERE ${category} = ? ORDER BY ${listedAt} DESC LIMIT ${PAGE}`,
  );
  return async (wanted) => list.all(wanted).map(({ document }) => JSON.parse(document));
};

const find = await (kind === "sqlite" ? sqlite() : naqsh());

answerAsked({
  ask: async ({ questions }) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const before = process.cpuUsage();
    let documents = 0;
    let longest = 0;
    for (let number = 0; number < questions; number += 1) {
      const start = performance.now();
      documents += (await find(CATEGORIES[number % CATEGORIES.length])).length;
      longest = Math.max(longest, performance.now() - start);
      if (number % 100 === 0) await new Promise(setImmediate);
    }
    const { user, system } = process.cpuUsage(before);
    if (documents !== questions * PAGE) throw new Error("A list was not whole");
    return { cpu: (user + system) / questions, longest };
  },
  stop: () => process.exit(0),
});
process.send({ ready: {} });
