import { expect, it } from "vitest";
import { endpointAddress } from "./endpoint-address";

it.each([
  ["/api/user", {}, "/api/user"],
  ["/api/auctions/:id/bids", { params: { id: "a/b" }, query: { limit: 100 } }, "/api/auctions/a%2Fb/bids?limit=100"],
  ["/api/auctions", { query: { status: "live", mine: undefined } }, "/api/auctions?status=live"],
  ["/api/admin/subjects", { query: { q: "نورة" } }, "/api/admin/subjects?q=%D9%86%D9%88%D8%B1%D8%A9"],
])("%s with %j is %s", (path, parts, address) => {
  expect(endpointAddress(path, parts)).toBe(address);
});
