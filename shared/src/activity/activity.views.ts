import type { AchievementName } from "../achievement";
import type { PublicArtist } from "../account";
import type { ArtworkImage } from "../artwork";
import type { Instant } from "../kernel/instant";

/** What people do that stands in their own activity; each stands once for each thing it was done to. */
export type ActivityKind =
  | "like"
  | "wish"
  | "follow"
  | "bid"
  | "win"
  | "purchase"
  | "sale"
  | "submission"
  | "collection"
  | "achievement";

/** What it was done to; null if it is on show no more. */
export type ActivitySubject =
  | { type: "artwork"; id: string; title: string; titleEn: string | null; image: ArtworkImage }
  | { type: "artist"; id: string; artist: PublicArtist }
  | { type: "collection"; id: string; name: string }
  | { type: "achievement"; name: AchievementName };

/** An item of GET /api/user/activity, newest first. */
export type ActivityEntry = { id: string; kind: ActivityKind; at: Instant; subject: ActivitySubject | null };
