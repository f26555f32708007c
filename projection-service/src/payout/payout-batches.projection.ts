import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { BatchMember, BatchStatus, PayoutBatchMade } from "@naqsh/shared/payout";
import type { EventsOf } from "@naqsh/shared/registry";

/** What a batch brings one artist, with what is theirs sealed. */
export type MemberDocument = Omit<BatchMember, "artist" | "reason"> & {
  name: PersonalText | null;
  iban: PersonalText | null;
  reason: PersonalText | null;
};

export type PayoutBatchDocument = {
  batchId: string;
  status: BatchStatus;
  madeAt: Instant;
  exportedAt: Instant | null;
  confirmedAt: Instant | null;
  members: MemberDocument[];
};

const HANDLED = [
  "PayoutBatchMade",
  "PayoutBatchExported",
  "PayoutBatchConfirmed",
  "PayoutBatched",
  "PayoutLeftOut",
  "PayoutConfirmed",
  "PayoutFailed",
] as const;
type Event = EventsOf<typeof HANDLED>;

const waiting = (artistId: string): MemberDocument => ({
  artistId,
  amount: 0,
  items: [],
  status: "waiting",
  because: null,
  name: null,
  iban: null,
  reason: null,
});

const withMember = (
  batch: PayoutBatchDocument,
  artistId: string,
  change: Partial<MemberDocument>,
): PayoutBatchDocument => ({
  ...batch,
  members: batch.members.map((member) => (member.artistId === artistId ? { ...member, ...change } : member)),
});

const evolved = (
  batch: PayoutBatchDocument,
  event: Exclude<RecordedEvent<Event>, PayoutBatchMade>,
): PayoutBatchDocument => {
  switch (event.type) {
    case "PayoutBatched": {
      const { artistId, amount, items, iban, name } = event.data;
      return withMember(batch, artistId, { status: "underWay", amount, items, iban, name });
    }
    case "PayoutLeftOut":
      return withMember(batch, event.data.artistId, { status: "leftOut", because: event.data.because });
    case "PayoutConfirmed":
      return withMember(batch, event.data.artistId, { status: "paid" });
    case "PayoutFailed":
      return withMember(batch, event.data.artistId, { status: "failed", reason: event.data.reason });
    case "PayoutBatchExported":
      return { ...batch, status: "exported", exportedAt: event.data.exportedAt };
    case "PayoutBatchConfirmed":
      return { ...batch, status: "confirmed", confirmedAt: event.data.confirmedAt };
  }
};

/** Batches of transfers, as administrators make, export and confirm them. */
export const payoutBatchesProjection: Projection<PayoutBatchDocument, Event> = {
  name: "payout-batches",
  version: 1,
  indexes: { byTime: ["madeAt"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.batchId],
  evolve: (batch, event) => {
    if (event.type === "PayoutBatchMade") {
      const { batchId, madeAt, artistIds } = event.data;
      const members = artistIds.map(waiting);
      return { batchId, status: "gathering", madeAt, exportedAt: null, confirmedAt: null, members };
    }
    return batch === null ? null : evolved(batch, event);
  },
};
