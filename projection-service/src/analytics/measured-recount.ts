import type { AuctionEvent, BidPlaced } from "@naqsh/shared/auction";
import type { CollectorEvent } from "@naqsh/shared/collector";
import type { ArtistEngagementEvent, EngagementEvent, LooksEvent, ViewSource } from "@naqsh/shared/engagement";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { measuredMonthKey, type Measure } from "./measured-months.projection";

const RIYADH_AHEAD_MS = 3 * 60 * 60 * 1000;

type Event = AuctionEvent | CollectorEvent | EngagementEvent | LooksEvent | ArtistEngagementEvent;
type Kind = "likes" | "wishes" | "followers";
/** By the day of the month and the measure, "21 views". */
type Month = Record<string, number>;

const partsOf = (at: Instant) => {
  const there = new Date(Date.parse(at) + RIYADH_AHEAD_MS).toISOString();
  return { month: there.slice(0, 7), day: there.slice(8, 10), hour: there.slice(11, 13) };
};

/**
 * Counts what artists' analytics are summed from, on a way of its own: by who marks what now and who has bid where, not by what
 * events list or say of that.
 */
export class MeasuredRecount {
  /** By the keys of `measured-months`. */
  readonly months = new Map<string, Month>();
  /** Works and artists that somebody marks, by person. */
  readonly #marked = new Map<string, Map<string, [Kind, string]>>();
  /** By auction; null for one that began before bids said whose first they were. */
  readonly #bidders = new Map<string, Set<string> | null>();

  read(told: { type: string; data: unknown; recordedAt: Instant }): void {
    const { type, data } = told as Event;
    const at = told.recordedAt;
    const count = (subjectId: string, measure: Measure, by = 1): void => this.#count(subjectId, measure, at, by);
    const { hour } = partsOf(at);
    const countView = (subjectId: string, source: ViewSource): void => {
      count(subjectId, "views");
      count(subjectId, `from/${source}`);
      count(subjectId, `viewsAt/${hour}`);
    };
    if (type === "ArtworkViewed") countView(data.artworkId, data.source);
    if (type === "ArtistPageViewed") countView(data.artistId, data.source);
    if (type === "ArtworksViewed") for (const { artworkId, source } of data.views) countView(artworkId, source);
    if (type === "ArtworkShared") count(data.artworkId, "shares");
    if (type === "BidPlaced") {
      count(data.artworkId, "bids");
      count(data.artworkId, `bidsAt/${hour}`);
      if (this.#isNewBidder(data)) count(data.artworkId, "bidders");
    }
    if (type === "ArtworkLiked") this.#mark(data.collectorId, "likes", data.artworkId, at);
    if (type === "WorkWishedFor") this.#mark(data.collectorId, "wishes", data.artworkId, at);
    if (type === "ArtistFollowed") this.#mark(data.collectorId, "followers", data.artistId, at);
    if (type === "ArtworkUnliked") this.#unmark(data.collectorId, "likes", data.artworkId, at);
    if (type === "WorkUnwished") this.#unmark(data.collectorId, "wishes", data.artworkId, at);
    if (type === "ArtistUnfollowed") this.#unmark(data.collectorId, "followers", data.artistId, at);
    if (type === "MarksForgotten") {
      const marks = [...(this.#marked.get(data.collectorId)?.values() ?? [])];
      for (const [kind, subjectId] of marks) this.#unmark(data.collectorId, kind, subjectId, at);
    }
  }

  #isNewBidder({ auctionId, bidderId, ...data }: BidPlaced["data"]): boolean {
    const isNewBidder = data.isNewBidder === true;
    const bidders = this.#bidders.get(auctionId);
    if (bidders === undefined) this.#bidders.set(auctionId, isNewBidder ? new Set([bidderId]) : null);
    // Bids of before did not say so; of such an auction the later ones are believed.
    if (bidders === undefined || bidders === null) return isNewBidder;
    const before = bidders.size;
    return bidders.add(bidderId).size > before;
  }

  #mark(person: string, kind: Kind, subjectId: string, at: Instant): void {
    const own = this.#marked.get(person) ?? new Map<string, [Kind, string]>();
    this.#marked.set(person, own.set(`${kind}/${subjectId}`, [kind, subjectId]));
    this.#count(subjectId, kind, at, 1);
  }

  #unmark(person: string, kind: Kind, subjectId: string, at: Instant): void {
    if (this.#marked.get(person)?.delete(`${kind}/${subjectId}`)) this.#count(subjectId, kind, at, -1);
  }

  #count(subjectId: string, measure: Measure, at: Instant, by: number): void {
    const { month, day } = partsOf(at);
    const key = measuredMonthKey(subjectId, month);
    const counts = this.months.get(key) ?? {};
    const name = `${day} ${measure}`;
    counts[name] = (counts[name] ?? 0) + by;
    this.months.set(key, counts);
  }
}
