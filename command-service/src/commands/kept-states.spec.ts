import { createHash } from "node:crypto";
import type { StateKeeping } from "@naqsh/shared/kernel/decider";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectorDecider } from "../collector/collector.decider";
import { artistEngagementDecider, engagementDecider, looksDecider } from "../engagement/engagement.decider";
import { createCommandTraces } from "../handler/command-traces";
import { bytesOfFold, foldFromBytes } from "../handler/fold-bytes";
import { invoiceBookDecider } from "../invoice/invoice-book.decider";
import { notificationDecider } from "../notification/notification.decider";
import { operationsDecider } from "../operations/operations.decider";
import { payoutsDecider } from "../payout/payouts.decider";
import { searchHistoryDecider } from "../search/search-history.decider";
import { searchDecider } from "../search/search.decider";

type Told = { type: string; data: object };
type Kept = { initialState: unknown; evolve: (state: never, event: never) => unknown; keeping?: unknown };

const id = (number: number): string => `0b0e3c1a-0000-5000-8000-${String(number).padStart(12, "0")}`;
const collectorId = id(1);
const userId = collectorId;
const artistId = id(9);
/** The order of a payout, the transfer of it, and what is in that. */
const sale = (number: number) => ({ artistId, orderId: id(number) });
const transfer = (number: number) => ({
  artistId,
  batchId: id(number + 300),
  items: [{ orderId: id(number), amount: 919_00 }],
  amount: 919_00,
});
const at = (number: number): string => `2026-03-${String(number + 10)}T09:00:00.000Z`;

/** Streams that grow with what people do, and an event of each kind that counts, about one of a few things. */
const GROWING: Record<
  string,
  { decider: Kept; tell: readonly ((number: number) => Told)[]; version?: number; sha256: string }
> = {
  "looks at a work": {
    decider: engagementDecider,
    tell: [
      (number) => ({ type: "ArtworkViewed", data: { artworkId: id(2), viewerId: id(number) } }),
      () => ({ type: "ArtworkShared", data: { artworkId: id(2) } }),
    ],
    sha256: "6d4114cfce3c07eac51281758ccc5b5ce9c1363e7084ddf34266b9a0b662bf85",
  },
  "looks at all works": {
    decider: looksDecider,
    tell: [(number) => ({ type: "ArtworksViewed", data: { views: [{ artworkId: id(2), viewerId: id(number) }] } })],
    sha256: "6d4114cfce3c07eac51281758ccc5b5ce9c1363e7084ddf34266b9a0b662bf85",
  },
  "looks at an artist": {
    decider: artistEngagementDecider,
    tell: [(number) => ({ type: "ArtistPageViewed", data: { viewerId: id(number) } })],
    sha256: "6d4114cfce3c07eac51281758ccc5b5ce9c1363e7084ddf34266b9a0b662bf85",
  },
  "words that are sought": {
    decider: searchDecider,
    tell: [
      () => ({ type: "TermSought", data: { query: "palm" } }),
      () => ({ type: "SearchResultChosen", data: { kind: "artwork" } }),
    ],
    version: 2,
    sha256: "6b68068193d12e8c76b758f068350b834410969c8518d0fabab03a970b4c86bf",
  },
  "searches of a person": {
    decider: searchHistoryDecider,
    tell: [
      (number) => ({ type: "SearchRemembered", data: { userId, entryId: id(number) } }),
      (number) => ({ type: "SearchesForgotten", data: { userId, entryIds: [id(number)] } }),
    ],
    sha256: "ee77296285275a01227ee3f3f32bd6289add802322c23097f06f7a9e2f31d209",
  },
  "marks of a collector": {
    decider: collectorDecider,
    tell: [
      (number) => ({ type: "ArtistFollowed", data: { collectorId, artistId: id(number) } }),
      (number) => ({ type: "ArtworkLiked", data: { collectorId, artworkId: id(number), artistId: id(9) } }),
      (number) => ({ type: "ArtworkUnliked", data: { collectorId, artworkId: id(number), artistId: id(9) } }),
      (number) => ({
        type: "WorkWishedFor",
        data: { collectorId, artworkId: id(number), artistId: id(9), price: null },
      }),
      (number) => ({ type: "WorkUnwished", data: { collectorId, artworkId: id(number + 1), artistId: id(9) } }),
      (number) => ({ type: "AuctionReminderAsked", data: { collectorId, auctionId: id(number) } }),
    ],
    version: 2,
    sha256: "eeb8cb8f453b804ec31d529f22013a9cf14fd82b3b868823983fe3122c0da4e8",
  },
  "invoices of a seller": {
    decider: invoiceBookDecider,
    tell: [
      (number) => ({
        type: "InvoiceIssued",
        data: {
          paymentId: id(number),
          invoiceId: id(number + 100),
          year: 2026,
          place: number + 1,
          number: "1",
          parts: {},
        },
      }),
      (number) => ({
        type: "CreditNoteIssued",
        data: {
          paymentId: id(number),
          refundId: id(number + 200),
          creditNoteId: id(3),
          year: 2026,
          place: 1,
          total: 5,
        },
      }),
    ],
    sha256: "090c4e157bcfbc85e785c982d2244c34d9e7b845846a1dae28ef664eeb931067",
  },
  "payouts of an artist": {
    decider: payoutsDecider,
    tell: [
      (number) => ({
        type: "PayoutOpened",
        data: {
          ...sale(number),
          paymentId: id(number + 100),
          amounts: { vat: 150_00, total: 1_200_00, commission: 100_00, delivery: 50_00, fee: 31_00 },
          paidAt: at(0),
          payout: 919_00,
        },
      }),
      (number) => ({
        type: "PayoutScheduled",
        data: { ...sale(number), dueAt: at(1), latestAt: at(2), endedAt: at(0) },
      }),
      (number) => ({
        type: "PayoutDayMoved",
        data: { ...sale(number), moveId: id(number + 200), dueAt: at(3), latestAt: at(4) },
      }),
      (number) => ({
        type: "PayoutReduced",
        data: { ...sale(number), refundId: id(number + 400), refunded: 5_00, payout: 914_00, reclaim: 0 },
      }),
      () => ({ type: "PayoutsReleased", data: { artistId, releasedBy: id(1) } }),
      (number) => ({ type: "PayoutBatched", data: transfer(number) }),
      (number) => ({
        type: "PayoutLeftOut",
        data: { artistId, batchId: id(number + 500), because: "nothingDue" },
      }),
      (number) => ({ type: "PayoutConfirmed", data: transfer(number) }),
      (number) => ({ type: "PayoutFailed", data: transfer(number) }),
    ],
    version: 2,
    sha256: "2d4897cb0a84224abf50e144f5f2e02bb96a36f2257e5a78dfbcd13d9afd6c69",
  },
  "outages of the platform": {
    decider: operationsDecider,
    tell: [
      (number) => ({ type: "OutageRecorded", data: { outageId: id(number), from: at(number), to: at(number + 1) } }),
    ],
    sha256: "f44bfc37bf10e5a781dcce19ed1cef352145584931e2f61b60ec1c69d015fe7a",
  },
  "notices of a person": {
    decider: notificationDecider,
    tell: [(number) => ({ type: "NoticeReceived", data: { userId, noticeId: id(number), byEmail: false } })],
    version: 2,
    sha256: "7cfc89d400e9c769b8654e4dfe3d5cd82f6624b6737d4d96b3836103866b95b8",
  },
};

