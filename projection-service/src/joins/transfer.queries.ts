import type { TransferRow, transferReads } from "@naqsh/shared/transfer";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import { orderNumber } from "../order/order-number";
import type { QueryDeps } from "../query-deps";
import type { TransferDocument } from "../transfer/transfers.projection";

const MOST_AWAITED = 1_000;
const MOST_ENDED = 200;
const MOST_LINES = 5_000;

const rowOf = async (
  { owes: _owes, buyerId, ...transfer }: TransferDocument,
  deps: QueryDeps,
): Promise<TransferRow> => {
  const { orders, people: persons } = deps.views;
  const [order, buyer] = await Promise.all([orders.get(transfer.orderId), persons.get(buyerId)]);
  const names = await Promise.all(
    [buyer?.firstName, buyer?.lastName, buyer?.latinName].map((name) => deps.people.open(name ?? null)),
  );
  return {
    ...transfer,
    orderNumber: order === null ? "" : await orderNumber(order, deps),
    buyer: { id: buyerId, names: names.filter((name) => name !== null) },
    missing: transfer.status === "awaited" ? Math.max(0, transfer.amount - transfer.received) : 0,
  };
};

/** Payments by bank transfer, and which lines of the statement have been looked at. */
export const transferQueries = (deps: QueryDeps): QueriesFor<typeof transferReads> => {
  const found = async (
    index: "byStatus" | "byOwed",
    [of, limit]: [string, number],
    direction: "ascending" | "descending" = "ascending",
  ) => {
    const { documents } = await deps.views.transfers.find({ index, equals: [of], direction, limit });
    return presentEach(documents, ({ document }) => rowOf(document, deps));
  };
  return {
    transfers: {
      views: ["transfers", "orders", "people"],
      answer: async () => {
        const awaited = await found("byStatus", ["awaited", MOST_AWAITED]);
        const owing = await found("byOwed", ["yes", MOST_AWAITED]);
        const paid = await found("byStatus", ["paid", MOST_ENDED], "descending");
        const over = await found("byStatus", ["over", MOST_ENDED], "descending");
        return { body: { awaited, owing, ended: [...paid, ...over] } };
      },
    },
    knownLines: {
      views: ["statementLines"],
      answer: async ({ input }) => {
        const range = { from: input.from, to: `${input.to}~` };
        const { documents } = await deps.views.statementLines.find({
          index: "byDay",
          equals: [],
          range,
          limit: MOST_LINES,
        });
        return { body: documents.map(({ document: { bookedOn: _bookedOn, ...line } }) => line) };
      },
    },
  };
};
