import { auctionWrites, type AuctionCommand, type AuctionEvent } from "@naqsh/shared/auction";
import type { CommandEffect } from "../handler/command";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { mayWrite } from "../workflows/account-rights";
import type { AccountFacts } from "../workflows/facts";
import { answerWith } from "../http/answers";
import { route } from "../http/route";
import type { CallWith, Route } from "../http/route";
import { currentOrderIdOf } from "./auction-sale.decider";
import { auctionDecider } from "./auction.decider";
import type { Auction } from "./auction.state";
import { createReceipts, placeBidInAuction, placeBidOnArtwork } from "./place-bid.route";
import { scheduleAuction } from "./schedule-auction.route";
import { voidBidder } from "./void-bidder.route";

type Ids = { auctionId: string; by: string };
type Asked = { ids: Ids; account: AccountFacts | null };

/** A person's command about an auction; it answers with the order that the auction then waits for, if any. */
const onAuction =
  (deps: CommandDeps, commandOf: (asked: Asked) => AuctionCommand) =>
  async ({ context, input, params, session }: CallWith<object, "id">): Promise<void> => {
    const { id: auctionId } = params;
    const { userId: by } = session;
    const account = await deps.facts.account(by);
    const command = commandOf({ ids: { auctionId, by }, account });
    const result = await deps.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      command,
      context: await contextOf(context, deps, input),
      refusal: refusalOf(command, account),
      answer: ({ state }: CommandEffect<Auction, AuctionEvent>) => ({
        id: auctionId,
        orderId: currentOrderIdOf(state),
      }),
    });
    answerWith(context, result);
  };

/** Whoever is banned hears so from the offer's own rule. Whoever leaves begins no purchase, and may end what they began. */
const refusalOf = ({ type }: AuctionCommand, account: AccountFacts | null): NaqshRejection | null => {
  if (!account) return mayWrite(account);
  if (type === "AcceptOffer") return account.isLeaving && !account.banned ? { code: "ACCOUNT_LEAVING" } : null;
  return mayWrite({ ...account, isLeaving: false });
};

const cancelAuction = ({ ids: { auctionId, by } }: Asked): AuctionCommand => ({
  type: "CancelAuction",
  data: { auctionId, cancelledBy: by },
});

const acceptOffer = ({ ids: { auctionId, by }, account }: Asked): AuctionCommand => ({
  type: "AcceptOffer",
  data: { auctionId, bidderId: by, banned: account?.banned !== null },
});

const declineOffer = ({ ids: { auctionId, by } }: Asked): AuctionCommand => ({
  type: "DeclineOffer",
  data: { auctionId, bidderId: by },
});

export const auctionRoutes = (deps: CommandDeps): Route[] => {
  const receipts = createReceipts(deps);
  return [
    route(auctionWrites.scheduleAuction, { answer: scheduleAuction(deps) }),
    route(auctionWrites.placeBid, { answer: placeBidInAuction(deps, receipts) }),
    route(auctionWrites.placeBidOnArtwork, { answer: placeBidOnArtwork(deps, receipts) }),
    route(auctionWrites.cancelAuction, { answer: onAuction(deps, cancelAuction) }),
    route(auctionWrites.acceptOffer, { answer: onAuction(deps, acceptOffer) }),
    route(auctionWrites.declineOffer, { answer: onAuction(deps, declineOffer) }),
    route(auctionWrites.voidBidder, { answer: voidBidder(deps) }),
  ];
};
