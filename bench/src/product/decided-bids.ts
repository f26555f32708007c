import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import { commitmentOf, type AuctionEvent } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { allUpcasters } from "@naqsh/shared/registry";

const PER_APPEND = 100;
export const BIDDERS = 20;

/** Bids hold no personal field: nothing of theirs is sealed. */
const noKeys = {} as PersonalKeys;

export const bidderId = (number: number): string => uuid5(NAQSH_NAMESPACE, `bench/first/${number}`);

/** Null for a stream without events. */
export const lastRevision = async (store: Pick<EventStore, "readStream">, stream: string): Promise<number | null> => {
  let last: number | null = null;
  for await (const { revision } of store.readStream(stream)) last = revision;
  return last;
};

/** What so many bids in turns leave on an auction that is open at `nowMs`, by the product's own decider; appended by nobody. */
export async function* decidedBids(
  store: Pick<EventStore, "readStream">,
  auctionId: string,
  bids: number,
  nowMs?: number,
): AsyncGenerator<EventToStore[]> {
  const stream = `auction-${auctionId}`;
  const codec = createEventCodec(allUpcasters, noKeys);
  const bidders = Array.from({ length: BIDDERS }, (_, number) => bidderId(number));
  let state = auctionDecider.initialState;
  for await (const event of store.readStream(stream)) {
    state = auctionDecider.evolve(state, event as unknown as AuctionEvent);
  }
  let batch: EventToStore[] = [];
  for (let number = 1; number <= bids; number += 1) {
    const bidder = bidders[number % BIDDERS]!;
    const recordedAt = instantFromMs(nowMs ?? Date.now());
    const facts = { bidderRole: "collector" as const, banned: false, openUnpaidWins: 0 };
    const maximum = (500 + number * 300) * 100;
    const data = { auctionId, bidderId: bidder, ...facts, maximum, commitment: commitmentOf("salt", bidder) };
    const times = { receivedAt: recordedAt, now: recordedAt };
    const decision = auctionDecider.decide({ type: "PlaceBid", data }, state, times);
    if (!decision.accepted) throw new Error(decision.rejection.code);
    const commandId = uuid5(auctionId, String(number));
    const actor = { actorId: bidder, actorRole: "collector" as const };
    const metadata = { commandId, commandDigest: "seed", correlationId: commandId, causationId: null, ...actor };
    batch.push(...(await codec.encode(decision.events, { stream, recordedAt, metadata })));
    for (const event of decision.events) state = auctionDecider.evolve(state, event);
    if (batch.length < PER_APPEND && number < bids) continue;
    yield batch;
    batch = [];
  }
}

/** What the inbox of whoever a bid took the lead from is told, as after every such bid of the shop. */
export const outbidNotice = async (bid: EventToStore, userId: string, recordedAt: Instant): Promise<EventToStore> => {
  const codec = createEventCodec(allUpcasters, noKeys);
  const { auctionId, artworkId, price } = bid.data as { auctionId: string; artworkId: string; price: number };
  const commandId = uuid5(bid.id, "notice");
  const data = { userId, noticeId: commandId, kind: "outbid", subject: { auctionId, artworkId, amount: price } };
  const metadata = { ...bid.metadata, commandId, causationId: bid.id, actorRole: "system" as const };
  const origin = { stream: `inbox-${userId}`, recordedAt, metadata };
  const [notice] = await codec.encode([{ type: "NoticeReceived", data }], origin);
  return notice!;
};
