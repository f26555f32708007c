// Watchers of one auction whose connections are cut for 2 s every 15 s. Those of the product name the sequence that they
// hold when they come back; those of a stock Socket.IO server have nothing to name.
import { WebSocket } from "ws";
import { answerAsked } from "../child.mjs";
import { quantile } from "../method.mjs";

const EVERY_MS = 15_000;
const AWAY_MS = 2_000;
const AT_ONCE = 50;
const SETTLE_MS = 1_500;

let clients = [];
let caughtUp = [];
let isCutting = false;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until the time is over or the load ends. */
const pauseOfLoad = async (ms) => {
  for (const end = performance.now() + ms; isCutting && performance.now() < end;) await pause(50);
};

/** Takes in rows and counts those that were taken in before; a change that does not fit what is held is not applied. */
const apply = (client, { from, sequence, patch, number }) => {
  if (number !== undefined) return void client.seen.set(number, (client.seen.get(number) ?? 0) + 1);
  if (from !== null && from !== client.sequence) return void (client.gaps += 1);
  const isWhole = from === null;
  client.sequence = sequence;
  for (const row of patch.rows) {
    if (isWhole && client.seen.has(row.number)) continue;
    client.seen.set(row.number, (client.seen.get(row.number) ?? 0) + 1);
  }
};

const joined = (client, [answer]) => {
  if (!answer.ok) throw new Error(`A watcher may not join: ${JSON.stringify(answer)}`);
  for (const message of answer.messages) apply(client, message);
};

const connected = (client) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(client.url, { perMessageDeflate: false });
    client.socket = socket;
    socket.on("error", reject);
    socket.on("message", (bytes) => {
      const text = bytes.toString();
      if (text === "2") return socket.send("3");
      if (text.startsWith("0")) return socket.send("40");
      if (text.startsWith("40")) {
        const since = client.sequence === null ? {} : { since: client.sequence };
        return socket.send(`420["join",${JSON.stringify({ topic: client.topic, ...since })}]`);
      }
      if (text.startsWith("43")) {
        joined(client, JSON.parse(text.slice(3)));
        return resolve();
      }
      if (!text.startsWith("42")) return undefined;
      const [name, message] = JSON.parse(text.slice(2));
      return name === "change" ? apply(client, message) : undefined;
    });
  });

const cutNowAndThen = async (client, firstMs) => {
  await pauseOfLoad(firstMs);
  while (isCutting) {
    client.socket.terminate();
    await pause(AWAY_MS);
    const start = performance.now();
    await connected(client);
    caughtUp.push(performance.now() - start);
    await pauseOfLoad(EVERY_MS - AWAY_MS);
  }
};

answerAsked({
  open: async ({ count, url, topic }) => {
    clients = Array.from({ length: count }, () => ({
      url,
      topic,
      socket: null,
      sequence: null,
      seen: new Map(),
      gaps: 0,
    }));
    for (let place = 0; place < count; place += AT_ONCE) {
      await Promise.all(clients.slice(place, place + AT_ONCE).map(connected));
    }
  },
  begin: () => {
    isCutting = true;
    caughtUp = [];
    clients.forEach((client, place) => {
      client.seen.clear();
      client.gaps = 0;
      client.cutting = cutNowAndThen(client, (place / clients.length) * EVERY_MS);
    });
  },
  seen: async ({ sent }) => {
    isCutting = false;
    await Promise.all(clients.map(({ cutting }) => cutting));
    await pause(SETTLE_MS);
    let delivered = 0;
    let twice = 0;
    for (const { seen } of clients) {
      for (const [, number] of sent) {
        const times = seen.get(number) ?? 0;
        if (times > 0) delivered += 1;
        if (times > 1) twice += 1;
      }
    }
    const gaps = clients.reduce((sum, client) => sum + client.gaps, 0);
    return {
      delivered: (100 * delivered) / (sent.length * clients.length),
      twice,
      gaps,
      caughtUp: quantile(caughtUp, 0.99),
    };
  },
  close: () => {
    for (const { socket } of clients) socket.terminate();
  },
  stop: () => process.exit(0),
});
process.send({ ready: {} });
