import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import { WorkGridSkeleton } from "../features/artwork/components/work-grid-skeleton";
import { bringLaterTexts } from "../i18n/i18n";
import { useSession, wasSignedIn } from "../lib/session";
import { MountedOnceOpen } from "../ui/mounted-once-open";
import { ReservedHeight } from "../ui/reserved-height";
import { Skeleton } from "../ui/skeleton";
import { useIdle } from "../ui/use-idle";
import { KeptPlace } from "./shell/kept-place";
import { latePart } from "../ui/late-part";
import { LatePlace } from "../ui/late-place";
import { Stack } from "../ui/stack";

/*
 * Where the app brings features together, so that no feature knows another: the shell and the pages draw what stands
 * here. Each part is fetched on its own, so that the shell stays small.
 */

const Gallery = latePart(async () => (await import("../features/artwork/home-gallery")).HomeGallery);
const FirstWork = latePart(async () => (await import("../features/artwork/first-work")).FirstWork);
const Bell = latePart(async () => {
  const bell = import("../features/notification/components/notifications-bell");
  await bringLaterTexts();
  return (await bell).NotificationsBell;
});
const Dot = latePart(async () => (await import("../features/auction/list/auctions-dot")).AuctionsDot);
const LiveLot = latePart(async () => (await import("../features/auction/home/home-live-lot")).HomeLiveLot);
const OwnBids = latePart(async () => (await import("../features/auction/home/home-own-bids")).HomeOwnBids);
const ClosedLots = latePart(async () => (await import("../features/auction/home/home-closed-lots")).HomeClosedLots);
const Panel = latePart(async () => (await import("../features/auction/panel/auction-panel")).AuctionPanel);
const Schedule = latePart(async () => (await import("../features/auction/schedule/own-work-actions")).OwnWorkActions);

/** The beating dot beside "Auctions" while one is live. */
export const AuctionsDot: ComponentType = () => (
  <LatePlace>
    <Dot />
  </LatePlace>
);

/** The bell with its count, for whoever is signed in. */
export const NotificationsBell: ComponentType = () => (
  <LatePlace fallback={<KeptPlace />}>
    <Bell />
  </LatePlace>
);

/** The works on the home page. */
export const HomeGallery = ({ wide }: { wide?: number }) => (
  <LatePlace
    fallback={
      <Stack gap="xl" style={{ minBlockSize: "120vh" }}>
        <Skeleton block="38px" radius="19px" />
        <WorkGridSkeleton {...(wide ? { wide } : {})} />
      </Stack>
    }
  >
    <Gallery {...(wide ? { wide } : {})} />
  </LatePlace>
);

/** The live lot at the side of the home page (at its head on a phone); draws nothing while there is none to show. */
export const HomeLiveLot: ComponentType | null = () => (
  <LatePlace fallback={<Skeleton block="760px" radius="14px" />}>
    <LiveLot />
  </LatePlace>
);

/** What waits for a bidder, above everything else. */
export const HomeOwnBids: ComponentType = () => {
  const { user, status } = useSession();
  const mayBid = status === "unknown" ? wasSignedIn() : user !== null && user.role !== "admin";
  if (!mayBid) return null;
  return (
    <ReservedHeight name="own-bids-height">
      {(settle) => <LatePlace>{user && <OwnBids userId={user.id} onSettled={settle} />}</LatePlace>}
    </ReservedHeight>
  );
};

/** Where a new artist begins, above everything else. */
export const HomeFirstWork: ComponentType = () => {
  const { user } = useSession();
  return (
    user?.role === "artist" && (
      <LatePlace>
        <FirstWork />
      </LatePlace>
    )
  );
};

/** What was sold last, below the works; nobody waits for it. */
export const HomeClosedLots: ComponentType = () => (
  <MountedOnceOpen isOpen={useIdle()}>
    <ClosedLots />
  </MountedOnceOpen>
);

/** The auction of a work on its own page; the work has one. */
export const ArtworkAuctionPanel: ComponentType<{ artwork: ArtworkDetail }> = ({ artwork }) =>
  artwork.auction && (
    <LatePlace fallback={<Skeleton block="520px" radius="14px" />}>
      <Panel auctionId={artwork.auction.auctionId} hasArtwork={false} />
    </LatePlace>
  );

/** What the owner of a work may do beside revising it (schedule an auction). */
export const OwnWorkActions: ComponentType<{ artwork: ArtworkDetail }> = ({ artwork }) => (
  <LatePlace>
    <Schedule artwork={artwork} />
  </LatePlace>
);