describe.each(Object.entries(GROWING))("%s", (_, { decider, tell, version = 1, sha256 }) => {
  const keeping = decider.keeping as StateKeeping<unknown>;
  const fold = (told: readonly Told[], from: unknown = decider.initialState): unknown =>
    told.reduce((state, event) => decider.evolve(state as never, event as never), from);
  const throughBytes = async (state: unknown): Promise<unknown> => {
    const kept = { version: 1, position: "1", recordedAtMs: 1, traces: createCommandTraces().kept() };
    return keeping.given((await foldFromBytes(await bytesOfFold({ ...kept, state: keeping.taken(state) }))).state);
  };

  it("is kept at any moment, from which the rest folds to the same", async () => {
    const step = fc.record({ kind: fc.nat(tell.length - 1), number: fc.nat(9) });
    const histories = fc.asyncProperty(fc.array(step), fc.nat(), async (steps, cut) => {
      const told = steps.map(({ kind, number }) => tell[kind]!(number));
      const at = cut % (told.length + 1);
      const kept = await throughBytes(fold(told.slice(0, at)));
      expect(kept).toEqual(fold(told.slice(0, at)));
      // Orders too, which equal maps need not have.
      expect(keeping.taken(kept)).toEqual(keeping.taken(fold(told.slice(0, at))));
      expect(fold(told.slice(at), kept)).toEqual(fold(told));
    });
    await fc.assert(histories, { numRuns: 50 });
  });

  // If this differs, folds that are kept are no longer what the fold makes: raise the version, then the digest.
  it("has a version for what the fold makes of events", () => {
    const told = tell.flatMap((one) => [one(1), one(2), one(3)]);
    const text = JSON.stringify(keeping.taken(fold(told)));
    const digest = createHash("sha256").update(text).digest("hex");
    expect({ version: keeping.version, sha256: digest }).toEqual({ version, sha256 });
  });
});
