import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import type { PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { PayoutCommand, PayoutEvent } from "@naqsh/shared/payout";
import { describe, expect, it } from "vitest";
import { payoutsDecider } from "./payouts.decider";

const given = sentencesAbout(payoutsDecider);
const artistId = "huda";
const IBAN = "SA0380000000608010167519";
const PAID_AT = "2026-03-01T10:00:00.000Z";
const ENDED_AT = "2026-03-22T09:00:00.000Z";
const DUE_AT = "2026-03-25T09:00:00.000Z";
const account = { iban: IBAN, name: "هدى العتيبي", isBanned: false };

const open = (orderId: string): PayoutCommand => ({
  type: "OpenPayout",
  data: {
    artistId,
    orderId,
    paymentId: `payment of ${orderId}`,
    amounts: { vat: 150_00, total: 1_200_00, commission: 100_00, delivery: 50_00, fee: 31_00 },
    paidAt: PAID_AT,
  },
});
const schedule = (orderId: string): PayoutCommand => ({
  type: "SchedulePayout",
  data: { artistId, orderId, endedAt: ENDED_AT, holidays: [] },
});
const reduce = (orderId: string, refundId: string, amount: number): PayoutCommand => ({
  type: "ReducePayout",
  data: { artistId, orderId, paymentId: `payment of ${orderId}`, refundId, amount },
});
const join = (batchId: string, over: Partial<typeof account> | null = {}, madeAt = DUE_AT): PayoutCommand => ({
  type: "JoinPayoutBatch",
  data: { artistId, batchId, madeAt, account: { ...account, ...over } },
});
const confirm = (batchId: string): PayoutCommand => ({
  type: "ConfirmPayout",
  data: { artistId, batchId, confirmedAt: "2026-03-26T09:00:00.000Z" },
});
const fail = (batchId: string): PayoutCommand => ({
  type: "FailPayout",
  data: { artistId, batchId, reason: writtenAbout(artistId, "حساب مغلق") },
});

const told = (...commands: PayoutCommand[]): PayoutEvent[] => {
  const events: PayoutEvent[] = [];
  for (const command of commands)
    events.push(
      ...given(...events)
        .when(command)
        .events(),
    );
  return events;
};
const lastOf = (...commands: PayoutCommand[]): PayoutEvent | undefined => told(...commands).at(-1);

/** net 1,000.00 + delivery 50.00 - commission 100.00 - fee 31.00 */
const PAYOUT = 919_00;

describe("What a sale owes its artist", () => {
  it("is opened once, and has its day once nobody can return the work", () => {
    const opened = told(open("o1"));
    expect(opened).toMatchObject([{ type: "PayoutOpened", data: { payout: PAYOUT } }]);
    given(...opened)
      .when(open("o1"))
      .thenNothing();
    given(...opened)
      .when(schedule("o1"))
      .thenRecords({
        type: "PayoutScheduled",
        data: { artistId, orderId: "o1", dueAt: DUE_AT, latestAt: "2026-03-29T09:00:00.000Z", endedAt: ENDED_AT },
      });
    given().when(schedule("o1")).thenRejects({ code: "PAYOUT_UNKNOWN" });
  });

  it("has a later day where holidays were set before it came, once, and never an earlier one", () => {
    const scheduled = told(open("o1"), schedule("o1"));
    const again = (holidays: string[], setAt = "2026-03-23T08:00:00.000Z", moveId = "eid"): PayoutCommand => ({
      type: "CountPayoutDaysAgain",
      data: { artistId, moveId, setAt, holidays },
    });
    const moved = given(...scheduled)
      .when(again(["2026-03-24"]))
      .events();
    const later = { dueAt: "2026-03-26T09:00:00.000Z", latestAt: "2026-03-30T09:00:00.000Z" };
    expect(moved).toEqual([{ type: "PayoutDayMoved", data: { artistId, orderId: "o1", moveId: "eid", ...later } }]);
    given(...scheduled, ...moved)
      .when(again(["2026-03-24"]))
      .thenNothing();
    given(...scheduled, ...moved)
      .when(again([], "2026-03-23T09:00:00.000Z", "no eid"))
      .thenNothing();
    // A day that came stays: only the last one moves.
    expect(
      given(...scheduled)
        .when(again(["2026-03-26"], "2026-03-25T10:00:00.000Z"))
        .events(),
    ).toMatchObject([{ data: { dueAt: DUE_AT, latestAt: "2026-03-30T09:00:00.000Z" } }]);
    expect(
      given(...scheduled, ...moved)
        .when(join("b1"))
        .events(),
    ).toMatchObject([{ type: "PayoutLeftOut", data: { because: "nothingDue" } }]);
    const inTransfer = told(open("o1"), schedule("o1"), join("b1"));
    given(...inTransfer)
      .when(again(["2026-03-24"]))
      .thenNothing();
  });

  it("is transferred whole, with all that is due by then, and once", () => {
    expect(lastOf(open("o1"), open("o2"), schedule("o1"), join("b1"))).toMatchObject({
      type: "PayoutBatched",
      data: { batchId: "b1", items: [{ orderId: "o1", amount: PAYOUT }], amount: PAYOUT, iban: { plain: IBAN } },
    });
    expect(lastOf(open("o1"), schedule("o1"), join("b1"), join("b2"))).toMatchObject({
      type: "PayoutLeftOut",
      data: { batchId: "b2", because: "nothingDue" },
    });
    const batched = told(open("o1"), schedule("o1"), join("b1"));
    given(...batched)
      .when(join("b1"))
      .thenNothing();
  });

  it.each([
    ["noIban", { iban: null as never }, DUE_AT],
    ["banned", { isBanned: true }, DUE_AT],
    ["nothingDue", {}, "2026-03-25T08:59:59.999Z"],
  ] as const)("waits and says why: %s", (because, over, madeAt) => {
    expect(lastOf(open("o1"), schedule("o1"), join("b1", over, madeAt))).toMatchObject({
      type: "PayoutLeftOut",
      data: { because },
    });
  });

  it("goes to a suspended artist once an administrator released it, and only then", () => {
    const release: PayoutCommand = { type: "ReleasePayouts", data: { artistId, releasedBy: "admin", reason: "عادل" } };
    const banned = (batchId: string) => join(batchId, { isBanned: true });
    const first = [open("o1"), schedule("o1"), release, banned("b1")] as const;
    expect(lastOf(...first)).toMatchObject({ type: "PayoutBatched" });
    expect(lastOf(...first, open("o2"), schedule("o2"), banned("b2"))).toMatchObject({ data: { because: "banned" } });
    given().when(release).thenRejects({ code: "PAYOUT_UNKNOWN" });
  });

  it("is due again when the bank did not transfer it, and not once it did", () => {
    const sent = [open("o1"), schedule("o1"), join("b1")] as const;
    expect(lastOf(...sent, fail("b1"), join("b2"))).toMatchObject({ type: "PayoutBatched", data: { amount: PAYOUT } });
    expect(lastOf(...sent, confirm("b1"), join("b2"))).toMatchObject({ type: "PayoutLeftOut" });
    given(...told(...sent, confirm("b1")))
      .when(fail("b1"))
      .thenNothing();
    given(...told(...sent))
      .when(confirm("another"))
      .thenRejects({ code: "PAYOUT_BATCH_UNKNOWN" });
  });
});

describe("A refund", () => {
  it("reduces the payout before it is made, by the artist's part", () => {
    const reduced = told(open("o1"), reduce("o1", "r1", 600_00));
    expect(reduced.at(-1)).toMatchObject({ data: { refunded: 600_00, payout: 444_00, reclaim: 0 } });
    given(...reduced)
      .when(reduce("o1", "r1", 600_00))
      .thenNothing();
    expect(lastOf(open("o1"), reduce("o1", "r1", 600_00), schedule("o1"), join("b1"))).toMatchObject({
      data: { amount: 444_00 },
    });
  });

  it("is reclaimed from the next payout when it comes too late", () => {
    const late = [open("o1"), schedule("o1"), join("b1"), confirm("b1"), reduce("o1", "r1", 600_00)] as const;
    expect(lastOf(...late)).toMatchObject({ data: { payout: 444_00, reclaim: 475_00 } });
    expect(lastOf(...late, open("o2"), schedule("o2"), join("b2"))).toMatchObject({
      type: "PayoutBatched",
      data: {
        items: [
          { orderId: "o1", amount: -475_00 },
          { orderId: "o2", amount: PAYOUT },
        ],
        amount: 444_00,
      },
    });
  });

  it("leaves nothing to transfer while more is reclaimed than due", () => {
    const late = [open("o1"), schedule("o1"), join("b1"), confirm("b1"), reduce("o1", "r1", 1_200_00)] as const;
    const small: PayoutCommand = {
      type: "OpenPayout",
      data: {
        ...(open("o2").data as Extract<PayoutCommand, { type: "OpenPayout" }>["data"]),
        amounts: { vat: 15_00, total: 115_00, commission: 10_00, delivery: 0, fee: 0 },
      },
    };
    expect(lastOf(...late, small, schedule("o2"), join("b2"))).toMatchObject({ data: { because: "reclaimsExceed" } });
  });

  it("of another payment than the one that the sale lives by reduces nothing", () => {
    const other: PayoutCommand = {
      type: "ReducePayout",
      data: { artistId, orderId: "o1", paymentId: "second card", refundId: "second card", amount: 1_200_00 },
    };
    given(...told(open("o1")))
      .when(other)
      .thenRejects({ code: "PAYOUT_UNKNOWN" });
  });
});

/** Every node of a map. */
const nodesOf = ({ root }: PersistentMap<unknown>): Set<unknown> => {
  const nodes = new Set<unknown>();
  const meet = (node: unknown): void => {
    nodes.add(node);
    if (Array.isArray(node)) node.filter(Boolean).forEach(meet);
  };
  meet(root);
  return nodes;
};

describe("An artist of many sales", () => {
  const SALES = 1_000;
  const orderIds = Array.from({ length: SALES }, (_, number) => `order ${number}`);
  const { evolve, initialState } = payoutsDecider;
  const folded = orderIds.flatMap((orderId) => told(open(orderId))).reduce(evolve, initialState);

  it("is folded on without a copy of all of them", () => {
    const [scheduled] = told(open("order 7"), schedule("order 7")).slice(-1);
    const before = nodesOf(folded.sales);
    const added = [...nodesOf(evolve(folded, scheduled!).sales)].filter((node) => !before.has(node));
    expect(before.size).toBeGreaterThan(SALES);
    expect(added.length).toBeLessThan(10);
  });

  it("has them in one transfer in the order in which they were opened", () => {
    const due = orderIds.slice(0, 40).flatMap((orderId) => told(open(orderId), schedule(orderId)));
    const [batched] = given(...due)
      .when(join("b1"))
      .events();
    expect(batched).toMatchObject({ data: { items: orderIds.slice(0, 40).map((orderId) => ({ orderId })) } });
  });
});
