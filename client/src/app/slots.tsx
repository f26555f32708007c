import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { SavedQuestion } from "@naqsh/shared/search";
import type { ComponentType, ReactNode } from "react";
import { WorkGridSkeleton } from "../features/artwork/components/work-grid-skeleton";
import type { ArtistSlots } from "../features/artist/artist-slots";
import type { ArtworkSlots } from "../features/artwork/artwork-slots";
import type { CollectorSlots } from "../features/collector/collector-slots";
import type { SearchSlots } from "../features/search/search-slots";
import type { DashboardSlots } from "../features/dashboard/dashboard-slots";
import { besideLaterTexts } from "../i18n/i18n";
import { useSession, wasSignedIn } from "../lib/session";
import { MountedOnceOpen } from "../ui/mounted-once-open";
import { ReservedHeight } from "../ui/reserved-height";
import { Skeleton } from "../ui/skeleton";
import { useIdle } from "../ui/use-idle";
import { ButtonRoom } from "./shell/button-room";
import { latePart, restfulPart } from "../ui/late-part";
import { LatePlace } from "../ui/late-place";
import { Stack } from "../ui/stack";

/*
 * Where the app brings features together, so that no feature knows another: the shell and the pages draw what stands
 * here. Each part is fetched on its own, so that the shell stays small.
 */

const Gallery = latePart(async () => (await import("../features/artwork/home-gallery")).HomeGallery);
const FirstWork = latePart(async () => (await import("../features/artwork/first-work")).FirstWork);
const Listed = latePart(async () => (await import("../features/artwork/components/listed-works")).ListedWorks);
const Grid = latePart(async () => (await import("../features/artwork/components/work-grid")).WorkGrid);
const Card = latePart(async () => (await import("../features/artwork/components/work-card")).WorkCard);
const Series = latePart(async () => (await import("../features/collection/artist-series")).ArtistSeries);
const Lots = latePart(async () => (await import("../features/auction/list/auctions-of-artist")).AuctionsOfArtist);
const Activities = latePart(async () => (await import("../features/profile/activity/activity-list")).ActivityList);
const Wished = latePart(async () => (await import("../features/collector/components/wishes")).Wishes);
const Gathered = latePart(async () => (await import("../features/collection/own-collections")).OwnCollections);
const Orders = latePart(async () => (await import("../features/order/components/order-list")).OrderList);
const Followed = latePart(async () => (await import("../features/artist/following-tab")).FollowingTab);
const Recommended = latePart(
  async () => (await import("../features/recommendation/recommended-works")).RecommendedWorks,
);
const Artists = latePart(async () => (await import("../features/artist/components/artist-cards")).ArtistCards);
const Found = latePart(async () => (await import("../features/auction/list/found-auctions")).FoundAuctions);
const Featured = latePart(async () => (await import("../features/artwork/components/featured-works")).FeaturedWorks);
const Price = latePart(async () => (await import("../features/artwork/components/price-filter")).PriceFilter);
const Colours = latePart(async () => (await import("../features/artwork/components/colour-filter")).ColourFilter);
const Suggestions = latePart(
  async () => (await besideLaterTexts(import("../features/search/components/search-panel"))).SearchPanel,
);
const Save = latePart(async () => (await besideLaterTexts(import("../features/search/saved/save-search"))).SaveSearch);
const Told = latePart(async () => (await import("../features/search/told-search")).ToldSearch);
const OwnWorks = latePart(async () => (await import("../features/artwork/components/own-work-list")).OwnWorkList);
const Analytics = latePart(async () => (await import("../features/analytics/analytics-tab")).AnalyticsTab);
const Sales = latePart(async () => (await import("../features/order/components/sale-list")).SaleList);
const Profile = latePart(async () => (await import("../features/settings/own-profile")).OwnProfile);
const LevelLine = latePart(async () => (await import("../features/profile/achievements/own-level")).OwnLevel);
const Bell = latePart(
  async () =>
    (await besideLaterTexts(import("../features/notification/components/notifications-bell"))).NotificationsBell,
);
const Dot = latePart(async () => (await import("../features/auction/list/auctions-dot")).AuctionsDot);
const LiveLot = latePart(async () => (await import("../features/auction/home/home-live-lot")).HomeLiveLot);
const OwnBids = latePart(async () => (await import("../features/auction/home/home-own-bids")).HomeOwnBids);
const ClosedLots = latePart(async () => (await import("../features/auction/home/home-closed-lots")).HomeClosedLots);
const LiveLots = restfulPart(async () => (await import("../features/auction/home/home-live-lots")).HomeLiveLots);
const Trending = restfulPart(async () => (await import("../features/artwork/components/trending-works")).TrendingWorks);
const Own = latePart(async () => (await besideLaterTexts(import("./own-rows"))).OwnRows);
const Panel = latePart(async () => (await import("../features/auction/panel/auction-panel")).AuctionPanel);
const Schedule = latePart(async () => (await import("../features/auction/schedule/own-work-actions")).OwnWorkActions);

/** What is suggested below the header's field of search. */
export const SearchSuggestions: ComponentType<{ text: string; onChoose: () => void }> = (props) => (
  <LatePlace>
    <Suggestions {...props} />
  </LatePlace>
);

