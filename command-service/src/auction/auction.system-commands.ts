import { UNPAID_WINS_THAT_STOP_BIDDING, type AuctionCommand } from "@naqsh/shared/auction";
import type { CommandDeps } from "../commands/command-deps";
import { passedTo, type SystemCommands } from "../commands/system-commands";
import { currentOrderIdOf, nextBidderOf } from "./auction-sale.decider";
import { auctionDecider } from "./auction.decider";

/** Whether the next bidder may have the offer is a fact of that bidder's own stream. */
const withNextBidder = async (command: AuctionCommand, deps: CommandDeps): Promise<AuctionCommand> => {
  if (command.type !== "RecordMissedPayment") return command;
  const auction = await deps.readState(auctionDecider, command.data.auctionId);
  const next = nextBidderOf(auction);
  const account = next && (await deps.facts.account(next.bidderId));
  const mayBuy = account !== null && account.banned === null && !account.isLeaving;
  const nextBidderAllowed = mayBuy && account.openUnpaidWins < UNPAID_WINS_THAT_STOP_BIDDING;
  return { ...command, data: { ...command.data, nextBidderAllowed } };
};

/** A paid sale is not voided, whoever asks: its order alone knows. */
const withPaidOrder = async (command: AuctionCommand, deps: CommandDeps): Promise<AuctionCommand> => {
  if (command.type !== "VoidBidder" || command.data.orderIsPaid) return command;
  const orderId = currentOrderIdOf(await deps.readState(auctionDecider, command.data.auctionId));
  const orderIsPaid = orderId !== null && (await deps.facts.isOrderPaid(orderId));
  return { ...command, data: { ...command.data, orderIsPaid } };
};

export const auctionSystemCommands = {
  CancelAuction: passedTo(auctionDecider),
  OpenAuction: passedTo(auctionDecider),
  BeginClosing: passedTo(auctionDecider),
  CloseAuction: passedTo(auctionDecider),
  CompensateOutage: passedTo(auctionDecider),
  RecordMissedPayment: passedTo(auctionDecider, withNextBidder),
  ExpireOffer: passedTo(auctionDecider),
  SettleAuction: passedTo(auctionDecider),
  VoidBidder: passedTo(auctionDecider, withPaidOrder),
} satisfies SystemCommands;
