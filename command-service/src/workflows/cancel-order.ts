import type { CommandContext, CommandResult } from "../handler/command";
import type { CommandDeps } from "../commands/command-deps";
import { orderDecider } from "../order/order.decider";
import { done } from "../commands/system-commands";
import type { CancelOrder } from "@naqsh/shared/order";

/** Cancels the order of a sale that falls with a voided bidder. Its stream decides whether it is paid. */
export const cancelOrderOfVoid = (
  { handleCommand }: Pick<CommandDeps, "handleCommand">,
  { orderId, ...cause }: Pick<CancelOrder["data"], "orderId" | "void">,
  context: CommandContext,
): Promise<CommandResult> =>
  handleCommand({
    decider: orderDecider,
    streamId: orderId,
    command: { type: "CancelOrder", data: { orderId, reason: "bidderVoided", ...cause } },
    context,
    answer: done,
  });
