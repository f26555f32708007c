import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { ArtistPageViewed, ArtworksViewed } from "./engagement.events";
import { SHARE_WAYS, type ShareWay } from "./share-ways";
import { VIEW_SOURCES } from "./view-sources";

/** POST /api/share */
export const ShareBody = z.strictObject({ artworkId: z.uuid(), platform: z.enum(SHARE_WAYS) });

const metadata = z.optional(z.strictObject({ source: z.optional(z.enum(VIEW_SOURCES)) }));

/** POST /api/interactions: with a work, or a look at an artist's page. */
export const InteractionBody = z.union([
  z.strictObject({ artworkId: z.uuid(), interactionType: z.enum(["view", "like"]), metadata }),
  z.strictObject({ artistId: z.uuid(), interactionType: z.literal("view"), metadata }),
]);

/** `artistId`: whose work it is, a fact of the work's stream. */
export type ShareArtwork = CommandOf<"ShareArtwork", { artworkId: string; artistId: string; way: ShareWay }>;

/** Of people who have not looked at these works within the last half hour. */
export type RecordArtworkViews = CommandOf<"RecordArtworkViews", ArtworksViewed["data"]>;
/** Of somebody who has not looked at it within that time. */
export type RecordArtistPageView = CommandOf<"RecordArtistPageView", ArtistPageViewed["data"]>;

export type EngagementCommand = ShareArtwork;
export type LooksCommand = RecordArtworkViews;
export type ArtistEngagementCommand = RecordArtistPageView;
