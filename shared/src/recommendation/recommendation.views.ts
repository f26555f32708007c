import type { PublicArtist } from "../account";
import type { ArtworkCard } from "../artwork";
import type { Interest, PlainReason } from "./taste";

/** Why a work is shown to its reader. */
export type RecommendationReason =
  | { kind: "follow"; artist: PublicArtist }
  | { kind: "near"; interest: Interest; to: { id: string; title: string; titleEn: string | null } }
  /** Others who like what the reader likes care about it. */
  | { kind: "alike" }
  /** Nothing that is known of the reader speaks for it: many like it, it is among the newest of the shop, or it is on show. */
  | PlainReason;

export type Recommendation = { artwork: ArtworkCard; because: RecommendationReason };

/** GET /api/recommendations; `isOn` is false, and the list empty, if the reader has turned them off. */
export type Recommendations = { isOn: boolean; works: Recommendation[] };
