import { randomUUID } from "node:crypto";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { bidRequest, HttpConnection } from "../load/http-connection.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AUCTIONS = 50;
/** What the shop has taken in before the first kill. */
const PAST_MS = 8_000;
const LOAD_MS = 4_000;
/** More than any of the auctions has got between two kills. */
const PLACED = 50_000;

/** Seconds from the start of the process until it has answered that it is ready: every view is at the head of the log then. */
const started = async (folder, nodeOptions) => {
  const began = performance.now();
  const shop = await startChild(builtProduct("shop"), [folder, "again"], nodeOptions);
  const answer = await fetch(`http://127.0.0.1:${shop.port}/ready`);
  if (answer.status !== 200) throw new Error(`The shop answers, and is not ready: ${await answer.text()}`);
  const seconds = (performance.now() - began) / 1000;
  return { shop, figures: { seconds, cpuSeconds: shop.cpuMs / 1000 } };
};

const killedUnderLoad = async (shop, auctions, placed) => {
  const bidding = createBidders(shop.port, auctions, placed)
    .closedLoop(2 * LOAD_MS)
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  await shop.kill();
  await bidding;
};

export const f1 = {
  id: "F1",
  title: "restart after SIGKILL under load",
  rivalName: "the same folder, restarted after a clean stop",
  goals: [{ figure: "seconds", unit: "s", label: "until it answers", atMost: 1.2 }],
  shown: [{ figure: "cpuSeconds", unit: "s", label: "processor time until then" }],
  limits:
    "starting Node; what came since the views were last saved is folded again, and what came since the log's index and the views' tables is read.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const folder = temporaryFolder("restart");
    const first = await startChild(builtProduct("shop"), [folder, String(AUCTIONS)], nodeOptions);
    await createBidders(first.port, first.auctions).closedLoop(PAST_MS);
    await first.ask("settled");
    let running = first;
    let placed = 0;
    // Each is started at once: what was away for more than ten seconds also has every open deadline to move.
    const result = await inPairs(
      pairs,
      async () => {
        await killedUnderLoad(running, first.auctions, (placed += PLACED));
        const { shop, figures } = await started(folder, nodeOptions);
        await shop.ask("settled");
        await shop.stop();
        return figures;
      },
      async () => {
        const { shop, figures } = await started(folder, nodeOptions);
        running = shop;
        return figures;
      },
    );
    await running.stop();
    return {
      ...result,
      notes: [
        `${AUCTIONS} auctions, 2 bidders each; each start after a kill is one of its own, after ${LOAD_MS / 1000} s of bids`,
      ],
    };
  },
};

const WATCHERS = 1_000;
/** The last of them while the shop is told to stop. */
const LAST_BIDS = 20;
const WINDOW_MS = 100;

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

/** The most of some moments that lie within a window. */
const busiest = (moments) => {
  let most = 0;
  for (let from = 0, to = 0; to < moments.length; to += 1) {
    while (moments[to] - moments[from] > WINDOW_MS) from += 1;
    most = Math.max(most, to - from + 1);
  }
  return most;
};

/** Bids on one auction, one after the other; gives the numbers of the first and the last row. */
const bidsOn = ({ auctionId, cookies }) => {
  let placed = 0;
  return async (port, count) => {
    const connection = await HttpConnection.open(port);
    const numbers = [];
    while (numbers.length < count) {
      placed += 1;
      const bid = { port, auctionId, cookie: cookies[placed % 2], key: randomUUID(), amount: 500 + placed * 300 };
      const { status, bytes, bodyAt } = await connection.send(bidRequest(bid));
      if (status !== 201) throw new Error(`A bid was answered by ${status}: ${bytes}`);
      numbers.push(JSON.parse(bytes.toString("utf8", bodyAt)).receipt.number);
    }
    connection.close();
    return { first: numbers[0], last: numbers.at(-1) };
  };
};

export const f2 = {
  id: "F2",
  title: `restart with ${WATCHERS.toLocaleString("en")} watchers`,
  rivalName: "the same restart with nobody there",
  goals: [
    { figure: "seconds", unit: "s", label: "until all are back and show the last row", absoluteAtMost: 3 },
    { figure: "missed", unit: "", label: "rows that some were never shown", absoluteAtMost: 0 },
  ],
  shown: [
    { figure: "stopped", unit: "s", label: "until the shop has stopped" },
    { figure: "up", unit: "s", label: "until the shop answers again" },
    { figure: "usual", unit: "s", label: "until half are back" },
    { figure: "busiest", unit: "", label: `back within the same ${WINDOW_MS} ms, at most` },
    { figure: "attempts", unit: "", label: "attempts of each" },
  ],
  limits:
    "stopping and starting Node, then the delay until the next attempt of whoever tried last while nothing answered: everyone has a delay of their own.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const folder = temporaryFolder("return");
    let shop = await startChild(builtProduct("shop"), [folder, "1"], nodeOptions);
    const { port } = shop;
    const [auction] = shop.auctions;
    const crowd = await startChild(builtProduct("returning-watchers"));
    const bid = bidsOn(auction);
    const url = `http://127.0.0.1:${port}`;
    const topic = `auction/${auction.auctionId}`;

    /** Seconds from the word to stop until the shop, started at once by whoever watches over it, listens again. */
    const restart = async (beganAt) => {
      await shop.stop();
      const stopped = (nowMs() - beganAt) / 1000;
      shop = await startChild(builtProduct("shop"), [folder, "again", String(port)], nodeOptions);
      return { stopped, up: (nowMs() - beganAt) / 1000 };
    };
    const result = await inPairs(
      pairs,
      async () => {
        await crowd.ask("open", { count: WATCHERS, url, topic });
        const shown = await bid(port, 1);
        await crowd.ask("show", { number: shown.last });
        const rows = await bid(port, LAST_BIDS);
        await crowd.ask("leave");
        const beganAt = nowMs();
        const turn = await restart(beganAt);
        const { missed, attempts, returnedAt } = await crowd.ask("back", rows);
        const usual = (returnedAt[WATCHERS / 2] - beganAt) / 1000;
        const seconds = (returnedAt.at(-1) - beganAt) / 1000;
        return { seconds, usual, missed, ...turn, busiest: busiest(returnedAt), attempts: attempts / WATCHERS };
      },
      async () => {
        await crowd.ask("close");
        return restart(nowMs());
      },
    );
    await Promise.all([crowd.stop(), shop.stop()]);
    return result;
  },
};
