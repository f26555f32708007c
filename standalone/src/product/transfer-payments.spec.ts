import type { InvoiceView } from "@naqsh/shared/invoice";
import type { OrderView, WaysToPay } from "@naqsh/shared/order";
import { readStatement, suggestMatches, type KnownLine, type TransfersPage } from "@naqsh/shared/transfer";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { ADMINISTRATOR, HOUR_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();
const bankAccount = {
  holder: "شركة نقش للفنون",
  bank: { ar: "البنك الأهلي", en: "National Bank" },
  iban: "SA03 8000 0000 6080 1016 7519",
};

/** A shop that is no demo, in which Huda has won a work and pays by transfer. */
const shopAwaitingTransfer = async () => {
  const shop = await openShop(folder.fresh(), { takesSandboxPayments: false });
  const room = await openRoom(shop);
  const administrator = await shop.administrator();
  expect(await administrator.patch("/api/admin/settings", { bankAccount })).toMatchObject({ status: 200 });
  const buyer = await shop.register("huda", "collector");
  await bid(buyer, room.auctionId, 700);
  await shop.passTo(room.endsAt);
  await shop.pass(HOUR_MS);
  const order = async (): Promise<OrderView> => {
    await shop.running.settled();
    return (await buyer.get<OrderView[]>("/api/orders/my-purchases")).body[0]!;
  };
  const { id, amounts } = await order();
  await buyer.put(`/api/orders/${id}/delivery`, DELIVERY);
  const path = `/api/orders/${id}/payments`;
  const transfers = async () => {
    await shop.running.settled();
    return (await administrator.get<TransfersPage>("/api/admin/transfers")).body;
  };
  return { shop, buyer, administrator, order, path, total: amounts.total, transfers, artworkId: room.artworkId };
};

const riyals = (halalas: number): string => (halalas / 100).toFixed(2);

it("takes transfers alone where there is an account and no keys, and sandbox cards never", async () => {
  const { buyer, path } = await shopAwaitingTransfer();
  const ways = (await buyer.get<WaysToPay>("/api/payments/methods")).body;
  expect(ways).toEqual({
    sandbox: false,
    stripe: null,
    transfer: true,
  });
  for (const method of ["sandbox-succeeds", "stripe"])
    expect(await buyer.post(path, { method })).toMatchObject({ status: 409, body: { code: "PAYMENTS_NOT_TAKEN" } });
  expect(await buyer.post(path, { method: "transfer" })).toMatchObject({ status: 201 });
});

it("tells the account to whoever has a transfer to make, and to nobody before or besides", async () => {
  const { buyer, administrator, order, path, shop } = await shopAwaitingTransfer();
  const { id } = await order();
  const read = async (reader: typeof buyer) => (await reader.get<OrderView>(`/api/orders/${id}`)).body.payment;
  expect((await read(buyer)).transfer).toBeUndefined();
  await buyer.post(path, { method: "transfer" });
  await shop.running.settled();
  expect((await read(buyer)).transfer?.account).toEqual({ ...bankAccount, iban: "SA0380000000608010167519" });
  const byAdministrator = (await read(administrator)).transfer;
  expect(byAdministrator?.reference).toEqual((await read(buyer)).transfer?.reference);
  expect(byAdministrator).not.toHaveProperty("account");
});

it("pays an order with what an administrator finds on the statement, each line once", async () => {
  const { shop, buyer, administrator, order, path, total, transfers } = await shopAwaitingTransfer();
  await buyer.post(path, { method: "transfer" });
  const { id: orderId, payment } = await order();
  const { reference = "" } = payment.transfer ?? {};
  const { awaited } = await transfers();
  expect(awaited).toMatchObject([{ orderId, reference, missing: total, buyer: { names: ["huda", "Test"] } }]);

  const statement = `التاريخ;البيان;دائن\n٠٣/٠٣/٢٠٢٦;حوالة ${reference.replaceAll("-", "")};${riyals(total + 25_00)}\n`;
  const { lines } = readStatement(statement);
  const [line] = lines;
  const candidates = awaited.map(({ buyer: { names }, ...one }) => ({ ...one, names }));
  expect(suggestMatches(line!, candidates)).toEqual([{ paymentId: payment.paymentId, ground: "reference" }]);

  const { id: lineId, ...said } = line!;
  const match = { line: said, orderId, paymentId: payment.paymentId };
  expect(await buyer.post("/api/admin/transfers/matches", match)).toMatchObject({ status: 403 });
  expect(await administrator.post("/api/admin/transfers/matches", match)).toEqual({
    status: 200,
    body: { id: lineId },
  });
  expect(await order()).toMatchObject({ status: "processing", payment: { transfer: { excess: 25_00 } } });
  expect(await administrator.post("/api/admin/transfers/matches", match)).toMatchObject({ status: 200 });
  const aside = { line: said, reason: "فائدة" };
  expect(await administrator.post("/api/admin/transfers/lines-aside", aside)).toMatchObject({
    status: 409,
    body: { code: "LINE_MATCHED" },
  });
  const known = await administrator.get<KnownLine[]>("/api/admin/transfers/lines?from=2026-03-01&to=2026-03-03");
  expect(known.body).toEqual([{ lineId, outcome: "matched", orderId }]);

  const [owing] = (await transfers()).owing;
  expect(owing).toMatchObject({ refunds: [{ refundId: lineId, amount: 25_00, reason: "overpaid", sentAt: null }] });
  const refund = `/api/admin/orders/${orderId}/transfers/${payment.paymentId}/refunds`;
  const claim = (refundId: string | null) =>
    administrator.post(`/api/admin/orders/${orderId}/transfers/${payment.paymentId}/claim-refund`, { refundId });
  await administrator.post("/api/confirm-identity", { password: ADMINISTRATOR.password });
  expect(await claim(lineId)).toMatchObject({ status: 200 });
  expect((await transfers()).owing[0]?.refunds).toMatchObject([{ claim: { by: { firstName: expect.any(String) } } }]);
  expect(await administrator.post(refund, { refundId: lineId, bankReference: "FT26/1" })).toMatchObject({
    status: 200,
  });
  expect(await transfers()).toMatchObject({ owing: [], ended: [{ refunds: [{ bankReference: "FT26/1" }] }] });

  // The excess was never invoiced; the price is, and all of it can still go back.
  const kindsOfPapers = async (): Promise<string[]> => {
    await shop.running.settled();
    const { body } = await buyer.get<InvoiceView[]>(`/api/orders/${orderId}/invoices`);
    return body.map(({ kind }) => kind).toSorted();
  };
  expect(await kindsOfPapers()).toEqual(["invoice"]);
  const whole = { reason: "تضرر العمل في المرسم" };
  expect(await administrator.post(`/api/admin/orders/${orderId}/refunds`, whole)).toMatchObject({ status: 201 });
  const [left] = (await transfers()).owing;
  const priceBack = left!.refunds.find(({ sentAt }) => sentAt === null)!;
  expect(priceBack.amount).toBe(total);
  const sent = { refundId: priceBack.refundId, bankReference: "FT26/2" };
  await claim(priceBack.refundId);
  expect(await administrator.post(refund, sent)).toMatchObject({ status: 200 });
  expect(await kindsOfPapers()).toEqual(["creditNote", "invoice"]);
  await shop.pass(HOUR_MS);
  expect(await shop.running.profile.runMoneyAudit(() => undefined)).toMatchObject({
    received: total + 25_00,
    givenBack: total + 25_00,
    faults: [],
  });
  expect(shop.errors).toEqual([]);
});

it("waits days for a transfer, then cancels, and owes back what came too late", async () => {
  const { shop, administrator, buyer, order, path, total, transfers } = await shopAwaitingTransfer();
  await buyer.post(path, { method: "transfer" });
  const { id: orderId, payment } = await order();
  await shop.pass(48 * HOUR_MS);
  await buyer.post("/api/signin", { email: "huda@naqsh.test", password: "correct horse 7" });
  expect(await order()).toMatchObject({ status: "pending" });
  await shop.pass(96 * HOUR_MS);
  expect(await order()).toMatchObject({ status: "cancelled" });
  await administrator.post("/api/signin", { email: "admin@naqsh.test", password: "a long enough passphrase" });
  const line = { bookedOn: "2026-03-09", amount: total, text: "حوالة", nth: 0 };
  const match = { line, orderId, paymentId: payment.paymentId, reason: "الاسم والمبلغ" };
  expect(await administrator.post("/api/admin/transfers/matches", match)).toMatchObject({ status: 200 });
  expect(await transfers()).toMatchObject({
    owing: [{ status: "over", refunds: [{ amount: total, reason: "tooLate" }] }],
  });

  // The same line pasted in another form, or a second transfer: only an administrator can tell.
  const twin = { ...match, line: { ...line, text: "حوالة ٩٠٠٠" } };
  expect(await administrator.post("/api/admin/transfers/matches", twin)).toMatchObject({
    status: 409,
    body: { code: "LINE_LIKE_ANOTHER" },
  });
  expect(await administrator.post("/api/admin/transfers/matches", match)).toMatchObject({ status: 200 });
  const told = { ...twin, another: "في الكشف سطران" };
  expect(await administrator.post("/api/admin/transfers/matches", told)).toMatchObject({ status: 200 });
  expect((await transfers()).owing[0]?.refunds.map(({ amount }) => amount)).toEqual([total, total]);
  expect(shop.errors).toEqual([]);
});
