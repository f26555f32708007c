import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { transferEventWords, type KnownLine, type TransferEvent } from "@naqsh/shared/transfer";

/** What became of a line of the bank's statement; nothing of what the bank wrote. */
export type StatementLineDocument = KnownLine & { bookedOn: RiyadhDay };

export const statementLinesProjection: Projection<StatementLineDocument, TransferEvent> = {
  name: "statement-lines",
  version: 1,
  indexes: { byDay: ["bookedOn"] },
  handles: typesIn(transferEventWords),
  keysOf: (event) => [event.data.lineId],
  evolve: (_, { type, data }) => {
    const { lineId, bookedOn } = data;
    if (type === "StatementLineSetAside") return { lineId, bookedOn, outcome: "setAside", orderId: null };
    return { lineId, bookedOn, outcome: "matched", orderId: data.orderId };
  },
};
