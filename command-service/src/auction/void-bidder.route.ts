import type { AuctionEvent, auctionWrites, VoidBidder } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { isRefusedForNow, type CommandContext, type CommandEffect, type CommandResult } from "../handler/command";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { mayWrite } from "../workflows/account-rights";
import { answerWith } from "../http/answers";
import type { Call } from "../http/route";
import { cancelOrderOfVoid } from "../workflows/cancel-order";
import { currentOrderIdOf } from "./auction-sale.decider";
import { orderFallingWith } from "./auction-void.decider";
import { auctionDecider } from "./auction.decider";
import type { Auction } from "./auction.state";

type Asked = Omit<VoidBidder["data"], "orderIsPaid" | "reason"> & { reason: string };

/** Cancels the order that falls with the bidder; null if none does. Its stream decides whether it is paid. */
const cancelFallingOrder = async (
  deps: CommandDeps,
  { auctionId, alias, voidedBy, reason }: Asked,
  context: CommandContext,
): Promise<CommandResult | null> => {
  const auction = await deps.readState(auctionDecider, auctionId);
  const orderId = orderFallingWith(auction, alias, instantFromMs(deps.clock.now()));
  if (orderId === null) return null;
  const cancelled = { orderId, void: { alias, voidedBy, reason } };
  return cancelOrderOfVoid(deps, cancelled, stepOf(context, `cancel/${orderId}`));
};

const isPaidSale = async ({ readState, facts }: CommandDeps, auctionId: string): Promise<boolean> => {
  const orderId = currentOrderIdOf(await readState(auctionDecider, auctionId));
  return orderId !== null && (await facts.isOrderPaid(orderId));
};

const rejectionOf = (result: CommandResult | null): string | null =>
  result?.status === "rejected" ? result.rejection.code : null;

/**
 * An administrator takes a bidder out. A sale that falls by it is taken from its order first, so that a payment either
 * comes before, and the void is refused, or after, and finds the order cancelled. A crash between the two is finished by
 * `finish-void-when-order-cancelled`.
 */
export const voidBidder =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof auctionWrites.voidBidder>): Promise<void> => {
    const { userId: voidedBy } = session;
    const asked: Asked = { auctionId: params.id, voidedBy, ...input };
    const { auctionId } = asked;
    const command = await contextOf(context, deps, input);
    const target = {
      decider: auctionDecider,
      streamId: auctionId,
      context: command,
      answer: ({ state }: CommandEffect<Auction, AuctionEvent>) => ({
        id: auctionId,
        orderId: currentOrderIdOf(state),
      }),
    };
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier);

    const refusal = mayWrite(await deps.facts.account(voidedBy));
    const cancelled = refusal ? null : await cancelFallingOrder(deps, asked, command);
    const code = rejectionOf(cancelled);
    if (cancelled?.status === "rejected" && isRefusedForNow(cancelled.rejection)) return answerWith(context, cancelled);
    // An order that is not opened yet cannot be paid; it is cancelled as soon as it is.
    const orderIsPaid = code === "ORDER_IS_PAID" || (cancelled === null && (await isPaidSale(deps, auctionId)));
    const data = { ...asked, orderIsPaid };
    answerWith(context, await deps.handleCommand({ ...target, command: { type: "VoidBidder", data }, refusal }));
  };