/** The beating dot beside "Auctions" while one is live. */
export const AuctionsDot: ComponentType = () => (
  <LatePlace>
    <Dot />
  </LatePlace>
);

/** The bell with its count, for whoever is signed in. */
export const NotificationsBell: ComponentType = () => (
  <LatePlace fallback={<ButtonRoom />}>
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

/** What else can be bid on now, below the works. */
export const HomeLiveLots: ComponentType = () => (
  <LatePlace>
    <LiveLots />
  </LatePlace>
);

/** What was sold last, below the works; nobody waits for it. */
export const HomeClosedLots: ComponentType = () => (
  <MountedOnceOpen isOpen={useIdle()}>
    <ClosedLots />
  </MountedOnceOpen>
);

/** What people look at these days; nobody waits for it. */
export const HomeTrending: ComponentType = () => (
  <LatePlace>
    <Trending />
  </LatePlace>
);

/** What concerns who is signed in, above what is there for everyone. */
export const HomeOwnRows: ComponentType = () => {
  const { user, status } = useSession();
  const hasRows = status === "unknown" ? wasSignedIn() : user !== null && user.role !== "admin";
  if (!hasRows) return null;
  return (
    <ReservedHeight name="own-rows-height">
      {(settle) => <LatePlace>{user && <Own onSettled={settle} />}</LatePlace>}
    </ReservedHeight>
  );
};

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

/** The works of a collector's wishlist. */
export const WishedWorks: CollectorSlots["Works"] = (props) => (
  <LatePlace fallback={<WorkGridSkeleton />}>
    <Listed {...props} />
  </LatePlace>
);

/** An artist's works. */
export const ArtistWorks: ArtistSlots["Works"] = ({ works }) => (
  <LatePlace fallback={<WorkGridSkeleton />}>
    <Grid works={works} />
  </LatePlace>
);

/** What an artist gathered and shows to everyone. */
export const ArtistSeries: ComponentType<{ artistId: string }> = (props) => (
  <LatePlace fallback={<Skeleton block="320px" radius="14px" />}>
    <Series {...props} />
  </LatePlace>
);

/** A work that a feed tells of. */
export const FeedWork: ArtistSlots["Work"] = ({ work }) => (
  <LatePlace fallback={<Skeleton block="420px" radius="4px" />}>
    <Card work={work} />
  </LatePlace>
);

/** An artist's auctions. */
export const ArtistAuctions: ArtistSlots["Auctions"] = ({ auctions }) => (
  <LatePlace fallback={<WorkGridSkeleton />}>
    <Lots auctions={auctions} />
  </LatePlace>
);

const works = { Works: WishedWorks, WorksSkeleton: WorkGridSkeleton };

const late = (part: ReactNode) => <LatePlace fallback={<Skeleton block="320px" radius="14px" />}>{part}</LatePlace>;

const nothing = (): void => undefined;

/** What waits for a bidder, on their dashboard. */
const DashboardOwnBids: ComponentType = () => {
  const { user } = useSession();
  return (
    user !== null &&
    user.role !== "admin" && (
      <LatePlace>
        <OwnBids userId={user.id} onSettled={nothing} isAlone />
      </LatePlace>
    )
  );
};

/** The parts of the dashboards. */
export const dashboardSlots: DashboardSlots = {
  OwnBids: DashboardOwnBids,
  Activity: () => late(<Activities />),
  Favourites: () => late(<Wished slots={works} layout="grid" />),
  Collections: () => late(<Gathered />),
  Purchases: () => late(<Orders />),
  Following: () => late(<Followed />),
  Recommendations: () => late(<Recommended slots={works} />),
  Level: () => (
    <LatePlace>
      <LevelLine />
    </LatePlace>
  ),
  OwnWorks: () => late(<OwnWorks OwnWorkActions={OwnWorkActions} />),
  Analytics: () => late(<Analytics />),
  Sales: () => late(<Sales />),
  Profile: () => late(<Profile />),
};

/** Saves a filtered marketplace. */
export const SaveMarketSearch = ({ question }: { question: SavedQuestion }) => (
  <LatePlace>
    <Save place="marketplace" question={question} />
  </LatePlace>
);

/** Tells what is sought in the marketplace; nobody waits for it, or hears that it failed. */
export const ToldMarketSearch: ArtworkSlots["ToldSearch"] = (props) => (
  <MountedOnceOpen isOpen={false} isAhead={useIdle()}>
    <Told {...props} />
  </MountedOnceOpen>
);

/** The parts of the page of a search. */
export const searchSlots: SearchSlots = {
  Works: (props) => (
    <LatePlace fallback={<WorkGridSkeleton />}>
      <Grid {...props} />
    </LatePlace>
  ),
  WorksSkeleton: WorkGridSkeleton,
  Artists: (props) => late(<Artists {...props} />),
  Auctions: (props) => late(<Found {...props} />),
  Featured: () => (
    <LatePlace>
      <Featured />
    </LatePlace>
  ),
  Recommendations: ({ within }) => late(<Recommended slots={works} within={within} />),
  PriceFilter: (props) => (
    <LatePlace>
      <Price {...props} bars={null} total={null} />
    </LatePlace>
  ),
  ColourFilter: (props) => (
    <LatePlace>
      <Colours {...props} counts={undefined} />
    </LatePlace>
  ),
};
