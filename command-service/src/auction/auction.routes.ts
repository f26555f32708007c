import { auctionWrites, type AuctionCommand, type AuctionEvent } from "@naqsh/shared/auction";
import type { CommandEffect } from "../handler/command";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { mayPay } from "../workflows/account-rights";
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
type Asked = { command: AuctionCommand; refusal?: NaqshRejection | null };

/** A person's command about an auction; it answers with the order that the auction then waits for, if any. */
const onAuction =
  (deps: CommandDeps, ask: (ids: Ids) => Asked | Promise<Asked>) =>
  async ({ context, input, params, session }: CallWith<object, "id">): Promise<void> => {
    const { id: auctionId } = params;
    const { userId: by } = session;
    const result = await deps.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      ...(await ask({ auctionId, by })),
      context: await contextOf(context, deps, input),
      answer: ({ state }: CommandEffect<Auction, AuctionEvent>) => ({
        id: auctionId,
        orderId: currentOrderIdOf(state),
      }),
    });
    answerWith(context, result);
  };

const cancelAuction = ({ auctionId, by }: Ids): Asked => ({
  command: { type: "CancelAuction", data: { auctionId, cancelledBy: by } },
});

/** Whoever is banned hears so from the offer's own rule. Whoever leaves begins no purchase. */
const acceptOffer =
  ({ facts }: CommandDeps) =>
  async ({ auctionId, by }: Ids): Promise<Asked> => {
    const account = await facts.account(by);
    const isLeaving = account !== null && account.isLeaving && account.banned === null;
    return {
      command: { type: "AcceptOffer", data: { auctionId, bidderId: by, banned: account?.banned !== null } },
      refusal: mayPay(account) ?? (isLeaving ? { code: "ACCOUNT_LEAVING" } : null),
    };
  };

const declineOffer = ({ auctionId, by }: Ids): Asked => ({
  command: { type: "DeclineOffer", data: { auctionId, bidderId: by } },
});

export const auctionRoutes = (deps: CommandDeps): Route[] => {
  const receipts = createReceipts(deps);
  return [
    route(auctionWrites.scheduleAuction, { answer: scheduleAuction(deps) }),
    route(auctionWrites.placeBid, { answer: placeBidInAuction(deps, receipts) }),
    route(auctionWrites.placeBidOnArtwork, { answer: placeBidOnArtwork(deps, receipts) }),
    route(auctionWrites.cancelAuction, { answer: onAuction(deps, cancelAuction) }),
    route(auctionWrites.acceptOffer, { answer: onAuction(deps, acceptOffer(deps)) }),
    route(auctionWrites.declineOffer, { answer: onAuction(deps, declineOffer) }),
    route(auctionWrites.voidBidder, { answer: voidBidder(deps) }),
  ];
};
