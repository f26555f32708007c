import type { InvoiceCommand, InvoiceDocument, InvoiceEvent, IssueInvoice } from "@naqsh/shared/invoice";
import { plainOf } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceBookDecider } from "./invoice-book.decider";
import type { InvoiceBook } from "./invoice-book.state";

const given = sentencesAbout(invoiceBookDecider);
const name = { ar: "شركة نقش", en: "Naqsh Co." };
const seller = { name, address: null, vatNumber: "310122393500003", commercialRegistration: null };
const facts = {
  sellerId: "house",
  buyerId: "mona",
  artistId: "huda",
  parties: { seller, buyer: { name: "منى السالم", address: null }, title: { ar: "سكينة", en: "Serenity" } },
};

const issue = (paymentId: string, over: Partial<IssueInvoice["data"]> = {}): InvoiceCommand => ({
  type: "IssueInvoice",
  data: {
    ...facts,
    orderId: `order of ${paymentId}`,
    paymentId,
    invoiceId: `invoice of ${paymentId}`,
    paidAt: "2026-03-01T10:00:00.000Z",
    parts: { vat: 150_00, total: 1_200_00, delivery: 50_00, commission: 100_00 },
    ...over,
  },
});
const credit = (paymentId: string, refundId: string, amount: number, wentBack?: number): InvoiceCommand => ({
  type: "IssueCreditNote",
  data: {
    ...facts,
    orderId: `order of ${paymentId}`,
    paymentId,
    refundId,
    amount,
    refundedAt: "2026-03-05T10:00:00.000Z",
    creditNoteId: `note of ${refundId}`,
    debitNoteId: `debit of ${refundId}`,
    wentBack: wentBack ?? null,
  },
});
const debit = (paymentId: string, amount: number, wentBack = 0): InvoiceCommand => ({
  type: "IssueDebitNote",
  data: {
    ...facts,
    orderId: `order of ${paymentId}`,
    paymentId,
    amount,
    wentBack,
    debitNoteId: `debit of ${paymentId}`,
    reason: "إشعار دائن عن مبلغ لم يكن من الثمن",
    issuedBy: "admin",
  },
});

const told = (...commands: InvoiceCommand[]): InvoiceEvent[] => {
  const events: InvoiceEvent[] = [];
  for (const command of commands)
    events.push(
      ...given(...events)
        .when(command)
        .events(),
    );
  return events;
};
const documentOf = (event: InvoiceEvent | undefined): InvoiceDocument =>
  JSON.parse(plainOf(event!.data.document)!) as InvoiceDocument;

describe("A seller's invoices", () => {
  it("say who sold what to whom, and bear the number and the code", () => {
    const [event] = told(issue("p1"));
    expect(event).toMatchObject({
      type: "InvoiceIssued",
      data: { year: 2026, place: 1, number: "INV-2026-000001", vat: 150_00, total: 1_200_00 },
    });
    expect(event!.data.document).toMatchObject({ person: "invoices-2026" });
    expect(documentOf(event)).toMatchObject({
      kind: "invoice",
      number: "INV-2026-000001",
      seller,
      buyer: { name: "منى السالم" },
      lines: [
        { what: "work", title: { ar: "سكينة", en: "Serenity" }, amount: 1_000_00 },
        { what: "delivery", amount: 50_00 },
      ],
      corrects: null,
      qr: expect.stringMatching(/^AQ/),
    });
  });

  it("stand once for a payment, however often they are asked for", () => {
    const issued = told(issue("p1"));
    given(...issued)
      .when(issue("p1"))
      .thenNothing();
    given(...issued)
      .when(issue("p1", { invoiceId: "another" }))
      .thenRejects({ code: "ALREADY_INVOICED" });
  });

  it("begin again with each year of Riyadh", () => {
    const numbers = told(
      issue("p1", { paidAt: "2026-12-31T20:59:59.999Z" }),
      issue("p2", { paidAt: "2026-12-31T21:00:00.000Z" }),
      issue("p3", { paidAt: "2026-12-31T20:00:00.000Z" }),
    ).map(({ data }) => data.number);
    expect(numbers).toEqual(["INV-2026-000001", "INV-2027-000001", "INV-2026-000002"]);
  });

  it("have no code while the seller has no number for VAT", () => {
    const parties = { ...facts.parties, seller: { ...seller, vatNumber: null } };
    expect(documentOf(told(issue("p1", { parties }))[0]).qr).toBeNull();
  });
});

