// Asks two list questions again and again of 100,000 documents: the product's ordered indexes, or SQLite's on expressions.
import { answerAsked } from "../child.mjs";
import { builtProduct } from "../build-product.mjs";

const DOCUMENTS = 100_000;
const PAGE = 24;
const CATEGORIES = ["painting", "calligraphy", "sculpture", "photography"];
/** One in so many works has a word that begins like this. */
const WORDS = { زيت: 2, نخل: 50, بحر: 1_500, عود: 20_000 };
const [kind] = process.argv.slice(2);

/** Sixty beginnings, as a title in two languages, a medium and five tags have. */
const wordsOf = (number) => [
  ...Array.from({ length: 60 }, (_, place) => `بداية${(number * 31 + place * 17) % 4_000}`),
  ...Object.entries(WORDS).flatMap(([word, oneIn]) => (number % oneIn === 0 ? [word] : [])),
];

const documentOf = (number) => ({
  artworkId: `work-${number}`,
  title: `عمل ${number}`,
  category: CATEGORIES[number % CATEGORIES.length],
  listedAt: new Date(1.7e12 + ((number * 7_919) % DOCUMENTS) * 60_000).toISOString(),
  price: ((number * 37) % 9_000) * 100,
  artist: { id: `artist-${number % 500}`, name: "نورة القحطاني" },
  description: "زيت على قماش ".repeat(10),
  shelves: ["all", CATEGORIES[number % CATEGORIES.length]],
  words: wordsOf(number),
});

const naqsh = async () => {
  const { createEmbeddedReadModelStore } = await import(builtProduct("lists"));
  const silent = () => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const indexes = { newest: ["category", "listedAt"], byPrice: ["shelves", "price"], byWord: ["words", "listedAt"] };
  const works = await store.collection({ name: "works", version: 1, indexes });
  const position = "00000000000000000001";
  const writes = Array.from({ length: DOCUMENTS }, (_, number) => documentOf(number));
  await works.write(
    writes.map((document) => ({ key: document.artworkId, document, position })),
    position,
  );
  const find = async (asked) => {
    const found = await works.find({ ...asked, direction: "descending", limit: PAGE });
    return found.documents.map(({ document }) => document);
  };
  return {
    newest: (category) => find({ index: "newest", equals: [category] }),
    search: (word) => find({ index: "byPrice", equals: ["all"], within: { index: "byWord", equals: [word] } }),
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
  database.exec("CREATE TABLE words (word TEXT, price INTEGER, key TEXT)");
  const note = database.prepare("INSERT INTO words VALUES (?, ?, ?)");
  database.transaction(() => {
    for (let number = 0; number < DOCUMENTS; number += 1) {
      const { words, price } = documentOf(number);
      for (const word of words) note.run(word, price, `work-${number}`);
    }
  })();
  database.exec("CREATE INDEX prices ON words (word, price, key)");
  const search = database.prepare(
    `SELECT document FROM words JOIN works USING (key) WHERE word = ?
     ORDER BY words.price DESC, words.key DESC LIMIT ${PAGE}`,
  );
  const parsed = (rows) => rows.map(({ document }) => JSON.parse(document));
  return {
    newest: async (wanted) => parsed(list.all(wanted)),
    search: async (word) => parsed(search.all(word)),
  };
};

const questions = await (kind === "sqlite" ? sqlite() : naqsh());

/** CPU of one of many questions, in microseconds, and the longest that one took, in milliseconds. */
const asked = async (count, find) => {
  const before = process.cpuUsage();
  let documents = 0;
  let longest = 0;
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    documents += (await find(number)).length;
    longest = Math.max(longest, performance.now() - start);
    if (number % 100 === 0) await new Promise(setImmediate);
  }
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / count, longest, documents };
};

answerAsked({
  newest: async ({ count }) => {
    const { documents, ...figures } = await asked(count, (number) =>
      questions.newest(CATEGORIES[number % CATEGORIES.length]),
    );
    if (documents !== count * PAGE) throw new Error("A list was not whole");
    return figures;
  },
  search: async ({ count }) => {
    const words = Object.keys(WORDS);
    const { documents, ...figures } = await asked(count, (number) => questions.search(words[number % words.length]));
    return { ...figures, documents: documents / count };
  },
  stop: () => process.exit(0),
});
process.send({ ready: {} });
