import { rival, startChild } from "../child.mjs";
import { quantile } from "../method.mjs";
import { cluster } from "../profiles/cluster.mjs";
import { embedded } from "../profiles/embedded.mjs";
import { startRedis } from "../servers/start-redis.mjs";

const SINGLE = 200;
const TOGETHER = 1_000;

const of = {
  embedded: {
    p99: { atMost: 0.05 },
    last: { absoluteAtMost: 100 },
    limits:
      "timers of the process; together, the decisions of all that close, so many in a turn of the event loop, and the views of those before them.",
  },
  cluster: {
    p99: { atMost: 1 },
    last: { absoluteAtMost: 500 },
    limits:
      "each close is a delayed job of BullMQ, as the rival's, and then a command over HTTP, with others that come in the same turn, a decision and an append at EventStoreDB.",
  },
};

const g13On = (profile) => ({
  id: profile.idOf("G13"),
  title: profile.titleOf("lateness of an auction's close"),
  needs: profile.needs,
  rivalName: "a delayed job of BullMQ, Redis with its append-only file",
  goals: [
    { figure: "p99", unit: "ms", label: "p99, one after the other", ...of[profile.name].p99 },
    { figure: "last", unit: "ms", label: `last of ${TOGETHER} due together`, ...of[profile.name].last },
  ],
  shown: [
    { figure: "p50", unit: "ms", label: "p50, one after the other" },
    { figure: "lastBeside", unit: "ms", label: `last of ${TOGETHER}, against bare jobs` },
  ],
  limits: of[profile.name].limits,
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
