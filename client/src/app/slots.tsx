/**
 * Where the app brings features together, so that no feature knows another: the shell and the pages draw what stands here.
 */
import type { ArtworkDetail } from "@naqsh/shared/artwork";

/** The beating dot beside "Auctions" while one is live. */
export const AuctionsDot = () => null;

/** The bell with its count, for whoever is signed in. */
export const NotificationsBell = () => null;

/** The live lot at the side of the home page (at its head on a phone); null while there is none to show. */
export const HomeLiveLot = () => null;

/** The auction of a work on its own page. */
export const ArtworkAuctionPanel = (_props: { artwork: ArtworkDetail }) => null;

/** What the owner of an approved work may do beside revising it (schedule an auction). */
export const OwnWorkActions = (_props: { artwork: ArtworkDetail }) => null;
