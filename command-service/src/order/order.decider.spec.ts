import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import {
  abandon,
  begin,
  called,
  cancel,
  confirmWithBank,
  CREATED_AT,
  createOrder,
  DUE_AT,
  fail,
  given,
  MINUTE,
  moveDeadline,
  needConfirmation,
  ofOrder,
  ORDERED,
  owed,
  refund,
  succeed,
  told,
} from "../testing/order-fixtures";

const of = ofOrder;
const amounts = { net: 1000_00, vat: 150_00, total: 1150_00, commission: 100_00, artistShare: 900_00 };
const order = told(...ORDERED);
const begun = told(...ORDERED, [begin("p1")]);
const paid = told(...ORDERED, [begin("p1")], [succeed("p1")]);
const cancelled = told([createOrder()], [cancel(), DUE_AT]);

it("names the artist as the seller if they are registered for VAT when it is created", () => {
  const [ofShop] = told([createOrder()]);
  const [ofArtist] = told([createOrder({ isArtistRegistered: true })]);
  expect([ofShop?.data, ofArtist?.data]).toMatchObject([{ deemedSupplier: "platform" }, { deemedSupplier: "artist" }]);
  expect(ofArtist?.data).not.toHaveProperty("isArtistRegistered");
});

describe("an order", () => {
  it("keeps the amounts with VAT and who is the seller", () => {
    const { net: _, ...sale } = createOrder().data;
    given()
      .when(createOrder())
      .thenRecords({ type: "OrderCreated", data: { ...sale, amounts, deemedSupplier: "platform" } });
  });

  it("gives its buyer the whole time to pay where it was opened late, after an outage or a stop", () => {
    const now = after(CREATED_AT, 26 * 60 * MINUTE);
    const [opened] = given().when(createOrder(), { now }).events();
    expect(opened).toMatchObject({ type: "OrderCreated", data: { paymentDueAt: after(now, 24 * 60 * MINUTE) } });
    const soon = given().when(createOrder(), { now: after(CREATED_AT, 9_000) });
    expect(soon.events()).toMatchObject([{ data: { paymentDueAt: DUE_AT } }]);
  });

  it("loses nothing to an outage that was over when it was opened", () => {
    const now = after(CREATED_AT, 120 * MINUTE);
    const late = given().when(createOrder(), { now }).events();
    given(...late)
      .when(moveDeadline(after(CREATED_AT, -1_000), now))
      .thenNothing();
    given(...late)
      .when(moveDeadline(after(CREATED_AT, -1_000), after(now, MINUTE)))
      .thenRecords({
        type: "PaymentDeadlineMoved",
        data: { ...of, outageId: "outage-1", paymentDueAt: after(now, 24 * 60 * MINUTE + MINUTE) },
      });
  });

  it("is created once", () => {
    given(...order)
      .when(createOrder())
      .thenNothing();
    given(...order)
      .when(createOrder({ net: 999_00 }))
      .thenRejects({ code: "ORDER_EXISTS" });
    given(...order)
      .when(createOrder({ buyerId: "saad" }))
      .thenRejects({ code: "ORDER_EXISTS" });
  });

  it.each([
    begin("p1"),
    succeed("p1"),
    fail("p1"),
    needConfirmation("p1"),
    confirmWithBank("p1"),
    abandon("p1"),
    cancel(),
    refund("p1"),
    moveDeadline(CREATED_AT, DUE_AT),
  ])("that nobody created knows no $type", (command) => {
    given().when(command).thenRejects({ code: "ORDER_UNKNOWN" });
  });
});

