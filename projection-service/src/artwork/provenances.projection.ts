import type { WorkDocumentKind } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import { cutTo } from "../http/list-page";

/** An artist may change a price as often as they like; the newest steps are kept, and how many went before. */
const MOST_STEPS = 100;

/** A step in the life of a work that concerns whoever buys it; prices are net of VAT. */
export type ProvenanceStep = { at: Instant } & (
  | { kind: "shown"; price: Halalas | null }
  /** Null: no longer for sale at a price. */
  | { kind: "priced"; price: Halalas | null }
  | { kind: "auctioned"; auctionId: string }
  | { kind: "unsold"; auctionId: string; reason: "unsold" | "lapsed" | "cancelled" }
  | { kind: "sold"; auctionId: string | null; price: Halalas; orderId: string; buyerId: string }
  | { kind: "takenBack" }
  /** Whether the document is still there, and who may read it, others know. */
  | { kind: "documented"; documentId: string; paper: WorkDocumentKind }
  /** An administrator has seen the work or its papers. */
  | { kind: "verified" }
  | { kind: "unverified" }
);

/** `asked`: the price at which it is offered, said or not said yet; null if it is not for sale at one. */
export type Provenance = {
  artworkId: string;
  asked: Halalas | null;
  isShown: boolean;
  /** Oldest first. */
  steps: ProvenanceStep[];
  /** How many older steps are left out. */
  earlier: number;
};

const HANDLED = [
  "ArtworkSubmitted",
  "ArtworkApproved",
  "PriceChanged",
  "ArtworkConsigned",
  "ConsignedArtworkReturned",
  "ArtworkSold",
  "SoldArtworkReturned",
  "WorkDocumentAdded",
  "ArtworkVerified",
  "ArtworkVerificationWithdrawn",
  "ArtworkVerificationEnded",
] as const;
type Event = EventsOf<typeof HANDLED>;

const withStep = (before: Provenance, step: ProvenanceStep): Provenance => {
  const steps = [...before.steps, step].slice(-cutTo(MOST_STEPS, "earlier says how many are left out"));
  return { ...before, steps, earlier: before.earlier + before.steps.length + 1 - steps.length };
};

const asked = ({ price, isForSale }: { price: Halalas | null; isForSale: boolean }): Halalas | null =>
  isForSale ? price : null;

const priced = (before: Provenance, price: Halalas | null, at: Instant): Provenance => {
  const after = { ...before, asked: price };
  return before.isShown && price !== before.asked ? withStep(after, { kind: "priced", at, price }) : after;
};

const returned = (before: Provenance, { data, recordedAt: at }: Returned): Provenance => {
  const { auctionId, reason } = data;
  // An auction that never came to be was never a step of the work's life.
  if (reason === "notScheduled") return { ...before, steps: before.steps.filter((step) => !isOf(step, auctionId)) };
  return withStep(before, { kind: "unsold", at, auctionId, reason });
};

type Returned = RecordedEvent<Extract<Event, { type: "ConsignedArtworkReturned" }>>;

const isOf = (step: ProvenanceStep, auctionId: string): boolean =>
  step.kind === "auctioned" && step.auctionId === auctionId;

const next = (before: Provenance, event: RecordedEvent<Event>): Provenance => {
  const { recordedAt: at } = event;
  switch (event.type) {
    case "ArtworkSubmitted":
      return { ...before, asked: asked(event.data) };
    case "ArtworkApproved":
      return before.isShown
        ? before
        : withStep({ ...before, isShown: true }, { kind: "shown", at, price: before.asked });
    case "PriceChanged":
      return priced(before, asked(event.data), at);
    case "ArtworkConsigned":
      return withStep(before, { kind: "auctioned", at, auctionId: event.data.auctionId });
    case "ConsignedArtworkReturned":
      return returned(before, event);
    case "ArtworkSold": {
      const { auctionId, amount: price, orderId, buyerId } = event.data;
      return withStep(before, { kind: "sold", at, auctionId, price, orderId, buyerId });
    }
    case "SoldArtworkReturned":
      return withStep({ ...before, asked: null }, { kind: "takenBack", at });
    case "WorkDocumentAdded": {
      const { documentId, kind: paper } = event.data;
      return withStep(before, { kind: "documented", at, documentId, paper });
    }
    case "ArtworkVerified":
      return withStep(before, { kind: "verified", at });
    case "ArtworkVerificationWithdrawn":
    case "ArtworkVerificationEnded":
      return withStep(before, { kind: "unverified", at });
  }
};

/** Prices asked and paid, the papers given with a work, and what became of it; who bought it is told to nobody. */
export const provenancesProjection: Projection<Provenance, Event> = {
  name: "provenances",
  version: 3,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, event, artworkId) =>
    next(before ?? { artworkId, asked: null, isShown: false, steps: [], earlier: 0 }, event),
};
