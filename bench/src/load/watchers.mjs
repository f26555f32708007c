// Watchers of one auction in a process of their own. They read frames as they come and note when; times of
// `process.hrtime` are those of the whole machine.
import { WebSocket } from "ws";
import { answerAsked } from "../child.mjs";
import { median, quantile } from "../method.mjs";

const NUMBER = Buffer.from('"number":');
const AT_ONCE = 50;

/** Each watcher's frames: [milliseconds, number of the newest row]. */
let watchers = [];
let frameBytes = 0;

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

const note = (watcher, bytes) => {
  const at = bytes.indexOf(NUMBER);
  if (at < 0) return;
  watcher.frames.push(nowMs(), parseInt(bytes.latin1Slice(at + NUMBER.length, at + NUMBER.length + 12), 10));
  frameBytes = bytes.length;
};

const watch = ({ url, topic }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const watcher = { socket, frames: [] };
    socket.on("error", reject);
    if (!topic) socket.on("open", () => resolve(watcher));
    socket.on("message", (bytes) => {
      if (!topic) return note(watcher, bytes);
      const kind = String.fromCharCode(...bytes.subarray(0, 2));
      if (kind === "42") return note(watcher, bytes);
      if (kind === "2") return socket.send("3");
      if (kind[0] === "0") return socket.send("40");
      if (kind === "40") return socket.send(`420["join",${JSON.stringify({ topic })}]`);
      if (kind !== "43") return;
      if (bytes.includes('"ok":true')) resolve(watcher);
      else reject(new Error(`A watcher may not join: ${bytes}`));
    });
  });

/** Milliseconds until each watcher had seen each bid (`sent`: [milliseconds, number of its row]). */
const delaysOf = (frames, sent) => {
  const delays = [];
  let place = 0;
  for (const [sentAt, number] of sent) {
    while (place < frames.length && frames[place + 1] < number) place += 2;
    if (place >= frames.length) return delays;
    delays.push(frames[place] - sentAt);
  }
  return delays;
};

answerAsked({
  open: async ({ count, url, topic }) => {
    watchers = [];
    while (watchers.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - watchers.length) }, () => watch({ url, topic }));
      watchers.push(...(await Promise.all(some)));
    }
  },
  begin: () => {
    for (const watcher of watchers) watcher.frames = [];
  },
  /** Gives quantiles over all watchers and bids, and what some watcher never saw. */
  seen: ({ sent, seconds }) => {
    const delays = [];
    let missed = 0;
    for (const { frames } of watchers) {
      const own = delaysOf(frames, sent);
      missed += sent.length - own.length;
      for (const delay of own) delays.push(delay);
    }
    return {
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      missed,
      perSecond: median(watchers.map(({ frames }) => frames.length / 2 / seconds)),
      frameBytes,
    };
  },
  close: () => {
    for (const { socket } of watchers) socket.terminate();
    watchers = [];
  },
  stop: () => process.exit(0),
});
process.send({ ready: {} });
