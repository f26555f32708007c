import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { personal, writtenAbout } from "@naqsh/shared/kernel/personal";
import type { TransferCommand, TransferEvent, TransferRejection } from "@naqsh/shared/transfer";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

type StatementLine =
  | { status: "unknown" }
  | { status: "matched"; orderId: string; paymentId: string }
  | { status: "setAside" };

/** A line of the bank's statement: it belongs to one payment, or to none, once and for all. */
export const statementLineDecider: Decider<StatementLine, TransferCommand, TransferEvent, TransferRejection> = {
  streamCategory: "statementLine",
  initialState: { status: "unknown" },
  decide: ({ type, data }, line) => {
    if (line.status === "setAside") return type === "SetLineAside" ? accept() : reject({ code: "LINE_SET_ASIDE" });
    if (line.status === "matched") {
      const isSame = type === "MatchLine" && data.orderId === line.orderId && data.paymentId === line.paymentId;
      return isSame ? accept() : reject({ code: "LINE_MATCHED", orderId: line.orderId });
    }
    if (type === "SetLineAside") {
      const reason = personal(data.setAsideBy, data.reason);
      return accept({ type: "StatementLineSetAside", data: { ...data, reason } });
    }
    const text = writtenAbout(data.buyerId, data.text);
    const reason = data.reason === null ? null : writtenAbout(data.buyerId, data.reason);
    return accept({ type: "StatementLineMatched", data: { ...data, text, reason } });
  },
  evolve: (_, event) => {
    switch (event.type) {
      case "StatementLineMatched":
        return { status: "matched", orderId: event.data.orderId, paymentId: event.data.paymentId };
      case "StatementLineSetAside":
        return { status: "setAside" };
      default:
        return unreachable(event);
    }
  },
};
