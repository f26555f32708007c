// The rival of G23: a table of orders with a unique index on the work, one transaction for each buyer, behind plain HTTP. It knows
// its buyers by their cookies; it keeps no history, no idempotency and no views.
import { createServer } from "node:http";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { answerAsked } from "../child.mjs";
import { usage } from "../usage.mjs";

const [folder] = process.argv.slice(2);
const KEPT_MS = 15 * 60_000;
const database = new Database(join(folder, "orders.db"));
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec(`
  CREATE TABLE works (id TEXT PRIMARY KEY, price INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE sessions (cookie TEXT PRIMARY KEY, buyer TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE orders (id TEXT PRIMARY KEY, work TEXT NOT NULL, buyer TEXT NOT NULL, total INTEGER, until INTEGER) WITHOUT ROWID;
  CREATE UNIQUE INDEX one_order_of_a_work ON orders (work);
`);
const buyerOf = database.prepare("SELECT buyer FROM sessions WHERE cookie = ?");
const workOf = database.prepare("SELECT price FROM works WHERE id = ?");
const insert = database.prepare("INSERT INTO orders VALUES (?, ?, ?, ?, ?)");

const buy = database.transaction((cookie, { artworkId, amount }) => {
  const session = buyerOf.get(cookie);
  if (!session) return { status: 401, body: { code: "NOT_SIGNED_IN" } };
  const work = workOf.get(artworkId);
  if (!work) return { status: 404, body: { code: "ARTWORK_UNKNOWN" } };
  const total = work.price + Math.round(work.price * 0.15);
  if (total !== amount * 100) return { status: 409, body: { code: "PRICE_IS_NOW", total } };
  const [orderId, until] = [randomUUID(), Date.now() + KEPT_MS];
  insert.run(orderId, artworkId, session.buyer, total, until);
  return { status: 201, body: { orderId, reservedUntil: new Date(until).toISOString() } };
});

const answerTo = (cookie, asked) => {
  try {
    return buy.immediate(cookie, asked);
  } catch (error) {
    if (error.code !== "SQLITE_CONSTRAINT_UNIQUE") throw error;
    return { status: 409, body: { code: "ARTWORK_IS_RESERVED" } };
  }
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { status, body } = answerTo(request.headers.cookie, JSON.parse(Buffer.concat(chunks).toString()));
    const text = JSON.stringify(body);
    response
      .writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
      .end(text);
  });
});

const fill = ({ works, cookies }) => {
  const addWork = database.prepare("INSERT INTO works VALUES (?, 100000)");
  const addSession = database.prepare("INSERT INTO sessions VALUES (?, ?)");
  database.transaction(() => {
    for (const work of works) addWork.run(work);
    for (const [place, cookie] of cookies.entries()) addSession.run(cookie, `buyer-${place}`);
  })();
};

answerAsked({ fill, usage, stop: () => process.exit(0) });
server.listen(0, "127.0.0.1", 2_048, () => process.send({ ready: { port: server.address().port } }));
