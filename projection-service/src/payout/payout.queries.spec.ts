import { personal } from "@naqsh/shared/kernel/personal";
import type { MoneyTrail, PayoutDesk, PayoutPage, PayoutStatement } from "@naqsh/shared/payout";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, ordered, submitted, workId } from "../testing/story-events";
import { tellPeople } from "../testing/tell-people";
import { pdfRuns } from "../testing/pdf-runs";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const artistId = idOfName("huda");
const buyerId = idOfName("sara");
const IBAN = "SA0380000000608010167519";
const orderId = idOfName("order");
const batchId = idOfName("batch");
const paymentId = idOfName("payment");
const PAID_AT = "2026-03-01T10:00:00.000Z";
const DUE_AT = "2026-03-02T09:00:00.000Z";
const amounts = { vat: 97_50, total: 747_50, commission: 65_00, delivery: 0, fee: 0 };
const items = [{ orderId, amount: 585_00 }];
const document = {
  kind: "invoice",
  number: "INV-2026-000001",
  issuedAt: PAID_AT,
  orderId,
  seller: { name: { ar: "نقش", en: "Naqsh" }, address: null, vatNumber: null, commercialRegistration: null },
  buyer: { name: "سارة", address: null },
  lines: [],
  vat: 97_50,
  total: 747_50,
  corrects: null,
  qr: null,
};

let readSide: ReadSide;
const payouts = (...events: { type: string; data: object }[]) => readSide.tell(`payouts-${artistId}`, events);
const asked = async <Answer>(path: string, who?: string): Promise<Answer> =>
  (await readSide.ask(path, who)).body as Answer;

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await tellPeople(readSide, { huda: "artist", sara: "collector", omar: "collector", admin: "admin" });
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  const auction = new AuctionStory("dune").auctionId;
  const { amounts: ofOrder } = (ordered(orderId, "dune", "sara", auction) as { data: { amounts: object } }).data;
  await readSide.tell(`order-${orderId}`, [
    ordered(orderId, "dune", "sara", auction),
    {
      type: "PaymentSucceeded",
      data: {
        orderId,
        buyerId,
        paymentId,
        reference: "r",
        paidAt: PAID_AT,
        artworkId: workId("dune"),
        artistId,
        auctionId: auction,
        amounts: ofOrder,
      },
    },
  ]);
  await readSide.tell("invoiceBook-house", [
    {
      type: "InvoiceIssued",
      data: {
        sellerId: "house",
        year: 2026,
        place: 1,
        number: "INV-2026-000001",
        orderId,
        buyerId,
        artistId,
        paymentId,
        issuedAt: PAID_AT,
        vat: 97_50,
        total: 747_50,
        document: personal("invoices-2026", JSON.stringify(document)),
        invoiceId: idOfName("invoice"),
        parts: amounts,
      },
    },
  ]);
  await payouts(
    { type: "PayoutOpened", data: { artistId, orderId, paymentId, amounts, payout: 585_00, paidAt: PAID_AT } },
    { type: "PayoutScheduled", data: { artistId, orderId, dueAt: DUE_AT, latestAt: DUE_AT } },
  );
});
afterAll(() => readSide.stop());

