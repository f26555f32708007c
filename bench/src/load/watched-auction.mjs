import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { startChild } from "../child.mjs";
import { median } from "../method.mjs";
import { bidRequest, HttpConnection } from "./http-connection.mjs";

const STEP = 300;
const GRACE_MS = 400;

const hrtimeMs = () => Number(process.hrtime.bigint()) / 1e6;
/** Fails when it is awaited, not before. */
const answered = (promise) => {
  promise.catch(() => undefined);
  return promise;
};

const until = (atMs) => new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())));

/** One auction of a server with its watchers; bids come at a steady rate, whatever the answers take. */
export const watchAuction = async ({ server, auction, watchers, socketUrl, topic, crowdProgram = "watchers.mjs" }) => {
  const crowd = await startChild(join(import.meta.dirname, crowdProgram));
  await crowd.ask("open", { count: watchers, url: socketUrl, topic });
  let bids = 0;

  const bid = async (connection, run) => {
    bids += 1;
    const request = bidRequest({
      port: server.port,
      auctionId: auction.auctionId,
      cookie: auction.cookies[bids % 2],
      key: randomUUID(),
      amount: 500 + bids * STEP,
    });
    const sentAt = hrtimeMs();
    const answer = await connection.send(request);
    run.answered.push(hrtimeMs() - sentAt);
    if (answer.status !== 201) return void (run.refused += 1);
    const { receipt } = JSON.parse(answer.bytes.toString("utf8", answer.bodyAt));
    // A leader's own raise, where two bids were overtaken on their way, shows nothing to anybody.
    if (receipt) run.sent.push([sentAt, receipt.number]);
  };

  return {
    bidAt: async (perSecond, ms) => {
      const idle = await Promise.all(
        Array.from({ length: Math.ceil(perSecond / 10) }, () => HttpConnection.open(server.port)),
      );
      const run = { sent: [], answered: [], refused: 0, delayed: 0 };
      const running = [];
      await crowd.ask("begin");
      const start = performance.now();
      for (let place = 0; place < (perSecond * ms) / 1000; place += 1) {
        await until(start + (place * 1000) / perSecond);
        // In turns: a server closes a connection that has been idle for long.
        const connection = idle.shift();
        if (!connection) run.delayed += 1;
        else running.push(answered(bid(connection, run).then(() => idle.push(connection))));
      }
      await Promise.all(running);
      const seconds = (performance.now() - start) / 1000;
      await until(performance.now() + GRACE_MS);
      run.sent.sort(([, a], [, b]) => a - b);
      const seen = await crowd.ask("seen", { sent: run.sent, seconds });
      for (const connection of idle) connection.close();
      return { ...seen, answer: median(run.answered), refused: run.refused, delayed: run.delayed };
    },
    close: async () => {
      await crowd.ask("close");
      await crowd.stop();
    },
  };
};
