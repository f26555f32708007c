import { likenessBands, likenessDistance, LIKELY_SAME_DISTANCE } from "@naqsh/shared/artwork";
import type { AlikeWork, EarlierReview, ReviewFile } from "@naqsh/shared/moderation";
import { presentEach } from "../http/present-each";
import { imageOf } from "../joins/artwork-image";
import type { QueryDeps } from "../query-deps";
import type { PastReview } from "./artist-reviews.projection";
import type { Likeness } from "./likenesses.projection";

type Deps = Pick<QueryDeps, "views" | "people">;

/** Of each band the newest so many are compared: of more works than that alike in one part, few are alike as a whole. */
const MOST_OF_BAND = 500;
const MOST_SHOWN = 6;

type Reviewed = { artworkId: string; artistId: string };
type Alike = { artworkId: string; distance: number };

/** Those with the same file, or whose pictures look the same; the nearest first. */
const alikeTo = async (own: Likeness, { views }: Deps): Promise<Alike[]> => {
  const distances = new Map<string, number>();
  const same = await views.likenesses.find({ index: "byImage", equals: [own.sha256], limit: MOST_OF_BAND });
  for (const { key } of same.documents) distances.set(key, 0);
  const { fingerprint } = own;
  if (fingerprint !== null) {
    await presentEach(likenessBands(fingerprint), async (band) => {
      const question = { index: "byBand", equals: [band], direction: "descending", limit: MOST_OF_BAND } as const;
      for (const { key, document } of (await views.likenesses.find(question)).documents) {
        if (distances.has(key) || document.fingerprint === null) continue;
        distances.set(key, likenessDistance(fingerprint, document.fingerprint));
      }
    });
  }
  distances.delete(own.artworkId);
  return [...distances]
    .map(([artworkId, distance]) => ({ artworkId, distance }))
    .filter(({ distance }) => distance <= LIKELY_SAME_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance || (a.artworkId < b.artworkId ? -1 : 1))
    .slice(0, MOST_SHOWN);
};

const presentAlike = async (
  { artworkId, distance }: Alike,
  reviewed: Reviewed,
  { views, people }: Deps,
): Promise<AlikeWork | null> => {
  const work = await views.artworks.get(artworkId);
  if (work === null) return null;
  return {
    id: artworkId,
    title: work.details.title,
    titleEn: work.details.titleEn,
    artist: await people.artist(work.artistId),
    image: imageOf(work),
    status: work.status,
    sold: work.sold,
    isSameArtist: work.artistId === reviewed.artistId,
    submittedAt: work.createdAt,
    distance,
  };
};

const presentReview = async (
  { artworkId, at, rejection }: PastReview,
  { views, people }: Deps,
): Promise<EarlierReview> => {
  const work = await views.artworks.get(artworkId);
  return {
    artworkId,
    title: work?.details.title ?? null,
    titleEn: work?.details.titleEn ?? null,
    at,
    rejection: rejection && { reason: rejection.reason, note: await people.open(rejection.note) },
  };
};

/** What a reviewer should know beside the work itself: works that look the same, and how the artist's others fared. */
export const reviewFileOf = async (work: Reviewed, deps: Deps): Promise<ReviewFile> => {
  const likeness = await deps.views.likenesses.get(work.artworkId);
  const alike = likeness === null ? [] : await alikeTo(likeness, deps);
  const shown = await presentEach(alike, (one) => presentAlike(one, work, deps));
  const reviews = await deps.views.artistReviews.get(work.artistId);
  return {
    alike: shown.filter((one) => one !== null),
    reviews: {
      approved: reviews?.approved ?? 0,
      rejected: reviews?.rejected ?? {},
      latest: await presentEach(reviews?.latest ?? [], (review) => presentReview(review, deps)),
    },
  };
};
