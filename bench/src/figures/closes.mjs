import { spawn } from "node:child_process";
import { createServer, connect } from "node:net";
import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { quantile } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const SINGLE = 200;
const TOGETHER = 1_000;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });

/** A Redis that keeps what it was given, as BullMQ's users are told to run it. */
const startRedis = async () => {
  const port = await freePort();
  const options = ["--port", port, "--bind", "127.0.0.1", "--dir", temporaryFolder("redis"), "--appendonly", "yes"];
  const redis = spawn("redis-server", [...options.map(String), "--save", ""], { stdio: "ignore" });
  const failed = new Promise((_, reject) => redis.once("error", reject));
  const ready = (async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await answers(port)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("redis-server does not answer");
  })();
  await Promise.race([ready, failed]);
  process.on("exit", () => redis.kill("SIGKILL"));
  return { port, stop: () => redis.kill() };
};

export const g13 = {
  id: "G13",
  title: "lateness of an auction's close",
  rivalName: "a delayed job of BullMQ, Redis with its append-only file",
  goals: [
    { figure: "p99", unit: "ms", label: "p99, one after the other", atMost: 0.05 },
    { figure: "last", unit: "ms", label: `last of ${TOGETHER} due together`, absoluteAtMost: 100 },
  ],
  shown: [{ figure: "p50", unit: "ms", label: "p50, one after the other" }],
  limits: "timers of the process; together, the decisions, notices and jobs of all that close.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const redis = await startRedis();
    const jobs = await startChild(rival("delayed-jobs"), [String(redis.port)], nodeOptions);
    let closed = 0;
    let expected = 0;
    const result = await inPairs(
      pairs,
      async () => {
        const run = await startChild(
          builtProduct("closes"),
          [temporaryFolder("closes"), String(SINGLE), String(TOGETHER)],
          nodeOptions,
        );
        await run.stop();
        expected += SINGLE + TOGETHER;
        closed += run.single.length + run.together.length;
        return { p50: quantile(run.single, 0.5), p99: quantile(run.single, 0.99), last: Math.max(...run.together) };
      },
      async () => {
        const late = await jobs.ask("run", { jobs: SINGLE, firstInMs: 1_000, gapMs: 15 });
        return { p50: quantile(late, 0.5), p99: quantile(late, 0.99) };
      },
    );
    await jobs.stop();
    redis.stop();
    return { ...result, notes: [`closed ${closed} of ${expected} auctions`] };
  },
};
