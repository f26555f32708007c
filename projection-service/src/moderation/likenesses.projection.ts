import { likenessBands } from "@naqsh/shared/artwork";
import type { PictureFingerprint, PictureLook } from "@naqsh/shared/artwork";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** What the picture that a work has now looks like, and what others like it are found by. */
export type Likeness = {
  artworkId: string;
  sha256: string;
  /** Null until it is taken, and of a picture without a shape. */
  fingerprint: PictureFingerprint | null;
  bands: string[];
  /** What a search with a picture finds it by; null as the fingerprint, and of what was fingerprinted before looks were taken. */
  look: PictureLook | null;
  submittedAt: Instant;
};

const HANDLED = ["ArtworkSubmitted", "ArtworkRevised", "ArtworkFingerprinted"] as const;
type Event = EventsOf<typeof HANDLED>;

export const likenessesProjection: Projection<Likeness, Event> = {
  name: "likenesses",
  version: 2,
  indexes: { byBand: ["bands", "submittedAt"], byImage: ["sha256"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, { type, data, recordedAt }) => {
    if (type === "ArtworkFingerprinted") {
      if (before?.sha256 !== data.sha256) return before;
      return {
        ...before,
        fingerprint: data.fingerprint,
        bands: likenessBands(data.fingerprint),
        look: data.look ?? null,
      };
    }
    const { sha256 } = data.details.image;
    if (before?.sha256 === sha256) return before;
    const submittedAt = before?.submittedAt ?? recordedAt;
    return { artworkId: data.artworkId, sha256, fingerprint: null, bands: [], look: null, submittedAt };
  },
};
