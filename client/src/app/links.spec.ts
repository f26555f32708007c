import { expect, it } from "vitest";
import { isCurrent, linksFor } from "./links";

it.each(["collector", "artist"] as const)("leads a %s to their bids and purchases, a visitor to neither", (role) => {
  const own = (of: typeof role | null) =>
    linksFor(of)
      .filter(({ isOwn }) => isOwn)
      .map(({ label }) => label);
  const sales = role === "artist" ? ["nav.sales", "nav.payouts"] : [];
  expect(own(role)).toEqual([
    "nav.dashboard",
    "nav.myBids",
    "nav.feed",
    "nav.wishlist",
    "nav.purchases",
    ...sales,
    "nav.profile",
    "nav.settings",
  ]);
  expect(own(null)).toEqual([]);
});

it("tells the reader's own bids from all auctions", () => {
  const current = (search: string) =>
    linksFor("collector")
      .filter((link) => isCurrent(link, { pathname: "/auctions", search }))
      .map(({ label }) => label);
  expect(current("")).toEqual(["nav.auctions"]);
  expect(current("?tab=live&mine=true")).toContain("nav.myBids");
});

it("marks the review queue on its own tab of the panel alone", () => {
  const current = (search: string) =>
    linksFor("admin")
      .filter(({ inHeader }) => inHeader)
      .filter((link) => isCurrent(link, { pathname: "/admin", search }))
      .map(({ label }) => label);
  expect(current("?tab=artworks")).toEqual(["nav.queue"]);
  expect(current("?tab=overview")).toEqual([]);
});