describe("Credit notes", () => {
  it("take an invoice back in part, and name it", () => {
    const [, note] = told(issue("p1"), credit("p1", "r1", 600_00));
    expect(note).toMatchObject({ type: "CreditNoteIssued", data: { number: "CN-2026-000001", total: 600_00 } });
    expect(documentOf(note)).toMatchObject({ kind: "creditNote", corrects: "INV-2026-000001", vat: 75_00 });
  });

  it("stand once for a refund, and never exceed the invoice", () => {
    const issued = told(issue("p1"), credit("p1", "r1", 600_00));
    given(...issued)
      .when(credit("p1", "r1", 600_00))
      .thenNothing();
    given(...issued)
      .when(credit("p1", "r2", 600_01))
      .thenRejects({ code: "CREDIT_EXCEEDS_INVOICE" });
  });

  it("are none for money that was never invoiced", () => {
    given()
      .when(credit("late", "r1", 100))
      .thenRejects({ code: "INVOICE_UNKNOWN" });
  });
});

describe("Debit notes", () => {
  // 600.00 were credited for money beside the price, as an early log has it.
  const credited = told(issue("p1"), credit("p1", "beside", 600_00));

  it("take back what was credited and never went back, before the next credit note of the invoice", () => {
    const [debit, note] = given(...credited)
      .when(credit("p1", "r1", 1_200_00, 1_200_00))
      .events();
    expect(debit).toMatchObject({
      type: "DebitNoteIssued",
      data: { number: "DN-2026-000001", place: 1, total: 600_00, vat: 75_00, debitNoteId: "debit of r1" },
    });
    expect(documentOf(debit)).toMatchObject({ kind: "debitNote", corrects: "INV-2026-000001", total: 600_00 });
    expect(note).toMatchObject({ type: "CreditNoteIssued", data: { number: "CN-2026-000002", total: 1_200_00 } });
  });

  it("are numbered by themselves, also where nothing would have been refused, and once for a refund", () => {
    const twice = told(issue("p2"), credit("p2", "beside too", 100_00, 100_00));
    const corrected = given(...credited)
      .when(credit("p1", "r1", 100_00, 100_00))
      .events();
    expect(corrected.map(({ data }) => data.number)).toEqual(["DN-2026-000001", "CN-2026-000002"]);
    given(...credited, ...corrected)
      .when(credit("p1", "r1", 100_00, 100_00))
      .thenNothing();
    const all = [...credited, ...corrected, ...twice];
    const numbers = given(...all)
      .when(credit("p2", "r2", 50_00, 50_00))
      .events()
      .map(({ data }) => data.number);
    expect(numbers[0]).toBe("DN-2026-000002");
  });

  it("are none where credit notes and refunds agree", () => {
    const agreed = told(issue("p1"), credit("p1", "r1", 600_00, 600_00));
    const events = given(...agreed)
      .when(credit("p1", "r2", 600_00, 1_200_00))
      .events();
    expect(events.map(({ type }) => type)).toEqual(["CreditNoteIssued"]);
  });
});

