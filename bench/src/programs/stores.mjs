// A store for events behind one door: `append` writes one event of a stream at the revision that the caller expects, and
// answers when it is on disk.
import { join } from "node:path";
import { builtProduct } from "../build-product.mjs";

const naqsh = async (folder) => {
  const { openEmbeddedEventStore } = await import(builtProduct("log-store"));
  const store = await openEmbeddedEventStore({ directory: join(folder, "log") });
  return {
    append: (stream, revision, event) => store.append(stream, revision - 1, [event]),
    close: () => store.close(),
  };
};

/** WAL, synchronous FULL, one commit for each append; the revision is the primary key. */
const sqlite = async (folder) => {
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(join(folder, "events.db"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(
    "CREATE TABLE events (stream TEXT, revision INTEGER, data TEXT, PRIMARY KEY (stream, revision)) WITHOUT ROWID",
  );
  const insert = database.prepare("INSERT INTO events VALUES (?, ?, ?)");
  const head = database.prepare("SELECT max(revision) AS head FROM events WHERE stream = ?");
  const append = database.transaction((stream, revision, event) => {
    if ((head.get(stream).head ?? -1) !== revision - 1) throw new Error("conflict");
    insert.run(stream, revision, JSON.stringify(event));
  });
  // A turn between two appends, as a server would give it to its sockets.
  const turn = () => new Promise(setImmediate);
  return { append: (...what) => turn().then(() => append.immediate(...what)), close: async () => database.close() };
};

/** Batched commits; answered when flushed. */
const lmdb = async (folder) => {
  const { open } = await import("lmdb");
  const database = open({ path: join(folder, "events.mdb"), noSubdir: true });
  const append = async (stream, revision, event) => {
    const committed = await database.transaction(() => {
      if ((database.get([stream, "head"]) ?? -1) !== revision - 1) return false;
      database.put([stream, revision], event);
      database.put([stream, "head"], revision);
      return true;
    });
    if (!committed) throw new Error("conflict");
    await database.flushed;
  };
  return { append, close: () => database.close() };
};

export const stores = { naqsh, sqlite, lmdb };
