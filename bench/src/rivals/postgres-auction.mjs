// The rival of G5 and G6: what a team would write instead. Koa, and in PostgreSQL one transaction with a lock of the auction's row for
// bid, price and notice, then a broadcast by Socket.IO. It keeps no history, no proof, no idempotency and no replay.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { bodyParser } from "@koa/bodyparser";
import { Router } from "@koa/router";
import Koa from "koa";
import pg from "pg";
import { Server } from "socket.io";
import { z } from "zod";
import { answerAsked } from "../child.mjs";
import { usage } from "../usage.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** Of the shop's auctions and their bidders' cookies. */
const [folder, auctionsFile] = process.argv.slice(2);
const CONNECTIONS = 32;
const FIRST_PRICE = 500;
const DAY_MS = 86_400_000;

const postgres = await startPostgres(folder);
const pool = new pg.Pool({ host: postgres.socketFolder, user: "bench", database: "postgres", max: CONNECTIONS });
// A connection that is at rest as the server stops is told so; unheard, that would end the process with its whole state printed.
pool.on("error", () => undefined);
await pool.query(`
  CREATE TABLE users (id uuid PRIMARY KEY, session text UNIQUE NOT NULL);
  CREATE TABLE auctions (
    id uuid PRIMARY KEY, price bigint NOT NULL, leader uuid REFERENCES users, bids integer NOT NULL DEFAULT 0, ends_at timestamptz NOT NULL
  );
  CREATE TABLE bids (
    id uuid PRIMARY KEY, auction uuid NOT NULL REFERENCES auctions, bidder uuid NOT NULL REFERENCES users, amount bigint NOT NULL,
    placed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX bids_of_auction ON bids (auction, placed_at);
  CREATE TABLE notices (
    id uuid PRIMARY KEY, person uuid NOT NULL REFERENCES users, kind text NOT NULL, auction uuid NOT NULL, amount bigint NOT NULL,
    read boolean NOT NULL DEFAULT false, created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX notices_of_person ON notices (person, read, created_at);
`);
for (const { auctionId, cookies } of JSON.parse(readFileSync(auctionsFile, "utf8"))) {
  const endsAt = new Date(Date.now() + DAY_MS);
  await pool.query("INSERT INTO auctions (id, price, ends_at) VALUES ($1, $2, $3)", [auctionId, FIRST_PRICE, endsAt]);
  for (const cookie of cookies) {
    await pool.query("INSERT INTO users VALUES ($1, $2) ON CONFLICT DO NOTHING", [randomUUID(), cookie]);
  }
}

const Bid = z.object({ amount: z.number().int().min(1).max(99_999_999) });

/** Null if the auction does not take it. */
const placeBid = async (client, { auctionId, bidder, amount }) => {
  const lock = "SELECT price, leader, ends_at > now() AS open FROM auctions WHERE id = $1 FOR UPDATE";
  const { rows } = await client.query({ name: "lock", text: lock, values: [auctionId] });
  const [auction] = rows;
  if (!auction?.open || amount <= Number(auction.price)) return null;
  const id = randomUUID();
  await client.query({
    name: "bid",
    text: "INSERT INTO bids (id, auction, bidder, amount) VALUES ($1, $2, $3, $4)",
    values: [id, auctionId, bidder, amount],
  });
  await client.query({
    name: "price",
    text: "UPDATE auctions SET price = $2, leader = $3, bids = bids + 1 WHERE id = $1",
    values: [auctionId, amount, bidder],
  });
  if (auction.leader !== null && auction.leader !== bidder) {
    await client.query({
      name: "notice",
      text: "INSERT INTO notices (id, person, kind, auction, amount) VALUES ($1, $2, 'outbid', $3, $4)",
      values: [randomUUID(), auction.leader, auctionId, amount],
    });
  }
  return id;
};

const inTransaction = async (work) => {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
};

const bidderOf = async (session) => {
  const found = await pool.query({
    name: "session",
    text: "SELECT id FROM users WHERE session = $1",
    values: [session],
  });
  return found.rows[0]?.id;
};

const app = new Koa();
const router = new Router();
const io = new Server();

router.post("/api/auctions/:id/bids", async (ctx) => {
  const { amount } = Bid.parse(ctx.request.body);
  const auctionId = ctx.params.id;
  const bidder = await bidderOf(ctx.get("cookie"));
  if (bidder === undefined) return ctx.throw(401);
  const id = await inTransaction((client) => placeBid(client, { auctionId, bidder, amount }));
  if (id === null) {
    ctx.status = 409;
    ctx.body = { code: "BID_TOO_LOW" };
    return;
  }
  io.to(auctionId).emit("bid", { auctionId, amount });
  ctx.status = 201;
  ctx.body = { id, auctionId, standing: "leading", maximum: amount * 100 };
});
app.use(bodyParser()).use(router.routes()).use(router.allowedMethods());
// Koa takes into its callback what it uses by then.
const server = createServer(app.callback());
io.attach(server);

const stop = async () => {
  await pool.end();
  await postgres.stop();
  process.exit(0);
};
answerAsked({ usage, stop });
server.listen(0, "127.0.0.1", () => process.send({ ready: { port: server.address().port } }));