describe("A debit note that an administrator issues", () => {
  // 600.00 were credited, of which 100.00 went back.
  const credited = told(issue("p1"), credit("p1", "r1", 600_00));

  it("takes back too much credit, or a part of it, with its reason in print and in the record", () => {
    const [note] = given(...credited)
      .when(debit("p1", 500_00, 100_00), { now: "2026-03-09T10:00:00.000Z" })
      .events();
    expect(note).toMatchObject({
      type: "DebitNoteIssued",
      data: {
        number: "DN-2026-000001",
        total: 500_00,
        invoiceId: "invoice of p1",
        issuedAt: "2026-03-09T10:00:00.000Z",
        issuedBy: "admin",
        reason: { person: "mona" },
      },
    });
    expect(note!.data).not.toHaveProperty("refundId");
    const reason = "إشعار دائن عن مبلغ لم يكن من الثمن";
    expect(documentOf(note)).toMatchObject({ kind: "debitNote", corrects: "INV-2026-000001", total: 500_00, reason });
    expect(told(issue("p1"), credit("p1", "r1", 600_00), debit("p1", 200_00, 100_00))).toHaveLength(3);
  });

  it("takes back no more than was credited beyond what went back", () => {
    given(...credited)
      .when(debit("p1", 500_01, 100_00))
      .thenRejects({ code: "DEBIT_TOO_LARGE", debitable: 500_00 });
    given(...credited)
      .when(debit("p1", 0, 100_00))
      .thenRejects({ code: "DEBIT_TOO_LARGE", debitable: 500_00 });
    const corrected = told(issue("p1"), credit("p1", "r1", 600_00), debit("p1", 500_00, 100_00));
    for (const agreed of [corrected, told(issue("p1"), credit("p1", "r1", 100_00)), told(issue("p1"))])
      given(...agreed)
        .when(debit("p1", 1, 100_00))
        .thenRejects({ code: "NOTHING_TO_DEBIT" });
    given(...credited)
      .when(debit("p2", 1))
      .thenRejects({ code: "INVOICE_UNKNOWN" });
  });

  it("leaves the next credit note nothing to take back", () => {
    const corrected = told(issue("p1"), credit("p1", "r1", 600_00), debit("p1", 500_00, 100_00));
    const [note, ...others] = given(...corrected)
      .when(credit("p1", "r2", 1_100_00, 1_200_00))
      .events();
    expect(note).toMatchObject({ type: "CreditNoteIssued", data: { total: 1_100_00 } });
    expect(others).toEqual([]);
  });
});

it("numbers every kind and year from 1 on without a gap, and takes back no more than there was", () => {
  const years = ["2026-12-30T10:00:00.000Z", "2027-01-02T10:00:00.000Z"];
  const anyCommand = fc.oneof(
    fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...years)).map(([n, paidAt]) => issue(`p${n}`, { paidAt })),
    fc
      .tuple(fc.nat({ max: 9 }), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 1_200_00 }))
      .map(([n, r, amount]) => credit(`p${n}`, `r${r}`, amount)),
    // An order that knows of this refund alone, whatever was credited before.
    fc
      .tuple(fc.nat({ max: 9 }), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 1_200_00 }))
      .map(([n, r, amount]) => credit(`p${n}`, `r${r}`, amount, amount)),
    fc
      .tuple(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 1_200_00 }), fc.nat({ max: 600_00 }))
      .map(([n, amount, wentBack]) => debit(`p${n}`, amount, wentBack)),
  );
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
      const places = new Map<string, number>();
      const left = new Map<string, number>();
      let book: InvoiceBook = invoiceBookDecider.initialState;
      for (const command of commands) {
        const decision = invoiceBookDecider.decide(command, book, { receivedAt: years[0]!, now: years[0]! });
        for (const event of decision.accepted ? decision.events : []) {
          const series = `${event.type}/${event.data.year}`;
          expect(event.data.place).toBe((places.get(series) ?? 0) + 1);
          places.set(series, event.data.place);
          const sign = event.type === "CreditNoteIssued" ? -1 : 1;
          const rest = (left.get(event.data.paymentId) ?? 0) + sign * event.data.total;
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(rest).toBeLessThanOrEqual(1_200_00);
          left.set(event.data.paymentId, rest);
          book = invoiceBookDecider.evolve(book, event);
        }
      }
    }),
  );
});
