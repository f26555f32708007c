import type { ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard, ReviewedArtwork } from "@naqsh/shared/artwork";
import type { CollectionCard } from "@naqsh/shared/collection";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { NoticeView } from "@naqsh/shared/notification";
import type { OrderView } from "@naqsh/shared/order";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import { expect } from "vitest";
import { signInByApi } from "./people";

export const collector = demoAccounts[0]!;
export const artist = demoAccounts.find(({ role }) => role === "artist")!;
export const administrator = demoAccounts.find(({ role }) => role === "admin")!;

export type Screens = Record<"visitor" | "collector" | "artist" | "administrator", string[]>;

/**
 * Addresses of all screens of a demo shop by who sees them: each is opened in both languages, sizes and themes
 * (`screens.e2e.ts`). A new screen has its line here.
 */
export const screensOf = async (url: string): Promise<Screens> => {
  const get = async <Answer>(path: string, cookie = ""): Promise<Answer> =>
    (await (await fetch(`${url}${path}`, { headers: { cookie } })).json()) as Answer;
  const asCollector = await signInByApi(url, collector);
  const asArtist = await signInByApi(url, artist);

  const live = await get<AuctionListItem[]>("/api/auctions?status=live");
  const upcoming = await get<AuctionListItem[]>("/api/auctions?status=upcoming");
  const completed = await get<AuctionListItem[]>("/api/auctions?status=completed");
  const orders = await get<OrderView[]>("/api/orders/my-purchases", asCollector);
  const notices = await get<NoticeView[]>("/api/notifications", asCollector);
  const sales = await get<OrderView[]>("/api/orders/artist", asArtist);
  const asAdministrator = await signInByApi(url, administrator);
  const returned = await get<OrderView[]>("/api/admin/orders?status=returnRequested", asAdministrator);
  const works = await get<ReviewedArtwork[]>("/api/artworks/my", asArtist);
  expect([live.length, upcoming.length, completed.length, orders.length, notices.length, works.length]).not.toContain(
    0,
  );
  const forSale = await get<ArtworkCard[]>("/api/artworks?forSale=true");
  const buyable = forSale.find(({ isAuction, price }) => !isAuction && price !== null)!;
  const series = await get<CollectionCard[]>("/api/collections");
  const artists = await get<ListedArtist[]>("/api/artists");
  // A series is the collection of an artist.
  const withSeries = artists.find(({ id }) => series.some(({ ownerId }) => ownerId === id))!;
  const own = await get<CollectionCard[]>("/api/collections/my", asCollector);
  const artistId = live[0]!.lot.artist.id;
  const approved = works.find(({ status, auction, sold }) => status === "approved" && !auction && !sold);
  const paid = orders.find(({ payment }) => payment.status === "succeeded");
  const bought = completed.find(({ artworkId }) => orders.some((order) => order.artworkId === artworkId));

  return {
    visitor: [
      "/",
      "/marketplace",
      "/search",
      `/search?query=${encodeURIComponent("نخيل")}`,
      "/search?query=xylophone",
      "/search?colour=blue",
      `/search?look=${"0a".repeat(108)}`,
      "/signin",
      "/signup",
      "/forgot-password",
      "/reset-password",
      "/reset-password?token=none",
      "/verify-email",
      "/terms",
      "/privacy",
      "/nowhere",
      "/unauthorized",
      "/auctions",
      "/auctions?tab=upcoming",
      "/auctions?tab=completed",
      `/artwork/${live[0]!.artworkId}`,
      `/auctions/${live[0]!.auctionId}`,
      `/auctions/${upcoming[0]!.auctionId}`,
      `/auctions/${completed[0]!.auctionId}`,
      `/auctions/${completed[0]!.auctionId}/replay`,
      `/auctions/${completed[1]!.auctionId}/replay?at=999999999999`,
      `/auctions/${completed[0]!.auctionId}/certificate`,
      "/artists",
      `/artists/${artistId}`,
      `/artists/${artistId}?tab=sold`,
      `/artists/${artistId}?tab=auctions`,
      `/artists/${artistId}?tab=about`,
      `/artists/${withSeries.id}?tab=series`,
      "/collections",
      `/collections/${series[0]!.id}`,
      "/stay?token=none",
      "/change-email",
    ],
    collector: [
      "/",
      "/settings/my-data",
      `/auctions/${live[0]!.auctionId}`,
      `/artwork/${live[1]!.artworkId}`,
      ...(bought ? [`/auctions/${bought.auctionId}/replay`, `/auctions/${bought.auctionId}/certificate`] : []),
      "/notifications",
      "/wishlist",
      "/search/saved",
      "/wishlist?view=list",
      "/settings?tab=profile",
      "/settings?tab=buying",
      "/settings?tab=security",
      "/settings/security",
      "/profile?tab=purchases",
      "/profile?tab=following",
      "/profile?tab=collections",
      "/profile?tab=activity",
      `/collections/${own[0]!.id}`,
      "/dashboard",
      "/dashboard?tab=favourites",
      "/dashboard/collector",
      "/dashboard/collector?tab=recommendations",
      "/feed",
      "/settings?tab=notifications",
      "/settings?tab=preferences",
      "/settings?tab=account",
      "/change-email?token=none",
      `/artwork/${buyable.id}`,
      `/checkout/${buyable.id}`,
      "/orders",
      `/orders/${orders[0]!.id}`,
      ...(paid
        ? [`/orders/${paid.id}`, `/orders/${paid.id}/invoice`, `/artwork/${paid.artworkId}/sales/${paid.id}`]
        : []),
    ],
    artist: [
      "/upload",
      "/dashboard",
      "/profile?tab=artworks",
      "/settings?tab=profile",
      "/dashboard/artist",
      "/dashboard/artist?tab=analytics",
      "/dashboard/artist?tab=analytics&days=7&compare=no",
      "/dashboard/artist?tab=orders",
      "/dashboard/artist?tab=profile",
      "/payouts",
      "/sales",
      ...sales.slice(0, 1).map(({ id }) => `/orders/${id}`),
      `/artwork/${works[0]!.id}`,
      ...(approved ? [`/artwork/${approved.id}/auction/new`] : []),
    ],
    administrator: [
      "/admin?tab=overview",
      "/admin?tab=users",
      `/admin/users/${artistId}`,
      "/admin/badges",
      "/admin?tab=transfers",
      "/admin?tab=searches",
      "/admin?tab=settings",
      "/admin?tab=payouts",
      "/admin?tab=artworks",
      "/admin?tab=featured",
      "/admin?tab=verified&standing=verified",
      "/admin?tab=orders",
      ...returned.slice(0, 1).map(({ id }) => `/orders/${id}`),
      "/admin/history",
      "/admin/security",
      "/admin/operations",
      "/dashboard/collector",
      `/auctions/${live[0]!.auctionId}`,
    ],
  };
};
