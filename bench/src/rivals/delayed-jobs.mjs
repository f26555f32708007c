// The rival of G13: BullMQ's delayed jobs on a Redis of its own.
import { Queue, Worker } from "bullmq";
import { answerAsked } from "../child.mjs";

const [port] = process.argv.slice(2);
const connection = { host: "127.0.0.1", port: Number(port), maxRetriesPerRequest: null };
const queue = new Queue("closes", { connection });
let lateness = [];
let wanted = 0;
let done = () => undefined;
const worker = new Worker(
  "closes",
  async ({ data }) => {
    lateness.push(Date.now() - data.dueAt);
    if (lateness.length === wanted) done();
  },
  { connection, concurrency: 256 },
);
await worker.waitUntilReady();

answerAsked({
  /** Lateness of jobs that are due one after the other. */
  run: async ({ jobs, firstInMs, gapMs }) => {
    lateness = [];
    wanted = jobs;
    const all = new Promise((resolve) => (done = resolve));
    const first = Date.now() + firstInMs;
    const due = Array.from({ length: jobs }, (_, place) => first + place * gapMs);
    await queue.addBulk(due.map((dueAt) => ({ name: "close", data: { dueAt }, opts: { delay: dueAt - Date.now() } })));
    await all;
    return lateness;
  },
  stop: async () => {
    await worker.close();
    await queue.close();
    setImmediate(() => process.exit(0));
  },
});
process.send({ ready: {} });
