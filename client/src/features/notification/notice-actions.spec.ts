import { expect, it } from "vitest";
import { isShownAt, meaningOf } from "./notice-actions";

it("spares a toast to who is on the page that the notice leads to, and to nobody else", () => {
  const failed = { kind: "paymentFailed", subject: { orderId: "o", artworkId: "w", auctionId: "a" } } as const;
  expect(isShownAt("/checkout/w", failed)).toBe(true);
  expect(isShownAt("/checkout/other", failed)).toBe(false);
  expect(isShownAt("/auctions/a", { ...failed, kind: "outbid" })).toBe(true);
  expect(isShownAt("/", { kind: "outbid", subject: {} })).toBe(false);
});

it("leads to an order that waits for no payment any more as to one, and asks for none", () => {
  const won = { kind: "auctionWon", now: "over" } as const;
  expect(meaningOf(won).action({ orderId: "o", auctionId: "a" })).toEqual({ to: "/orders/o", step: "openOrder" });
  expect(meaningOf({ ...won, now: null }).action({ orderId: "o", artworkId: "w" })).toEqual({
    to: "/checkout/w",
    step: "completePayment",
  });
  expect(meaningOf({ kind: "offerReceived", now: "over" }).action({ auctionId: "a" })).toEqual({
    to: "/auctions/a",
    step: "result",
  });
});
