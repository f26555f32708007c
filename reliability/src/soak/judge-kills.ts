import { join } from "node:path";
import { projections } from "@naqsh/projection-service/projections";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { commandIdOf } from "@naqsh/command-service/commands/command-ids";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { sendBid, type Acknowledged } from "../faults/sent-bids";
import { judgeRevisions } from "../simulation/judge";
import { hold } from "../simulation/judge-auction";
import { startShop } from "@naqsh/standalone/start/start-shop";
import type { KillReport } from "./kill-rounds";

const ASKED_AGAIN = 20;

/** Recovers the log as a restart does: a kill may come after an answer and before the mark up to which others may read. */
const eventsIn = async (dataFolder: string): Promise<StoredEvent[]> => {
  const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
  const events: StoredEvent[] = [];
  for await (const event of store.readAll()) events.push(event);
  await store.close();
  return events;
};

/** I1: every acknowledged bid is in the log once, every bid at most once. */
export const judgeBids = (events: readonly StoredEvent[], acknowledged: readonly Acknowledged[]): void => {
  const bids = events.filter(({ type }) => type === "BidPlaced" || type === "MaximumRaised");
  const byId = new Map(bids.map((bid) => [bid.id, bid]));
  const commands = new Set(bids.map(({ metadata }) => metadata.commandId));
  hold(commands.size === bids.length, "I1: no command is done twice", {});
  for (const { eventId, key, who } of acknowledged) {
    const bid = byId.get(eventId);
    hold(bid !== undefined, "I1: every acknowledged command is in the log", { eventId });
    const path = `/api/auctions/${bid!.stream.slice("auction-".length)}/bids`;
    const commandId = commandIdOf(who.id, { method: "POST", path, key });
    hold(bid!.metadata.commandId === commandId, "I1: under its own id", { eventId });
  }
};

/** I3, and that a command repeated after all the crashes gets its first answer. */
const judgeShop = async (dataFolder: string, { acknowledged, auctionId }: KillReport): Promise<void> => {
  const { profile, url, stop } = await startShop({ port: 0, dataFolder });
  try {
    await profile.settled();
    for (const { name } of projections) {
      const comparison = await profile.projections.verify(name);
      hold(comparison.differences === 0, "I3: rebuilt views equal live ones", comparison);
    }
    const step = Math.max(1, Math.floor(acknowledged.length / ASKED_AGAIN));
    for (const { key, who, amount, text } of acknowledged.filter((_, place) => place % step === 0)) {
      const answer = await sendBid({ url, auctionId, who, key, amount });
      hold(answer?.text === text, "I1: a repeated command gets its first answer", { key });
    }
  } finally {
    await stop();
  }
};

/** @throws Broken */
export const judgeKills = async (dataFolder: string, report: KillReport): Promise<{ events: number }> => {
  const log = await verifyLog(join(dataFolder, "log"));
  hold(log.damage === null, "The log is whole", log.damage);
  const events = await eventsIn(dataFolder);
  judgeRevisions(events);
  judgeBids(events, report.acknowledged);
  await judgeShop(dataFolder, report);
  return { events: events.length };
};
