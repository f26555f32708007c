// Reads the feed of somebody who follows thousands, and publishes for an artist whom many follow: the product's views, or a table of
// inbox rows in SQLite.
import { join } from "node:path";
import { answerAsked } from "../child.mjs";
import { builtProduct } from "../build-product.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const [kind, followed = "10000", followers = "100000", entries = "100000"] = process.argv.slice(2);
const [FOLLOWED, FOLLOWERS, ENTRIES] = [followed, followers, entries].map(Number);
/** A third of the shop's artists are followed by nobody here. */
const ARTISTS = FOLLOWED * 1.5;
const PAGE = 20;

const positionOf = (number) => String(number + 1).padStart(20, "0");
const artistOf = (number) => `artist-${(number * 7_919) % ARTISTS}`;

const naqsh = async () => {
  const product = await import(process.env.FEEDS ?? builtProduct("feeds"));
  const { createEmbeddedReadModelStore, feedEntriesProjection, marksProjection, feedPage, createFollowedArtists } =
    product;
  const silent = () => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createEmbeddedReadModelStore({ folder: temporaryFolder("g22"), logger });
  const [feedEntries, marks] = await Promise.all(
    [feedEntriesProjection, marksProjection].map(({ name, version, indexes }) =>
      store.collection({ name, version, indexes }),
    ),
  );
  const views = { feedEntries, marks };
  let position = 0;
  const fold = async (projection, collection, event) => {
    const at = positionOf((position += 1));
    const told = { ...event, position: at, recordedAt: new Date(1.7e12 + position).toISOString() };
    const writes = projection
      .keysOf(told)
      .map((key) => ({ key, document: projection.evolve(null, told, key), position: at }));
    await collection.write(writes, at);
  };
  const publish = (number) =>
    fold(feedEntriesProjection, feedEntries, {
      type: "ArtworkApproved",
      data: { artworkId: `work-${number}`, artistId: artistOf(number), approvedBy: "admin" },
    });
  const follow = (collectorId, artistId) =>
    fold(marksProjection, marks, { type: "ArtistFollowed", data: { collectorId, artistId } });
  for (let number = 0; number < FOLLOWED; number += 1) await follow("reader", `artist-${number}`);
  for (let number = 0; number < FOLLOWERS; number += 1) await follow(`fan-${number}`, "artist-0");
  for (let number = 0; number < ENTRIES; number += 1) await publish(number);
  const artists = createFollowedArtists(views);
  return {
    publish: (number) => publish(ENTRIES + number * ARTISTS),
    read: async (below) => {
      const page = await feedPage(await artists.of("reader"), { below, limit: PAGE }, views);
      return { count: page.entries.length, next: page.entries.at(-1)?.position ?? null };
    },
  };
};

const sqlite = async () => {
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(join(temporaryFolder("g22-sqlite"), "inbox.db"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(
    "CREATE TABLE inbox (reader TEXT, position INTEGER, work TEXT, PRIMARY KEY (reader, position)) WITHOUT ROWID",
  );
  const insert = database.prepare("INSERT INTO inbox VALUES (?, ?, ?)");
  const isFollowed = (number) => Number(artistOf(number).slice(7)) < FOLLOWED;
  database.transaction(() => {
    for (let number = 0; number < ENTRIES; number += 1)
      if (isFollowed(number)) insert.run("reader", number, `work-${number}`);
  })();
  const read = database.prepare(
    `SELECT position, work FROM inbox WHERE reader = 'reader' AND position < ? ORDER BY position DESC LIMIT ${PAGE}`,
  );
  const publish = database.transaction((number) => {
    for (let fan = 0; fan < FOLLOWERS; fan += 1) insert.run(`fan-${fan}`, ENTRIES + number, `work-${number}`);
  });
  return {
    publish: async (number) => publish(number),
    read: async (below) => {
      const rows = read.all(below ?? Number.MAX_SAFE_INTEGER);
      return { count: rows.length, next: rows.at(-1)?.position ?? null };
    },
  };
};

const feed = await (kind === "sqlite" ? sqlite() : naqsh());
let published = 0;

const answers = {
  /** p99 of a page in milliseconds, ten pages down from the newest each time. */
  read: async ({ count }) => {
    const times = [];
    let below = null;
    for (let number = 0; number < count; number += 1) {
      if (number % 10 === 0) below = null;
      const start = performance.now();
      const page = await feed.read(below);
      times.push(performance.now() - start);
      if (page.count !== PAGE) throw new Error("A page was not whole");
      below = page.next;
    }
    times.sort((a, b) => a - b);
    return { p50: times[Math.floor(count * 0.5)], p99: times[Math.floor(count * 0.99)] };
  },
  /** CPU of a publication in milliseconds. */
  publish: async ({ count }) => {
    const before = process.cpuUsage();
    for (let number = 0; number < count; number += 1) await feed.publish((published += 1));
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1_000 / count };
  },
  stop: () => process.exit(0),
};
answerAsked(answers);
process.send?.({ ready: {} });
if (process.send === undefined) {
  await answers.read({ count: 200 });
  const [read, publish] = [await answers.read({ count: 2_000 }), await answers.publish({ count: 200 })];
  process.stdout.write(`${JSON.stringify({ kind, FOLLOWED, FOLLOWERS, ENTRIES, read, publish })}\n`);
  process.exit(0);
}
