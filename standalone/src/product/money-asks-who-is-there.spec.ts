import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { ADMINISTRATOR, MINUTE_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();
const SOME = "00000000-0000-4000-8000-000000000001";
const ORDER = `/api/admin/orders/${SOME}`;

/** What moves money, or says that it moved, with a body that fits. */
const MOVES: readonly [path: string, body: object][] = [
  [`${ORDER}/refunds`, { reason: "أُلغي المعرض" }],
  [`${ORDER}/payments/${SOME}/repeat-refund`, { refundId: null }],
  [`${ORDER}/transfers/${SOME}/give-back`, { reason: "لم تصل البقية" }],
  [`${ORDER}/transfers/${SOME}/refunds`, { refundId: null, bankReference: "FT26" }],
  [`${ORDER}/payments/${SOME}/debit-notes`, { amount: "1.00", reason: "أُصدر إشعار دائن مرتين" }],
  [`${ORDER}/return/arrival`, {}],
  ["/api/admin/payout-batches", { artistIds: [SOME] }],
  [`/api/admin/payout-batches/${SOME}/export`, {}],
  [`/api/admin/payout-batches/${SOME}/confirm`, { failed: [] }],
  [`/api/admin/artists/${SOME}/release-payouts`, { reason: "أنهى ما عليه" }],
];

it("asks an administrator who is there before money moves, ten minutes after the last proof", async () => {
  const shop = await openShop(folder.fresh());
  const administrator = await shop.administrator();
  const codes = async () => {
    const answers = [];
    for (const [path, body] of MOVES) answers.push((await administrator.post(path, body)).body["code"]);
    return answers;
  };
  expect(await codes()).not.toContain("CONFIRMATION_REQUIRED");
  await shop.pass(11 * MINUTE_MS);
  expect(await codes()).toEqual(MOVES.map(() => "CONFIRMATION_REQUIRED"));
  await administrator.post("/api/confirm-identity", { password: ADMINISTRATOR.password });
  expect(await codes()).not.toContain("CONFIRMATION_REQUIRED");
});