describe("paying", () => {
  it("begins with the total that the order says", () => {
    given(...order)
      .when(begin("p1"))
      .thenRecords({
        type: "PaymentBegun",
        data: { ...of, paymentId: "p1", method: "sandbox-succeeds", amount: 1150_00, begunAt: CREATED_AT },
      });
  });

  it("is the buyer's own", () => {
    given(...order)
      .when(begin("p1", "saad"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
    given(...begun)
      .when(confirmWithBank("p1", "saad"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
  });

  it("begins in time only", () => {
    given(...order)
      .when(begin("p1"), { now: DUE_AT })
      .thenRejects({ code: "PAYMENT_DEADLINE_PASSED", paymentDueAt: DUE_AT });
    const inTime = { receivedAt: after(DUE_AT, -1), now: after(DUE_AT, 5) };
    expect(
      given(...order)
        .when(begin("p1"), inTime)
        .events(),
    ).toHaveLength(1);
  });

  it("happens one at a time, and again after a failure", () => {
    given(...begun)
      .when(begin("p2"))
      .thenRejects({ code: "PAYMENT_PENDING" });
    given(...begun)
      .when(begin("p1"))
      .thenNothing();
    const failed = told(...ORDERED, [begin("p1")], [fail("p1")]);
    expect(
      given(...failed)
        .when(begin("p2"))
        .events(),
    ).toHaveLength(1);
  });

  it("is over once it is paid or cancelled", () => {
    given(...paid)
      .when(begin("p2"))
      .thenRejects({ code: "ORDER_IS_PAID" });
    given(...cancelled)
      .when(begin("p2"))
      .thenRejects({ code: "ORDER_IS_CANCELLED" });
  });

  it("succeeds once", () => {
    given(...begun)
      .when(succeed("p1"))
      .thenRecords({
        type: "PaymentSucceeded",
        data: {
          ...of,
          paymentId: "p1",
          reference: "reference of p1",
          paidAt: CREATED_AT,
          artworkId: "artwork",
          artistId: "artist",
          auctionId: "auction",
          amounts,
          shipDueAt: "2026-03-22T10:00:02.000Z",
        },
      });
    given(...paid)
      .when(succeed("p1"))
      .thenNothing();
    given(...begun)
      .when(succeed("p2"))
      .thenRejects({ code: "PAYMENT_UNKNOWN" });
  });

  it("fails with a reason, once, and not after it succeeded", () => {
    given(...begun)
      .when(fail("p1"))
      .thenRecords({ type: "PaymentFailed", data: { ...of, paymentId: "p1", reason: "card_declined" } });
    given(...told(...ORDERED, [begin("p1")], [fail("p1")]))
      .when(fail("p1"))
      .thenNothing();
    given(...paid)
      .when(fail("p1"))
      .thenRejects({ code: "ORDER_IS_PAID" });
  });
});

describe("a payment that the bank wants confirmed", () => {
  const waiting = told(...ORDERED, [begin("p1")], [needConfirmation("p1")]);
  const data = { ...of, paymentId: "p1", reference: "reference of p1" };

  it("waits for the buyer, then for the provider", () => {
    given(...begun)
      .when(needConfirmation("p1"))
      .thenRecords({ type: "PaymentConfirmationRequired", data });
    given(...waiting)
      .when(confirmWithBank("p1"))
      .thenRecords({ type: "PaymentConfirmed", data });
  });

  it("is given up by its buyer for another card, until they have confirmed", () => {
    given(...waiting)
      .when(abandon("p1"))
      .thenRecords({
        type: "PaymentFailed",
        data: { ...of, paymentId: "p1", reason: "abandoned", reference: "reference of p1" },
      });
    const givenUp = told(...ORDERED, [begin("p1")], [needConfirmation("p1")], [abandon("p1")]);
    given(...givenUp)
      .when(abandon("p1"))
      .thenNothing();
    expect(
      given(...givenUp)
        .when(begin("p2"))
        .events(),
    ).toHaveLength(1);
    given(...begun)
      .when(abandon("p1"))
      .thenRejects({ code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
    given(...told(...ORDERED, [begin("p1")], [needConfirmation("p1")], [confirmWithBank("p1")]))
      .when(abandon("p1"))
      .thenRejects({ code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
    given(...waiting)
      .when(abandon("p1", "saad"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
  });

  it("is asked for and confirmed once", () => {
    given(...waiting)
      .when(needConfirmation("p1"))
      .thenNothing();
    given(...told(...ORDERED, [begin("p1")], [needConfirmation("p1")], [confirmWithBank("p1")]))
      .when(confirmWithBank("p1"))
      .thenNothing();
    given(...paid)
      .when(confirmWithBank("p1"))
      .thenNothing();
  });

  it("holds the place of a second one", () => {
    given(...waiting)
      .when(begin("p2"))
      .thenRejects({ code: "PAYMENT_PENDING" });
  });

  it("is refused where nothing waits", () => {
    given(...begun)
      .when(confirmWithBank("p1"))
      .thenRejects({ code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
    given(...begun)
      .when(confirmWithBank("p2"))
      .thenRejects({ code: "PAYMENT_UNKNOWN" });
    const late = told(...ORDERED, [begin("p1")], [needConfirmation("p1")], [cancel("bidderVoided")]);
    given(...late)
      .when(confirmWithBank("p1"))
      .thenRejects({ code: "ORDER_IS_CANCELLED" });
    const otherPaid = told(
      ...ORDERED,
      [begin("p1")],
      [fail("p1")],
      [begin("p2")],
      [needConfirmation("p2")],
      [succeed("p1")],
    );
    given(...otherPaid)
      .when(confirmWithBank("p2"))
      .thenRejects({ code: "ORDER_IS_PAID" });
  });
});

describe("the deadline", () => {
  it("cancels the order when it is reached and not before", () => {
    given(...order)
      .when(cancel(), { now: after(DUE_AT, -1) })
      .thenRejects({ code: "PAYMENT_NOT_DUE_YET", paymentDueAt: DUE_AT });
    given(...order)
      .when(cancel(), { now: DUE_AT })
      .thenRecords(called("paymentDeadlineMissed"));
    given(...cancelled)
      .when(cancel())
      .thenNothing();
    given(...paid)
      .when(cancel(), { now: DUE_AT })
      .thenRejects({ code: "ORDER_IS_PAID" });
  });

  it("waits up to 15 minutes for a payment that was begun in time", () => {
    given(...begun)
      .when(cancel(), { now: after(DUE_AT, 15 * MINUTE - 1) })
      .thenRejects({ code: "PAYMENT_PENDING" });
    given(...begun)
      .when(cancel(), { now: after(DUE_AT, 15 * MINUTE) })
      .thenRecords(called("paymentDeadlineMissed"));
    const failed = told(...ORDERED, [begin("p1")], [fail("p1")]);
    given(...failed)
      .when(cancel(), { now: DUE_AT })
      .thenRecords(called("paymentDeadlineMissed"));
  });

  it("moves by the time that an outage took, once", () => {
    const from = after(DUE_AT, -MINUTE);
    const lost = moveDeadline(from, after(from, 60 * MINUTE));
    const decided = given(...order).when(lost);
    decided.thenRecords({
      type: "PaymentDeadlineMoved",
      data: { ...of, outageId: "outage-1", paymentDueAt: after(DUE_AT, 60 * MINUTE) },
    });
    given(...order, ...decided.events())
      .when(lost)
      .thenNothing();
    given(...order, ...decided.events())
      .when(cancel(), { now: DUE_AT })
      .thenRejects({
        code: "PAYMENT_NOT_DUE_YET",
        paymentDueAt: after(DUE_AT, 60 * MINUTE),
      });
  });

  it("does not move where it had passed, or nothing is due any more", () => {
    given(...order)
      .when(moveDeadline(DUE_AT, after(DUE_AT, MINUTE)))
      .thenNothing();
    given(...cancelled)
      .when(moveDeadline(CREATED_AT, DUE_AT))
      .thenNothing();
  });
});

describe("money that may not be kept", () => {
  it("is what comes after the order was cancelled", () => {
    const late = told(...ORDERED, [begin("p1")], [cancel(), after(DUE_AT, 15 * MINUTE)]);
    given(...late)
      .when(succeed("p1"))
      .thenRecords(owed("p1"));
    given(...late, owed("p1"))
      .when(succeed("p1"))
      .thenNothing();
  });

  it("is a second payment, where one that had failed comes after all", () => {
    const twice = told(...ORDERED, [begin("p1")], [fail("p1")], [begin("p2")], [succeed("p2")]);
    given(...twice)
      .when(succeed("p1"))
      .thenRecords(owed("p1"));
  });

  it("is what was paid while the winner was voided", () => {
    given(...paid)
      .when(cancel("bidderVoided"))
      .thenRecords(called("bidderVoided"), owed("p1", { reason: "saleVoided", artistId: "artist" }));
    given(...begun)
      .when(cancel("bidderVoided"))
      .thenRecords(called("bidderVoided"));
  });

  it("is none where the order is asked before the void: paid, it stays", () => {
    const asked = { alias: 1, voidedBy: "admin", reason: "Bids of a shill" };
    given(...paid)
      .when(cancel("bidderVoided", asked))
      .thenRejects({ code: "ORDER_IS_PAID" });
    const made = called("bidderVoided");
    const begunFalls = given(...begun).when(cancel("bidderVoided", asked));
    expect(begunFalls.events()).toEqual([
      { ...made, data: { ...made.data, void: { ...asked, reason: writtenAbout("mona", asked.reason) } } },
    ]);
    given(...begun, ...begunFalls.events())
      .when(succeed("p1"))
      .thenRecords(owed("p1"));
  });

  it("is given back once, as it came", () => {
    const due = told(...ORDERED, [begin("p1")], [cancel("bidderVoided")], [succeed("p1")]);
    const decided = given(...due).when(refund("p1"));
    decided.thenRecords({ type: "OrderRefunded", data: { ...of, paymentId: "p1", amount: 1150_00 } });
    given(...due, ...decided.events())
      .when(refund("p1"))
      .thenNothing();
    given(...due, ...decided.events())
      .when(succeed("p1"))
      .thenNothing();
    given(...paid)
      .when(refund("p1"))
      .thenRejects({ code: "PAYMENT_NOT_OWED_BACK" });
  });

  it("leaves a failure after the cancellation on the record", () => {
    const late = told(...ORDERED, [begin("p1")], [cancel("bidderVoided")]);
    expect(
      given(...late)
        .when(fail("p1"))
        .events(),
    ).toMatchObject([{ type: "PaymentFailed" }]);
  });
});
