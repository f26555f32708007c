import { expect, it } from "vitest";
import { isShownAt } from "./notice-actions";

it("spares a toast to who is on the page that the notice leads to, and to nobody else", () => {
  const failed = { kind: "paymentFailed", subject: { orderId: "o", auctionId: "a" } } as const;
  expect(isShownAt("/orders/o", failed)).toBe(true);
  expect(isShownAt("/orders/other", failed)).toBe(false);
  expect(isShownAt("/auctions/a", { ...failed, kind: "outbid" })).toBe(true);
  expect(isShownAt("/", { kind: "outbid", subject: {} })).toBe(false);
});
