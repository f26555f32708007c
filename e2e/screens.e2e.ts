import type { AuctionListItem } from "@naqsh/shared/auction";
import type { NoticeView } from "@naqsh/shared/notification";
import type { OrderView } from "@naqsh/shared/order";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import type { Naqsh } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { signInByDoor } from "./harness/people";

const collector = demoAccounts[0]!;
const artist = demoAccounts.find(({ role }) => role === "artist")!;
const administrator = demoAccounts.find(({ role }) => role === "admin")!;

const VARIANTS = [
  { language: "ar", size: "large", viewport: DESKTOP, theme: "light" },
  { language: "en", size: "large", viewport: DESKTOP, theme: "dark" },
  { language: "ar", size: "small", viewport: MOBILE, theme: "dark" },
  { language: "en", size: "small", viewport: MOBILE, theme: "light" },
] as const;

describeInBrowser("every screen of the demo", () => {
  let shop: Naqsh;
  const visitorPaths: string[] = [];
  const paths = { collector: [] as string[], artist: [] as string[], administrator: [] as string[] };

  beforeAll(async () => {
    shop = await openDemoShop();
    const get = async <Answer>(path: string, cookie = ""): Promise<Answer> =>
      (await (await fetch(`${shop.url}${path}`, { headers: { cookie } })).json()) as Answer;
    const asCollector = await signInByDoor(shop.url, collector);
    const asArtist = await signInByDoor(shop.url, artist);

    const live = await get<AuctionListItem[]>("/api/auctions?status=live");
    const upcoming = await get<AuctionListItem[]>("/api/auctions?status=upcoming");
    const completed = await get<AuctionListItem[]>("/api/auctions?status=completed");
    const orders = await get<OrderView[]>("/api/orders/my-purchases", asCollector);
    const notices = await get<NoticeView[]>("/api/notifications", asCollector);
    const works = await get<ReviewedArtwork[]>("/api/artworks/my", asArtist);
    expect([live.length, upcoming.length, completed.length, orders.length, notices.length, works.length]).not.toContain(
      0,
    );
    const approved = works.find(({ status, auction, sold }) => status === "approved" && !auction && !sold);

    visitorPaths.push(
      "/",
      "/marketplace",
      "/signin",
      "/signup",
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
    );
    paths.collector.push("/", `/auctions/${live[0]!.auctionId}`, `/artwork/${live[1]!.artworkId}`);
    const bought = completed.find(({ artworkId }) => orders.some((order) => order.artworkId === artworkId));
    if (bought)
      paths.collector.push(`/auctions/${bought.auctionId}/replay`, `/auctions/${bought.auctionId}/certificate`);
    paths.collector.push("/notifications", "/orders", `/orders/${orders[0]!.id}`);
    paths.artist.push("/upload", "/my-works", `/artwork/${works[0]!.id}`);
    if (approved) paths.artist.push(`/artwork/${approved.id}/auction/new`);
    paths.administrator.push(
      "/admin?tab=artworks",
      "/admin/history",
      "/admin/operations",
      `/auctions/${live[0]!.auctionId}`,
    );
  });

  afterAll(async () => {
    await shop.stop();
  });

  const roles = [
    { who: "a visitor", account: null, of: () => visitorPaths },
    { who: "a collector", account: collector, of: () => paths.collector },
    { who: "an artist", account: artist, of: () => paths.artist },
    { who: "an administrator", account: administrator, of: () => paths.administrator },
  ];

  for (const { language, size, viewport, theme } of VARIANTS) {
    it.concurrent.each(roles)(`is well made for $who, in ${language}, ${size}, ${theme}`, async ({ account, of }) => {
      const visit = await openBrowser({ language, viewport, theme });
      try {
        if (account) await signInByDoor(shop.url, account, visit.context);
        for (const path of of()) {
          // oxlint-disable-next-line no-await-in-loop -- one tab shows one screen after the other
          await visit.page.goto(`${shop.url}${path}`);
          // oxlint-disable-next-line no-await-in-loop -- one tab shows one screen after the other
          await whenShown(visit.page);
          // oxlint-disable-next-line no-await-in-loop -- one tab shows one screen after the other
          await expectWellMade(visit.page);
          expect(await visit.page.getAttribute("html", "lang")).toBe(language);
        }
        expect(visit.problems).toEqual([]);
      } finally {
        await visit.close();
      }
    });
  }
});
