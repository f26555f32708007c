import { randomUUID } from "node:crypto";
import { closeRedis, openRedis } from "@naqsh/shared/platform/adapters/redis/open-redis";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import * as z from "zod";
import type { OtherNodes } from "../../ports/other-nodes";
import { NodeCounts } from "./node-counts";

const CHANNEL = "naqsh/watchers";
/** How often all counts are sent: this repairs counts that were lost on the way or while Redis was away. */
const TOLD_EVERY_MS = 5_000;

/** The counts of topics that changed, or of all if `whole`; `asks` makes the others tell all of theirs. */
const Message = z.object({
  node: z.string(),
  whole: z.boolean(),
  asks: z.boolean(),
  counts: z.record(z.string(), z.number().int().min(0)),
});
type Message = z.infer<typeof Message>;

const messageFrom = (text: string): Message | null => {
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

export type RedisOtherNodesPorts = { url: string; clock: Clock; timers: Timers; logger: Logger };

/** Exchanges watcher counts over Redis. Redis keeps nothing; without it each process counts its own watchers. */
export const createRedisOtherNodes = ({ url, clock, timers, logger }: RedisOtherNodesPorts): OtherNodes => {
  const node = randomUUID();
  const here = new Map<string, number>();
  const listeners: ((topic: string) => void)[] = [];
  const there = new NodeCounts(clock);
  const speaking = openRedis(url, logger);
  const hearing = openRedis(url, logger);

  const changed = (topics: Iterable<string>): void => {
    for (const topic of topics) for (const listener of listeners) listener(topic);
  };
  // A count that is lost is told again with all the others.
  const say = (message: Omit<Message, "node">): void =>
    void speaking.publish(CHANNEL, JSON.stringify({ node, ...message })).catch(() => undefined);
  const sayAll = (asks: boolean): void => say({ whole: true, asks, counts: Object.fromEntries(here) });

  hearing.on("message", (_: string, text: string) => {
    const message = messageFrom(text);
    if (message === null || message.node === node) return;
    changed(there.take(message.node, message.counts, message.whole));
    if (message.asks) sayAll(false);
  });
  hearing.on("ready", () => {
    hearing.subscribe(CHANNEL).then(
      () => sayAll(true),
      (error: unknown) => logger.warn({ error: String(error) }, "The counts of other nodes cannot be heard"),
    );
  });
  const beat = timers.every(TOLD_EVERY_MS, () => {
    sayAll(false);
    changed(there.forgetSilent());
  });

  return {
    tell: (topic, watchers) => {
      if (watchers === 0) here.delete(topic);
      else here.set(topic, watchers);
      say({ whole: false, asks: false, counts: { [topic]: watchers } });
    },
    watchers: (topic) => there.of(topic),
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      beat.cancel();
      here.clear();
      if (speaking.status === "ready") sayAll(false);
      await Promise.all([closeRedis(speaking), closeRedis(hearing)]);
    },
  };
};
