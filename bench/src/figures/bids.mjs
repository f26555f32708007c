import { randomUUID } from "node:crypto";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { POSTGRES, startPostgresAuction } from "../rivals/start-postgres-auction.mjs";
import { createBidders } from "../load/bidders.mjs";
import { bidRequest, HttpConnection } from "../load/http-connection.mjs";
import { median } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AT_ONCE = 100;
const RUN_MS = 3_000;
const WARM_UP_MS = 2_000;
const REPEATED = 300;

const startShop = (name, auctions, nodeOptions) =>
  startChild(builtProduct("shop"), [temporaryFolder(name), String(auctions)], nodeOptions);

/** Runs a load, then waits until views, notices and jobs have caught up, so that they do not run beside the rival. */
const thenSettled = async (shop, work) => {
  const run = await work();
  await shop.ask("settled");
  return run;
};

export const g4 = {
  id: "G4",
  title: "100 bids at once on one hot auction",
  rivalName: "the same load, each bidder on an auction of their own",
  goals: [{ figure: "perSecond", unit: "/s", label: "answers", atLeast: 0.9 }],
  limits: "the same as G5; the commands of one auction are decided one after the other and appended together.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startShop("g4", AT_ONCE + 1, nodeOptions);
    const [hot, ...own] = shop.auctions;
    const bidders = createBidders(shop.port, own);
    await thenSettled(shop, () => bidders.closedLoop(WARM_UP_MS));
    let tooLow = 0;
    const result = await inPairs(
      pairs,
      () =>
        thenSettled(shop, async () => {
          const run = await bidders.allOnOne(hot, RUN_MS);
          tooLow += run.tooLow;
          return run;
        }),
      () => thenSettled(shop, () => bidders.closedLoop(RUN_MS)),
    );
    await shop.stop();
    return {
      ...result,
      notes: [`overtaken on the way and so refused by the rules: ${tooLow}; refused otherwise: none`],
    };
  },
};

export const g6 = {
  id: "G6",
  title: "PlaceBid, open loop at half of G5's rate",
  rivalName: `${POSTGRES}, at the same rate`,
  goals: [{ figure: "p99", unit: "ms", label: "p99", atMost: 1, absoluteAtMost: 20 }],
  shown: [
    { figure: "p50", unit: "ms", label: "p50" },
    { figure: "perSecond", unit: "/s", label: "bids" },
  ],
  limits: "the same as G5: where the rate is near what one process can do, bids wait for each other.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startShop("g6", AT_ONCE, nodeOptions);
    const server = await startPostgresAuction(shop.auctions, nodeOptions);
    const bidders = createBidders(shop.port, shop.auctions);
    const others = createBidders(server.port, shop.auctions);
    await thenSettled(shop, () => bidders.closedLoop(WARM_UP_MS));
    const { perSecond } = await thenSettled(shop, () => bidders.closedLoop(RUN_MS));
    const half = Math.round(perSecond / 2);
    await others.openLoop(AT_ONCE, RUN_MS);
    await others.closedLoop(WARM_UP_MS);
    const result = await inPairs(
      pairs,
      () => thenSettled(shop, () => bidders.openLoop(half, RUN_MS)),
      () => others.openLoop(half, RUN_MS),
    );
    await Promise.all([shop.stop(), server.stop()]);
    return { ...result, notes: [`${half.toLocaleString("en")} bids a second`] };
  },
};

export const g16 = {
  id: "G16",
  title: "a repeated command",
  rivalName: "its first execution",
  goals: [{ figure: "p50", unit: "ms", label: "answer p50", atMost: 0.2 }],
  limits: "the way through HTTP, which a repeated command takes too.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startShop("g16", 1, nodeOptions);
    const [{ auctionId, cookies }] = shop.auctions;
    let bids = 0;
    let sent = [];
    let differing = 0;

    const timed = async (requests) => {
      const connection = await HttpConnection.open(shop.port);
      const answers = [];
      for (const request of requests) {
        const start = performance.now();
        const { status, bytes, bodyAt } = await connection.send(request);
        answers.push({ took: performance.now() - start, text: `${status} ${bytes.toString("utf8", bodyAt)}` });
      }
      connection.close();
      return answers;
    };
    const first = async () => {
      const requests = Array.from({ length: REPEATED }, () => {
        bids += 1;
        const bid = { auctionId, cookie: cookies[bids % 2], key: randomUUID(), amount: 500 + bids * 300 };
        return bidRequest({ port: shop.port, ...bid });
      });
      const answers = await timed(requests);
      sent = requests.map((request, place) => ({ request, text: answers[place].text }));
      return { p50: median(answers.map(({ took }) => took)) };
    };
    const again = async () => {
      const answers = await timed(sent.map(({ request }) => request));
      differing += answers.filter(({ text }, place) => text !== sent[place].text).length;
      return { p50: median(answers.map(({ took }) => took)) };
    };

    await thenSettled(shop, first);
    await again();
    const firsts = [];
    const result = await inPairs(
      pairs,
      async () => {
        firsts.push(await thenSettled(shop, first));
        return again();
      },
      async () => firsts.at(-1),
    );
    await shop.stop();
    return { ...result, notes: [`answers that were not the same bytes with the same status: ${differing}`] };
  },
};
