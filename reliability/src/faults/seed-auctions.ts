import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import type { AuctionCommand, AuctionEvent } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { allUpcasters } from "@naqsh/shared/registry";
import type { Cast } from "../simulation/cast";

const HOUR_MS = 3_600_000;

const termsOf = (
  auctionId: string,
  place: number,
  { cast, endsAtMs, nowMs, softCloseMs = 0 }: Auctions,
): AuctionCommand => ({
  type: "ScheduleAuction",
  data: {
    auctionId,
    artworkId: cast.artworkIds[place]!,
    artistId: cast.artist.id,
    openingPrice: 500_00,
    reserve: null,
    estimate: null,
    startsAt: instantFromMs(nowMs - HOUR_MS),
    endsAt: instantFromMs(endsAtMs(place)),
    ownIncrement: 50_00,
    incrementPolicy: "standard-1",
    softCloseMs,
  },
});

const bidOf = (auctionId: string, bidderId: string, riyals: number): AuctionCommand => ({
  type: "PlaceBid",
  data: {
    auctionId,
    bidderId,
    bidderRole: "collector",
    banned: false,
    openUnpaidWins: 0,
    maximum: riyals * 100,
    commitment: uuid5(NAQSH_NAMESPACE, `${auctionId}/${bidderId}`),
  },
});

export type Auctions = {
  cast: Cast;
  count: number;
  endsAtMs: (place: number) => number;
  nowMs: number;
  /** None if it is left out. */
  softCloseMs?: number;
};

/**
 * Writes open auctions, one for each work, that the cast's first two bidders have bid on: by the decider itself, without the
 * half-hour that it would take people. Gives their ids.
 */
export const seedAuctions = async (auctions: Auctions, store: EventStore, keys: PersonalKeys): Promise<string[]> => {
  const { cast, count, nowMs } = auctions;
  const codec = createEventCodec(allUpcasters, keys);
  const [first, second] = cast.bidders;
  const tell = async (auctionId: string, commands: readonly AuctionCommand[]): Promise<void> => {
    const stream = `auction-${auctionId}`;
    const cause = { commandDigest: "seed", causationId: null, actorId: "seed", actorRole: "system" as const };
    let state = auctionDecider.initialState;
    let revision = -1;
    for (const [place, command] of commands.entries()) {
      const recordedAt = instantFromMs(nowMs - (place === 0 ? 2 * HOUR_MS : HOUR_MS / 2));
      const decision = auctionDecider.decide(command, state, { receivedAt: recordedAt, now: recordedAt });
      if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.rejection)}`);
      const commandId = uuid5(NAQSH_NAMESPACE, `${stream}/${place}`);
      const metadata = { ...cause, commandId, correlationId: commandId };
      const events: readonly AuctionEvent[] = decision.events;
      await store.append(stream, revision, await codec.encode([...events], { stream, recordedAt, metadata }));
      state = events.reduce(auctionDecider.evolve, state);
      revision += events.length;
    }
  };
  const ids = Array.from({ length: count }, (_, place) => uuid5(NAQSH_NAMESPACE, `faults/auction-${place}`));
  for (const [place, auctionId] of ids.entries()) {
    await tell(auctionId, [
      termsOf(auctionId, place, auctions),
      { type: "OpenAuction", data: { auctionId } },
      bidOf(auctionId, first!.id, 600),
      bidOf(auctionId, second!.id, 800),
    ]);
  }
  return ids;
};
