import { expect, it } from "vitest";
import { viewSourceOf } from "./view-source";

it.each([
  [{ before: "/" }, "home"],
  [{ before: "/marketplace" }, "search"],
  [{ before: "/search" }, "search"],
  [{ before: "/feed" }, "feed"],
  [{ before: "/artists/a" }, "artist"],
  [{ before: "/auctions/a" }, "auction"],
  [{ before: "/wishlist" }, "other"],
  [{ referrer: "https://elsewhere.example/" }, "other"],
  [{}, "direct"],
  [{ before: "/", search: "?from=share" }, "share"],
] as const)("tells %o as %s", (came, source) => {
  expect(viewSourceOf({ before: null, search: "", referrer: "", ...came })).toBe(source);
});
