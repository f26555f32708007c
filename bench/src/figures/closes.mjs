import { spawn } from "node:child_process";
import { createServer, connect } from "node:net";
import { rival, startChild } from "../child.mjs";
import { quantile } from "../method.mjs";
import { cluster } from "../profiles/cluster.mjs";
import { embedded } from "../profiles/embedded.mjs";
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

const of = {
  embedded: {
    limits:
      "timers of the process; together, the decisions of all that close, so many in a turn of the event loop, and the views of those before them.",
  },
  cluster: {
    limits:
      "each close is a delayed job of BullMQ, as the rival's, and then a command over HTTP, with others that come in the same turn, a decision and an append at EventStoreDB; the goals are those of the embedded profile's timers, which no delayed job reaches.",
  },
};

const g13On = (profile) => ({
  id: profile.idOf("G13"),
  title: profile.titleOf("lateness of an auction's close"),
  needs: profile.needs,
  rivalName: "a delayed job of BullMQ, Redis with its append-only file",
  goals: [
    { figure: "p99", unit: "ms", label: "p99, one after the other", atMost: 0.05 },
    { figure: "last", unit: "ms", label: `last of ${TOGETHER} due together`, absoluteAtMost: 100 },
  ],
  shown: [
    { figure: "p50", unit: "ms", label: "p50, one after the other" },
    { figure: "lastBeside", unit: "ms", label: `last of ${TOGETHER}, against bare jobs` },
  ],
  ...of[profile.name],
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const redis = await startRedis();
    const jobs = await startChild(rival("delayed-jobs"), [String(redis.port)], nodeOptions);
    let closed = 0;
    let expected = 0;
    const result = await inPairs(
      pairs,
      async () => {
        const run = await profile.closes("closes", { singles: SINGLE, together: TOGETHER }, nodeOptions);
        expected += SINGLE + TOGETHER;
        closed += run.single.length + run.together.length;
        if (run.single.length === 0 || run.together.length === 0) throw new Error("Hardly any auction closed in time");
        const last = Math.max(...run.together);
        return { p50: quantile(run.single, 0.5), p99: quantile(run.single, 0.99), last, lastBeside: last };
      },
      async () => {
        const late = await jobs.ask("run", { jobs: SINGLE, firstInMs: 1_000, gapMs: 15 });
        const together = await jobs.ask("run", { jobs: TOGETHER, firstInMs: 2_000, gapMs: 0 });
        return { p50: quantile(late, 0.5), p99: quantile(late, 0.99), lastBeside: Math.max(...together) };
      },
    );
    await jobs.stop();
    redis.stop();
    return { ...result, notes: [`closed ${closed} of ${expected} auctions`] };
  },
});

export const g13 = g13On(embedded);
export const g13c = g13On(cluster);
