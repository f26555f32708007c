import { after, type Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import { cutTo } from "../http/list-page";

/** What came or changed longer ago is not new to anybody. */
export const NEW_FOR_MS = 7 * 24 * 60 * 60_000;
/** Of one work, so that whoever changes a price all day makes no question slow. */
export const MOST_CHANGES = 50;

/** What lists filter by and an event about a work makes otherwise; `listedPrice`: the auction's while it is in one. */
export type ArrivalTraits = { isInAuction: boolean; isVerified: boolean; listedPrice: Halalas | null };

/** `before`: what of it was otherwise until `at`. */
export type ArrivalChange = { at: Instant; before: Partial<ArrivalTraits> };

/**
 * `arrivedAt`: when a work came to the marketplace last, let through for the first time or put on sale again since; `newAt`: the same,
 * or when it was put to auction, verified or priced anew after that; `changes`: what it was before each, in the order of the log.
 */
export type Arrival = {
  artworkId: string;
  isForSale: boolean;
  price: Halalas | null;
  auctionId: string | null;
  arrivedAt: Instant | null;
  newAt: Instant | null;
  changes: readonly ArrivalChange[];
};

const HANDLED = [
  "ArtworkSubmitted",
  "ArtworkApproved",
  "PriceChanged",
  "ArtworkSold",
  "SoldArtworkReturned",
  "ArtworkVerified",
  "ArtworkVerificationWithdrawn",
  "ArtworkVerificationEnded",
  "AuctionScheduled",
  "AuctionClosed",
  "AuctionCancelled",
] as const;
type Event = EventsOf<typeof HANDLED>;

/** Nobody has found what never was on show: it comes as it stands then. */
const changed = (work: Arrival, at: Instant, before: ArrivalChange["before"]): Arrival => {
  if (work.arrivedAt === null) return work;
  const recent = work.changes.filter((change) => change.at >= after(at, -NEW_FOR_MS));
  const kept = cutTo(MOST_CHANGES, "before the oldest of them a work is taken as it was then");
  return { ...work, changes: [...recent, { at, before }].slice(-kept) };
};

const begun = (work: Arrival, at: Instant, before: ArrivalChange["before"]): Arrival =>
  work.arrivedAt === null ? work : { ...changed(work, at, before), newAt: at };

const came = (work: Arrival, at: Instant): Arrival => ({ ...work, arrivedAt: at, newAt: at });

const evolved = (work: Arrival, event: Exclude<Event, { type: "ArtworkSubmitted" }>, at: Instant): Arrival => {
  switch (event.type) {
    case "ArtworkApproved":
      return work.arrivedAt === null ? came(work, at) : work;
    case "PriceChanged": {
      const { price, isForSale } = event.data;
      const priced = { ...work, price, isForSale };
      if (!isForSale) return priced;
      if (!work.isForSale) return work.arrivedAt === null ? priced : came(priced, at);
      return work.auctionId === null ? begun(priced, at, { listedPrice: work.price }) : priced;
    }
    case "ArtworkSold":
    case "SoldArtworkReturned":
      return { ...work, isForSale: false };
    case "ArtworkVerified":
      return begun(work, at, { isVerified: false });
    case "ArtworkVerificationWithdrawn":
    case "ArtworkVerificationEnded":
      return changed(work, at, { isVerified: true });
    case "AuctionScheduled": {
      const { auctionId } = event.data;
      return begun({ ...work, auctionId }, at, { isInAuction: false, listedPrice: work.price });
    }
    case "AuctionClosed":
    case "AuctionCancelled":
      // Its fixed price comes back as it was known before the auction, which is no news.
      return work.auctionId === event.data.auctionId
        ? changed({ ...work, auctionId: null }, at, { isInAuction: true })
        : work;
  }
};

/** What is new, for those who wait for it: no bid comes here. */
export const arrivalsProjection: Projection<Arrival, Event> = {
  name: "arrivals",
  version: 2,
  indexes: { byTime: ["newAt"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (work, event) => {
    if (event.type === "ArtworkSubmitted") {
      const { artworkId, price, isForSale } = event.data;
      return { artworkId, price, isForSale, auctionId: null, arrivedAt: null, newAt: null, changes: [] };
    }
    return work === null ? null : evolved(work, event, event.recordedAt);
  },
};
