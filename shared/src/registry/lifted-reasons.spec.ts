import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { currentVersion, upcast } from "../kernel/upcast";
import { allUpcasters } from "./registry";

const lifted = (module: string, type: string, fixture: string): Record<string, unknown> => {
  const file = join(import.meta.dirname, "..", module, `${module}.upcasters.fixtures`, `${fixture}.v1.json`);
  expect(currentVersion(allUpcasters, type)).toBe(type === "UserBanned" ? 3 : 2);
  return upcast(allUpcasters, type, 1, JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
};

it.each([
  ["account", "UserBanned", "user-banned", { reason: { person: "omar", plain: "Several accounts" } }],
  ["account", "UnpaidWinForgiven", "unpaid-win-forgiven", { reason: { person: "omar", plain: "A bank holiday" } }],
  ["artwork", "ArtworkRejected", "artwork-rejected", { note: { person: "noura", plain: "The left edge" } }],
  ["auction", "BidderVoided", "bidder-voided", { reason: { person: "omar", plain: "Bids of a shill" } }],
  ["order", "OrderCancelled", "order-cancelled", { void: { reason: { person: "omar", plain: "Bids of a shill" } } }],
  [
    "notification",
    "NoticeReceived",
    "notice-received",
    { subject: { reason: { person: "omar", plain: "Bids of a shill" } } },
  ],
])("of %s: what %s of an earlier release says about a person is that person's", (module, type, fixture, expected) => {
  expect(lifted(module, type, fixture)).toMatchObject(expected);
});

it("counts whoever registered before letters were sent as verified", () => {
  expect(lifted("account", "UserRegistered", "user-registered")).toMatchObject({ userId: "omar", emailVerified: true });
});

it("leaves codes and orders without a void as they are", () => {
  const missed = { orderId: "o", buyerId: "b", reason: "paymentDeadlineMissed" };
  expect(upcast(allUpcasters, "OrderCancelled", 1, missed)).toEqual(missed);
  const lost = { userId: "b", kind: "auctionLost", subject: { reason: "reserveNotMet" } };
  expect(upcast(allUpcasters, "NoticeReceived", 1, lost)).toEqual(lost);
});
