import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import { CLOSING_DRAIN_MS, type AuctionCommand, type AuctionEvent } from "@naqsh/shared/auction";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventToStore } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { allUpcasters } from "@naqsh/shared/registry";

/** The end of an auction holds no personal field: nothing of it is sealed. */
const noKeys = {} as PersonalKeys;

/** What the end of an auction that ended at `endsAt` leaves, by the product's own decider; appended by nobody. */
export const decidedClose = async (
  auctionId: string,
  past: readonly AuctionEvent[],
  endsAt: Instant,
): Promise<EventToStore[]> => {
  const now = after(endsAt, CLOSING_DRAIN_MS);
  const commands: AuctionCommand[] = [
    { type: "BeginClosing", data: { auctionId } },
    { type: "CloseAuction", data: { auctionId } },
  ];
  let state = past.reduce(auctionDecider.evolve, auctionDecider.initialState);
  const decided: AuctionEvent[] = [];
  for (const command of commands) {
    const decision = auctionDecider.decide(command, state, { receivedAt: now, now });
    if (!decision.accepted) throw new Error(`${command.type}: ${decision.rejection.code}`);
    decided.push(...decision.events);
    state = decision.events.reduce(auctionDecider.evolve, state);
  }
  const commandId = uuid5(auctionId, "close");
  const cause = { commandId, commandDigest: "seed", correlationId: commandId, causationId: null };
  const metadata = { ...cause, actorId: auctionId, actorRole: "system" as const };
  const codec = createEventCodec(allUpcasters, noKeys);
  return codec.encode(decided, { stream: `auction-${auctionId}`, recordedAt: now, metadata });
};
