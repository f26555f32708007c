import { likenessBands, likenessDistance, LIKELY_SAME_DISTANCE } from "@naqsh/shared/artwork";
import type { AlikeWork, EarlierReview, ReviewFile } from "@naqsh/shared/moderation";
import { presentEach } from "../http/present-each";
import { cutTo } from "../http/list-page";
import { allFound } from "../joins/all-documents";
import { imageOf } from "../joins/artwork-image";
import { featuringOf, type OwnFeaturing } from "../joins/featuring-of";
import { verificationOf } from "../joins/verification-of";
import type { QueryDeps } from "../query-deps";
import type { PastReview } from "./artist-reviews.projection";
import type { Likeness } from "./likenesses.projection";

type Deps = Pick<QueryDeps, "views" | "people">;

const MOST_SHOWN = 6;

type Reviewed = { artworkId: string; artistId: string };
type Alike = { artworkId: string; distance: number };

/** Those with the same file, or whose pictures look the same; the nearest first. */
const alikeTo = async (own: Likeness, { views }: Deps): Promise<Alike[]> => {
  const distances = new Map<string, number>();
  for await (const { key } of allFound(views.likenesses, { index: "byImage", equals: [own.sha256] }))
    distances.set(key, 0);
  const { fingerprint } = own;
  if (fingerprint !== null) {
    await presentEach(likenessBands(fingerprint), async (band) => {
      for await (const { key, document } of allFound(views.likenesses, { index: "byBand", equals: [band] })) {
        if (distances.has(key) || document.fingerprint === null) continue;
        distances.set(key, likenessDistance(fingerprint, document.fingerprint));
      }
    });
  }
  distances.delete(own.artworkId);
  return [...distances]
    .map(([artworkId, distance]) => ({ artworkId, distance }))
    .filter(({ distance }) => distance <= LIKELY_SAME_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance || (a.artworkId < b.artworkId ? -1 : 1));
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
export const reviewFileOf = async (work: Reviewed & OwnFeaturing, deps: Deps): Promise<ReviewFile> => {
  const likeness = await deps.views.likenesses.get(work.artworkId);
  const alike = likeness === null ? [] : await alikeTo(likeness, deps);
  const nearest = alike.slice(0, cutTo(MOST_SHOWN, "alikeCount says how many there are"));
  const shown = await presentEach(nearest, (one) => presentAlike(one, work, deps));
  const reviews = await deps.views.artistReviews.get(work.artistId);
  return {
    alike: shown.filter((one) => one !== null),
    alikeCount: alike.length,
    verification: await verificationOf(work.artworkId, deps),
    featuring: await featuringOf(work, deps),
    reviews: {
      approved: reviews?.approved ?? 0,
      rejected: reviews?.rejected ?? {},
      latest: await presentEach(reviews?.latest ?? [], (review) => presentReview(review, deps)),
    },
  };
};
