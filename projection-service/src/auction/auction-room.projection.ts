import { auctionEventWords, changeOfRoom, phaseOf } from "@naqsh/shared/auction";
import type { AuctionEvent, AuctionPhase, PublicRoom, RoomChange } from "@naqsh/shared/auction";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { NO_ROWS, withNewRows, withVoidedRows } from "./room-rows";
import type { RoomRows } from "./room-rows";

export type AuctionRoomDocument = PublicRoom & {
  rows: RoomRows;
  /** Rows before this change were altered since (a void): whoever holds less begins anew. */
  rewrittenAt: number;
  /** What was written about those who were voided. */
  reasons: readonly PersonalText[];
  phase: AuctionPhase;
};

const NO_REASONS: readonly PersonalText[] = [];

const changedRoom = (
  before: AuctionRoomDocument | null,
  { room, added, voidedRows }: RoomChange,
): AuctionRoomDocument => {
  const reasons = added.flatMap((row) => (row.kind === "bidderVoided" ? [row.reason] : []));
  return {
    head: room.head,
    terms: room.terms,
    rows: withNewRows(withVoidedRows(before?.rows ?? NO_ROWS, voidedRows), added),
    rewrittenAt: reasons.length > 0 ? room.head.sequence : (before?.rewrittenAt ?? 0),
    reasons: reasons.length > 0 ? [...(before?.reasons ?? []), ...reasons] : (before?.reasons ?? NO_REASONS),
    aliases: room.aliases,
    recomputed: room.recomputed,
    phase: phaseOf(room.head.status),
  };
};

/**
 * The public room of an auction. `sequence` counts its public changes: an event that nobody else may notice (a raised
 * maximum that moves nothing) leaves the document as it is.
 */
export const auctionRoomProjection: Projection<AuctionRoomDocument, AuctionEvent> = {
  name: "auction-room",
  version: 9,
  // Its readers find there what the rows say that it names.
  writtenAfter: ["auction-bids"],
  indexes: {
    byEnd: ["phase", "head.endsAt"],
    byStart: ["phase", "head.startsAt"],
    byArtist: ["terms.artistId", "head.startsAt"],
    byArtwork: ["head.artworkId", "head.startsAt"],
  },
  handles: typesIn(auctionEventWords, ["PaymentDeadlineMissed", "OfferDeclined", "OfferExpired"]),
  keysOf: (event) => [event.data.auctionId],
  evolve: (room, event) => {
    const change = changeOfRoom(room, event);
    return change === null ? room : changedRoom(event.type === "AuctionScheduled" ? null : room, change);
  },
};
