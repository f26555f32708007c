import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { lazy, Suspense, type ComponentType } from "react";

/*
 * Where the app brings features together, so that no feature knows another: the shell and the pages draw what stands
 * here. Each part is fetched on its own, so that the shell stays small.
 */

const Gallery = lazy(async () => ({ default: (await import("../features/artwork/home-gallery")).HomeGallery }));

/** The beating dot beside "Auctions" while one is live. */
export const AuctionsDot: ComponentType = () => null;

/** The bell with its count, for whoever is signed in. */
export const NotificationsBell: ComponentType = () => null;

/** The works on the home page. */
export const HomeGallery = ({ wide }: { wide?: number }) => (
  <Suspense>
    <Gallery {...(wide ? { wide } : {})} />
  </Suspense>
);

/** The live lot at the side of the home page (at its head on a phone); null while the feature is not there. */
export const HomeLiveLot: ComponentType | null = null;

/** The auction of a work on its own page; the work has one. */
export const ArtworkAuctionPanel: ComponentType<{ artwork: ArtworkDetail }> = () => null;

/** What the owner of a work may do beside revising it (schedule an auction). */
export const OwnWorkActions: ComponentType<{ artwork: ArtworkDetail }> = () => null;