describe("What a sale brings its artist", () => {
  it("is due, and waits for an IBAN, which is said", async () => {
    expect(await asked<PayoutPage>("/api/payouts", "huda")).toMatchObject({
      due: 585_00,
      paid: 0,
      obstacle: "noIban",
      payouts: [{ orderId, status: "due", title: "dune", split: { payout: 585_00, commission: 65_00 } }],
    });
    await readSide.tell(`user-${artistId}`, [
      { type: "PayoutAccountChanged", data: { userId: artistId, iban: personal(artistId, IBAN) } },
    ]);
    expect((await asked<PayoutPage>("/api/payouts", "huda")).obstacle).toBeNull();
    expect((await asked<PayoutDesk>("/api/admin/payouts", "admin")).due).toMatchObject([{ artistId, sales: 1 }]);
  });

  it("goes out in the bank's file, and is paid once it is confirmed", async () => {
    const stream = `payoutBatch-${batchId}`;
    const changes = {
      bankAccount: { holder: "Naqsh", bank: { ar: "بنك", en: "Bank" }, iban: "SA4420000001234567891234" },
    };
    await readSide.tell("settings-platform", [
      { type: "SettingsChanged", data: { changedBy: idOfName("admin"), changes } },
    ]);
    await readSide.tell(stream, [
      { type: "PayoutBatchMade", data: { batchId, madeBy: idOfName("admin"), artistIds: [artistId], madeAt: PAID_AT } },
    ]);
    const iban = personal(artistId, IBAN);
    await payouts({
      type: "PayoutBatched",
      data: { artistId, batchId, items, amount: 585_00, iban, name: personal(artistId, "هدى العتيبي") },
    });
    const file = `/api/admin/payout-batches/${batchId}/file`;
    expect(await readSide.ask(file, "admin")).toMatchObject({
      status: 409,
      body: { code: "PAYOUT_BATCH_NOT_EXPORTED" },
    });
    const transfers = [{ artistId, amount: 585_00 }];
    await readSide.tell(stream, [
      {
        type: "PayoutBatchExported",
        data: { batchId, exportedBy: idOfName("admin"), transfers, total: 585_00, exportedAt: PAID_AT },
      },
    ]);
    expect((await readSide.ask(file, "huda")).status).toBe(403);
    await payouts({
      type: "PayoutConfirmed",
      data: { artistId, batchId, items, amount: 585_00, confirmedAt: "2026-03-31T21:30:00.000Z" },
    });
    const page = await asked<PayoutPage>("/api/payouts", "huda");
    // Half past nine in the evening in UTC is the next month in Riyadh.
    expect(page).toMatchObject({ paid: 585_00, due: 0, months: ["2026-04"], payouts: [{ status: "paid" }] });
    const statement = await asked<PayoutStatement>("/api/payouts/statement?month=2026-04", "huda");
    expect(statement).toMatchObject({ total: 585_00, lines: [{ orderId, amount: 585_00, title: "dune" }] });
    expect(await asked<PayoutStatement>("/api/payouts/statement?month=2026-03", "huda")).toMatchObject({ lines: [] });
    for (const [language, heading] of [
      ["ar", '"التاريخ","الطلب"'],
      ["en", '"Date","Order"'],
    ]) {
      const csv = `/api/payouts/statement?month=2026-04&format=csv&language=${language}`;
      const answer = await fetch(`${readSide.url}${csv}`, { headers: { cookie: await readSide.cookieOf("huda") } });
      expect(await answer.text()).toContain(heading);
    }
  });
});

describe("An order's money", () => {
  const stationsFor = async (who: string): Promise<string[]> =>
    (await asked<MoneyTrail>(`/api/orders/${orderId}/money`, who)).steps.map(({ station }) => station);

  it("is told to administrators whole, and to each side as far as it is theirs", async () => {
    expect(await stationsFor("sara")).toEqual(["price", "vat", "paid", "invoice"]);
    const ofArtist = ["price", "vat", "paid", "commission", "payoutOpened", "payoutScheduled", "payoutMade"];
    expect(await stationsFor("huda")).toEqual(ofArtist);
    expect(await stationsFor("admin")).toHaveLength(8);
    expect((await readSide.ask(`/api/orders/${orderId}/money`, "omar")).status).toBe(404);
  });

  it("has its invoice for those whom the order concerns", async () => {
    const path = `/api/orders/${orderId}/invoices`;
    for (const who of ["sara", "huda", "admin"]) {
      expect(await asked(path, who)).toMatchObject([{ number: "INV-2026-000001", orderNumber: "NQ-1001" }]);
    }
    expect((await readSide.ask(path, "omar")).status).toBe(404);
  });

  it("gives the invoice as a file to the same people", async () => {
    const path = `/api/orders/${orderId}/invoices/${idOfName("invoice")}/pdf`;
    for (const who of ["sara", "huda", "admin"]) {
      const file = await fetch(`${readSide.url}${path}`, { headers: { cookie: await readSide.cookieOf(who) } });
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(file.headers.get("content-disposition")).toContain("INV-2026-000001.pdf");
      expect(pdfRuns(new Uint8Array(await file.arrayBuffer()))).toContain("747.50");
    }
    expect((await readSide.ask(path, "omar")).body).toMatchObject({ code: "ORDER_UNKNOWN" });
    const other = `/api/orders/${orderId}/invoices/${orderId}/pdf`;
    expect((await readSide.ask(other, "sara")).body).toMatchObject({ code: "INVOICE_UNKNOWN" });
  });
});
