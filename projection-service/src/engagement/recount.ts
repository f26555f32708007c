import type { AccountErased } from "@naqsh/shared/account";
import type { CollectorEvent } from "@naqsh/shared/collector";
import type { ArtistEngagementEvent, EngagementEvent, LooksEvent } from "@naqsh/shared/engagement";

/** What the log alone says, person by person, of one work or artist. */
type Sums = {
  views: number;
  shares: number;
  likes: Set<string>;
  wishes: Set<string>;
  followers: Set<string>;
  /** Whose follow stands on their own list: an artist who leaves it keeps the count of those who followed. */
  following: Set<string>;
};

type Follow = { artistId: string; collectorId: string };

type Event = AccountErased | CollectorEvent | EngagementEvent | LooksEvent | ArtistEngagementEvent;
const COUNTED: ReadonlySet<string> = new Set<Event["type"]>([
  "ArtworkViewed",
  "ArtworksViewed",
  "ArtworkShared",
  "ArtworkLiked",
  "ArtworkUnliked",
  "WorkWishedFor",
  "WorkUnwished",
  "ArtistFollowed",
  "ArtistUnfollowed",
  "MarksForgotten",
  "AccountErased",
]);

const isCounted = (event: { type: string }): event is Event => COUNTED.has(event.type);

/**
 * Counts looks, shares, likes, wishes and followers from the log on a way of its own, by who likes, wishes and follows now: what was withdrawn when
 * somebody was erased follows from all that they had marked, not from what the event lists.
 */
export class Recount {
  /** By work. */
  readonly works = new Map<string, Sums>();
  /** By artist. */
  readonly artists = new Map<string, Sums>();

  read(event: { type: string; data: unknown }): void {
    if (!isCounted(event)) return;
    const { type, data } = event;
    if (type === "ArtworkViewed") sumsOf(this.works, data.artworkId).views += 1;
    if (type === "ArtworksViewed") for (const { artworkId } of data.views) sumsOf(this.works, artworkId).views += 1;
    if (type === "ArtworkShared") sumsOf(this.works, data.artworkId).shares += 1;
    if (type === "ArtworkLiked") sumsOf(this.works, data.artworkId).likes.add(data.collectorId);
    if (type === "ArtworkUnliked") sumsOf(this.works, data.artworkId).likes.delete(data.collectorId);
    if (type === "WorkWishedFor") sumsOf(this.works, data.artworkId).wishes.add(data.collectorId);
    if (type === "WorkUnwished") sumsOf(this.works, data.artworkId).wishes.delete(data.collectorId);
    if (type === "ArtistFollowed") this.#follow(data);
    if (type === "ArtistUnfollowed") this.#unfollow(data);
    if (type === "MarksForgotten") this.#forget(data.collectorId);
    if (type === "AccountErased") this.artists.get(data.userId)?.following.clear();
  }

  #follow({ artistId, collectorId }: Follow): void {
    const { followers, following } = sumsOf(this.artists, artistId);
    followers.add(collectorId);
    following.add(collectorId);
  }

  #unfollow({ artistId, collectorId }: Follow): void {
    const { followers, following } = sumsOf(this.artists, artistId);
    followers.delete(collectorId);
    following.delete(collectorId);
  }

  #forget(person: string): void {
    for (const { likes, wishes } of this.works.values()) {
      likes.delete(person);
      wishes.delete(person);
    }
    for (const artistId of this.artists.keys()) this.#unfollow({ artistId, collectorId: person });
  }
}

const sumsOf = (all: Map<string, Sums>, id: string): Sums => {
  const known = all.get(id);
  if (known !== undefined) return known;
  const sums: Sums = {
    views: 0,
    shares: 0,
    likes: new Set(),
    wishes: new Set(),
    followers: new Set(),
    following: new Set(),
  };
  all.set(id, sums);
  return sums;
};
