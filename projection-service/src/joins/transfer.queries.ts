import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { refundDueAtOf } from "@naqsh/shared/order";
import type { TransferRow, transferReads } from "@naqsh/shared/transfer";
import { cutTo } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import { everyOne } from "./all-documents";
import { orderNumber } from "./order-number";
import { openClaim } from "./open-claim";
import { settingsInForce } from "./settings-in-force";
import type { QueryDeps } from "../query-deps";
import type { TransferDocument } from "../transfer/transfers.projection";

const MOST_ENDED = 200;

const rowOf = async (
  { owes: _owes, buyerId, refunds, ...transfer }: TransferDocument,
  holidays: readonly RiyadhDay[],
  deps: QueryDeps,
): Promise<TransferRow> => {
  const { orders, people: persons } = deps.views;
  const [order, buyer] = await Promise.all([orders.get(transfer.orderId), persons.get(buyerId)]);
  const names = await Promise.all(
    [buyer?.firstName, buyer?.lastName, buyer?.latinName].map((name) => deps.people.open(name ?? null)),
  );
  return {
    ...transfer,
    refunds: await Promise.all(
      refunds.map(async ({ claim, ...refund }) => ({
        ...refund,
        dueAt: refundDueAtOf(refund.owedAt, holidays),
        claim: await openClaim(claim, deps),
      })),
    ),
    orderNumber: order === null ? "" : await orderNumber(order, deps),
    buyer: { id: buyerId, names: names.filter((name) => name !== null) },
    missing: transfer.status === "awaited" ? Math.max(0, transfer.amount - transfer.received) : 0,
  };
};

/** Payments by bank transfer, and which lines of the statement have been looked at. */
export const transferQueries = (deps: QueryDeps): QueriesFor<typeof transferReads> => {
  const rowsOf = async (found: readonly TransferDocument[]) => {
    const { holidays } = await settingsInForce(deps.views);
    return presentEach(found, (one) => rowOf(one, holidays, deps));
  };
  const open = async (index: "byStatus" | "byOwed", value: string) =>
    rowsOf(await everyOne(deps.views.transfers, { index, equals: [value] }));
  const newest = async (status: "paid" | "over") => {
    const found = await deps.views.transfers.find({
      index: "byStatus",
      equals: [status],
      direction: "descending",
      limit: cutTo(MOST_ENDED, "endedCount says how many there are"),
    });
    return rowsOf(found.documents.map(({ document }) => document));
  };
  return {
    transfers: {
      views: ["transfers", "orders", "people", "settings"],
      answer: async () => {
        const [awaited, owing] = await Promise.all([open("byStatus", "awaited"), open("byOwed", "yes")]);
        const ended = (await Promise.all([newest("paid"), newest("over")])).flat();
        const counts = await Promise.all(
          ["paid", "over"].map((status) => deps.views.transfers.count("byStatus", [status])),
        );
        return { body: { awaited, owing, ended, endedCount: counts.reduce((sum, count) => sum + count, 0) } };
      },
    },
    knownLines: {
      views: ["statementLines"],
      answer: async ({ input }) => {
        const range = { from: input.from, to: `${input.to}~` };
        const lines = await everyOne(deps.views.statementLines, { index: "byDay", equals: [], range });
        return { body: lines.map(({ bookedOn: _bookedOn, ...line }) => line) };
      },
    },
  };
};
