import type { Policy } from "@naqsh/shared/kernel/policy";
import type { ReceiveTransfer } from "@naqsh/shared/order";
import type { StatementLineMatched } from "@naqsh/shared/transfer";
import { commandTo } from "../policies/effects";

/** Money that was found on the statement reaches its order, whatever the order says to it. */
export const receiveTransferWhenLineMatched: Policy<StatementLineMatched> = {
  name: "receive-transfer-when-line-matched",
  handles: ["StatementLineMatched"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, lineId, amount, bookedOn } }) => [
    commandTo<ReceiveTransfer>("order", orderId, {
      type: "ReceiveTransfer",
      data: { orderId, paymentId, lineId, amount, bookedOn },
    }),
  ],
};
