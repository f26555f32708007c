import type { ArtistFollowed, ArtistUnfollowed, ArtworkLiked, ArtworkUnliked } from "@naqsh/shared/collector";
import { instantFromMs, msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_OF_MARKS } from "./mark-jobs";

/** Likes of one work, and new followers, that come or go within the same five minutes are counted together. */
export const TOLD_TOGETHER_MS = 5 * 60_000;

const spanOf = (at: Instant): { from: Instant; before: Instant } => {
  const fromMs = Math.floor(msFromInstant(at) / TOLD_TOGETHER_MS) * TOLD_TOGETHER_MS;
  return { from: instantFromMs(fromMs), before: instantFromMs(fromMs + TOLD_TOGETHER_MS) };
};

/** The job's name is that of its five minutes: the first mark of them schedules it, and the others find it there. */
export const tellArtistWhenLikedOrFollowed: Policy<ArtworkLiked | ArtworkUnliked | ArtistFollowed | ArtistUnfollowed> =
  {
    name: "tell-artist-when-liked-or-followed",
    handles: ["ArtworkLiked", "ArtworkUnliked", "ArtistFollowed", "ArtistUnfollowed"],
    onMoneyPath: false,
    react: ({ id: causeId, data, recordedAt }) => {
      const { from, before } = spanOf(recordedAt);
      const { artistId } = data;
      const [kind, targetId] = "artworkId" in data ? ["like", data.artworkId] : ["follow", artistId];
      return [
        jobAt({
          ...TELL_OF_MARKS,
          id: `tell-of-marks_${kind}_${targetId}_${msFromInstant(from)}`,
          at: before,
          data: { kind, targetId, artistId, from, before, causeId },
        }),
      ];
    },
  };
