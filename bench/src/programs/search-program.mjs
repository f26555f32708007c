// Searches 100,000 works by the queries that tests keep: the product's index, MiniSearch as it comes, or SQLite's trigrams.
import { answerAsked } from "../child.mjs";
import { builtProduct } from "../build-product.mjs";

const FOUND = 5;
const [kind, works] = process.argv.slice(2);
const { searchQueryCases, searchWorld, SearchIndex } = await import(builtProduct("search"));

/** With many works of each category, only queries that mean one of them can be judged. */
const queries = searchQueryCases.filter(({ expected }) => expected.length === 1);

const naqsh = async () => {
  const index = new SearchIndex();
  for (const document of searchWorld(Number(works))) index.put(document);
  const wanted = { accepts: () => true, most: FOUND };
  return (query) =>
    [...(index.find(query, wanted)?.byKind.values() ?? [])].flatMap(({ hits }) => hits.map(({ id }) => id));
};

/** The same texts, a field for each weight: those of a document lie in the order of its fields. */
const fieldsOf = ({ fields }) => Object.fromEntries(fields.map(({ texts }, place) => [`f${place}`, texts.join("\n")]));
const NAMES = Array.from({ length: 8 }, (_, place) => `f${place}`);

const minisearch = async () => {
  const { default: MiniSearch } = await import("minisearch");
  const index = new MiniSearch({ fields: NAMES, storeFields: ["kind"] });
  for (const document of searchWorld(Number(works)))
    index.add({ id: document.id, kind: document.kind, ...fieldsOf(document) });
  const boost = { f0: 8, f1: 6, f2: 4, f3: 3, f4: 4 };
  return (query) => {
    const found = index.search(query, { prefix: true, fuzzy: 0.2, boost });
    const of = (one) => found.filter((hit) => hit.kind === one).slice(0, FOUND);
    return [...of("artwork"), ...of("artist")].map(({ id }) => id);
  };
};

const sqlite = async () => {
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE works USING fts5(id UNINDEXED, kind UNINDEXED, ${NAMES.join()}, tokenize='trigram remove_diacritics 1')`,
  );
  const insert = database.prepare(`INSERT INTO works VALUES (?, ?, ${NAMES.map(() => "?").join()})`);
  database.transaction(() => {
    for (const document of searchWorld(Number(works))) {
      const fields = fieldsOf(document);
      insert.run(document.id, document.kind, ...NAMES.map((name) => fields[name] ?? ""));
    }
  })();
  const search = database.prepare(
    `SELECT id FROM works WHERE works MATCH ? AND kind = ? ORDER BY bm25(works, 0, 0, 8, 6, 4, 3, 4, 1, 1, 1) LIMIT ${FOUND}`,
  );
  return (query) => {
    const words = query.split(/\s+/).filter((word) => [...word].length > 2);
    if (words.length === 0) return [];
    const asked = words.map((word) => `"${word.replaceAll('"', "")}"`).join(" ");
    return ["artwork", "artist"].flatMap((one) => search.all(asked, one).map(({ id }) => id));
  };
};

const began = performance.now();
const find = await { naqsh, minisearch, sqlite }[kind]();
const builtSeconds = (performance.now() - began) / 1_000;
for (const { query } of queries) find(query);

answerAsked({
  search: async ({ rounds }) => {
    const times = [];
    let met = 0;
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) {
      for (const { query, expected } of queries) {
        const start = performance.now();
        const found = find(query);
        times.push(performance.now() - start);
        if (found.some((id) => expected.includes(id))) met += 1;
      }
      await new Promise(setImmediate);
    }
    const { user, system } = process.cpuUsage(before);
    times.sort((a, b) => a - b);
    return {
      success: met / times.length,
      p99: times[Math.floor(times.length * 0.99)],
      cpu: (user + system) / times.length,
      builtSeconds,
      memory: process.memoryUsage().rss / 2 ** 20,
    };
  },
  stop: () => process.exit(0),
});
process.send({ ready: {} });
