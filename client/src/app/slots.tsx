import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { lazy, Suspense, type ComponentType } from "react";
import { WorkGridSkeleton } from "../features/artwork/components/work-grid-skeleton";
import { bringLaterTexts } from "../i18n/i18n";
import { useSession, wasSignedIn } from "../lib/session";
import { OpenedPart } from "../ui/opened-part";
import { RememberedRoom } from "../ui/remembered-room";
import { Skeleton } from "../ui/skeleton";
import { useIdle } from "../ui/use-idle";
import { KeptPlace } from "./shell/kept-place";

/*
 * Where the app brings features together, so that no feature knows another: the shell and the pages draw what stands
 * here. Each part is fetched on its own, so that the shell stays small.
 */

const Gallery = lazy(async () => ({ default: (await import("../features/artwork/home-gallery")).HomeGallery }));
const FirstWork = lazy(async () => ({ default: (await import("../features/artwork/first-work")).FirstWork }));
const Bell = lazy(async () => {
  const bell = import("../features/notification/components/notifications-bell");
  await bringLaterTexts();
  return { default: (await bell).NotificationsBell };
});
const Dot = lazy(async () => ({ default: (await import("../features/auction/components/auctions-dot")).AuctionsDot }));
const LiveLot = lazy(async () => ({
  default: (await import("../features/auction/components/home-live-lot")).HomeLiveLot,
}));
const OwnBids = lazy(async () => ({
  default: (await import("../features/auction/components/home-own-bids")).HomeOwnBids,
}));
const ClosedLots = lazy(async () => ({
  default: (await import("../features/auction/components/home-closed-lots")).HomeClosedLots,
}));
const Panel = lazy(async () => ({
  default: (await import("../features/auction/components/auction-panel")).AuctionPanel,
}));
const Schedule = lazy(async () => ({
  default: (await import("../features/auction/components/own-work-actions")).OwnWorkActions,
}));

/** The beating dot beside "Auctions" while one is live. */
export const AuctionsDot: ComponentType = () => (
  <Suspense>
    <Dot />
  </Suspense>
);

/** The bell with its count, for whoever is signed in. */
export const NotificationsBell: ComponentType = () => (
  <Suspense fallback={<KeptPlace />}>
    <Bell />
  </Suspense>
);

/** The works on the home page. */
export const HomeGallery = ({ wide }: { wide?: number }) => (
  <Suspense
    fallback={
      <div style={{ display: "grid", gap: 22, minBlockSize: "120vh", alignContent: "start" }}>
        <Skeleton block="38px" radius="19px" />
        <WorkGridSkeleton {...(wide ? { wide } : {})} />
      </div>
    }
  >
    <Gallery {...(wide ? { wide } : {})} />
  </Suspense>
);

/** The live lot at the side of the home page (at its head on a phone); draws nothing while there is none to show. */
export const HomeLiveLot: ComponentType | null = () => (
  <Suspense fallback={<Skeleton block="760px" radius="14px" />}>
    <LiveLot />
  </Suspense>
);

/** What waits for a bidder, above everything else. */
export const HomeOwnBids: ComponentType = () => {
  const { user, status } = useSession();
  const mayBid = status === "unknown" ? wasSignedIn() : user !== null && user.role !== "admin";
  if (!mayBid) return null;
  return (
    <RememberedRoom name="own-bids-height">
      {(settle) => <Suspense>{user && <OwnBids userId={user.id} onSettled={settle} />}</Suspense>}
    </RememberedRoom>
  );
};

/** Where a new artist begins, above everything else. */
export const HomeFirstWork: ComponentType = () => {
  const { user } = useSession();
  return (
    user?.role === "artist" && (
      <Suspense>
        <FirstWork />
      </Suspense>
    )
  );
};

/** What was sold last, below the works; nobody waits for it. */
export const HomeClosedLots: ComponentType = () => (
  <OpenedPart isOpen={useIdle()}>
    <ClosedLots />
  </OpenedPart>
);

/** The auction of a work on its own page; the work has one. */
export const ArtworkAuctionPanel: ComponentType<{ artwork: ArtworkDetail }> = ({ artwork }) =>
  artwork.auction && (
    <Suspense fallback={<Skeleton block="520px" radius="14px" />}>
      <Panel auctionId={artwork.auction.auctionId} hasArtwork={false} />
    </Suspense>
  );

/** What the owner of a work may do beside revising it (schedule an auction). */
export const OwnWorkActions: ComponentType<{ artwork: ArtworkDetail }> = ({ artwork }) => (
  <Suspense>
    <Schedule artwork={artwork} />
  </Suspense>
);
