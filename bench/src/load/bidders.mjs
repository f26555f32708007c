import { randomUUID } from "node:crypto";
import { quantile } from "../method.mjs";
import { bidRequest, HttpConnection } from "./http-connection.mjs";

const STEP = 300;

/** One bidder pair per auction, taking turns; amounts go on rising over all runs. */
export const createBidders = (port, auctions) => {
  const lanes = auctions.map((auction) => ({ ...auction, connection: null, bids: 0 }));

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

  return {
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
        return { perSecond: took.length / seconds, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
      }),
  };
};
