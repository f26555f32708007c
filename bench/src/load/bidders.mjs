import { randomUUID } from "node:crypto";
import { quantile } from "../method.mjs";
import { bidRequest, HttpConnection } from "./http-connection.mjs";
import { afterSent, onceEnded, openLoop } from "./open-loop.mjs";

const STEP = 300;

/** One bidder pair per auction, taking turns; amounts go on rising over all runs, from where `placed` bids led. */
export const createBidders = (port, auctions, placed = 0) => {
  let bidsOnOne = 0;
  const lanes = auctions.map((auction) => ({ ...auction, connection: null, bids: placed }));

  /** New connections for each run: a server closes those that have been idle for a while. */
  const connected = async (work) => {
    await Promise.all(lanes.map(async (lane) => (lane.connection = await HttpConnection.open(port))));
    try {
      return await work();
    } finally {
      for (const { connection } of lanes) connection.close();
    }
  };

  /** Milliseconds until the next bid of this lane has its answer. */
  const bid = async (lane) => {
    lane.bids += 1;
    const request = bidRequest({
      port,
      auctionId: lane.auctionId,
      cookie: lane.cookies[lane.bids % 2],
      key: randomUUID(),
      amount: 500 + lane.bids * STEP,
    });
    const start = performance.now();
    const answer = await lane.connection.send(request);
    const took = performance.now() - start;
    if (answer.status !== 201) throw new Error(`A bid was answered by ${answer.status}: ${answer.bytes}`);
    return took;
  };

  /** Bids at a steady rate until `isOver`, as the open loop says. */
  const steadily = (perSecond, isOver) =>
    connected(async () => {
      const { took, seconds } = await openLoop({ perSecond, lanes, ask: bid, isOver });
      const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => quantile(took, part));
      return { perSecond: took.length / seconds, p50, p99, longest };
    });

  /** All lanes bid on one auction: those that another one has overtaken on the way are refused by the rules. */
  const allOnOne = ({ auctionId }, ms) =>
    connected(async () => {
      let answered = 0;
      let tooLow = 0;
      const start = performance.now();
      const again = async (lane) => {
        while (performance.now() - start < ms) {
          bidsOnOne += 1;
          const cookie = lane.cookies[0];
          const request = bidRequest({ port, auctionId, cookie, key: randomUUID(), amount: 500 + bidsOnOne * STEP });
          const { status, bytes } = await lane.connection.send(request);
          answered += 1;
          if (status === 201) continue;
          if (!bytes.includes("BID_TOO_LOW")) throw new Error(`A bid was answered by ${status}: ${bytes}`);
          tooLow += 1;
        }
      };
      await Promise.all(lanes.map(again));
      return { perSecond: answered / ((performance.now() - start) / 1000), tooLow };
    });

  return {
    /** For so many milliseconds. */
    openLoop: (perSecond, ms) => steadily(perSecond, afterSent((perSecond * ms) / 1000)),
    /** For as long as `work` runs. */
    openLoopBeside: (perSecond, work) => steadily(perSecond, onceEnded(work)),
    allOnOne,
    /** Every lane bids again as soon as it has its answer. */
    closedLoop: (ms) =>
      connected(async () => {
        const took = [];
        const start = performance.now();
        const again = async (lane) => {
          while (performance.now() - start < ms) took.push(await bid(lane));
        };
        await Promise.all(lanes.map(again));
        const seconds = (performance.now() - start) / 1000;
        const count = took.length;
        return { perSecond: count / seconds, p50: quantile(took, 0.5), p99: quantile(took, 0.99), count };
      }),
  };
};
