import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { accountDecider } from "../account/account.decider";
import { artworkDecider } from "../artwork/artwork.decider";
import { auctionDecider } from "../auction/auction.decider";
import { rejected } from "../handler/command";
import { done, systemContext, type SystemCommandHandler } from "../commands/system-commands";
import type { ClearSaleOfLeaver } from "@naqsh/shared/account";

/**
 * Cancels a leaving artist's auctions without bids and takes their works off sale; each step may be repeated. Somebody who stays
 * after all puts them on sale again themselves.
 */
export const clearSaleOfLeaver: SystemCommandHandler = async (sent, deps) => {
  const { userId, requestId } = (sent.command as ClearSaleOfLeaver).data;
  const account = await deps.readFresh(accountDecider, userId);
  if (account.status !== "active" || account.leaving?.requestId !== requestId) {
    return rejected({ code: "ACCOUNT_NOT_LEAVING" });
  }
  const context = await systemContext(sent, deps);
  const inTurn = (what: string) => ({ ...context, commandId: uuid5(context.commandId, what) });
  const { works, cancellableAuctions } = await deps.businessOf(userId);
  for (const auctionId of cancellableAuctions) {
    // One that has its first bid meanwhile goes on, and stands in the way of the erasure until it is over.
    await deps.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      command: { type: "CancelAuction", data: { auctionId, cancelledBy: userId } },
      context: inTurn(auctionId),
      answer: done,
    });
  }
  for (const { artworkId } of works.filter(({ sold }) => !sold)) {
    await deps.handleCommand({
      decider: artworkDecider,
      streamId: artworkId,
      command: { type: "TakeOffSale", data: { artworkId } },
      context: inTurn(artworkId),
      answer: done,
    });
  }
  return { status: "accepted", position: "", body: "{}", repeated: false };
};
