import { Router } from "@koa/router";
import {
  PlaceBidBody,
  ScheduleAuctionBody,
  VoidBidderBody,
  type AuctionCommand,
  type AuctionEvent,
} from "@naqsh/shared/auction";
import type { CommandEffect } from "../handler/command";
import { NoBody } from "@naqsh/shared/kernel/no-body";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { mayWrite, type AccountFacts } from "../facts";
import { answerWith } from "../http/answers";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "../http/edge-context";
import { idParam } from "../http/id-param";
import { sessionOf } from "../http/session-door";
import { currentOrderIdOf } from "./auction-sale.decider";
import { auctionDecider } from "./auction.decider";
import type { Auction } from "./auction.state";
import { createReceipts, placeBidInAuction, placeBidOnArtwork } from "./place-bid.route";
import { scheduleAuction } from "./schedule-auction.route";
import { voidBidder } from "./void-bidder.route";

type Ids = { auctionId: string; by: string };
type Asked = { ids: Ids; account: AccountFacts | null; context: EdgeContext };

/** A person's command about an auction; it answers with the order that the auction then waits for, if any. */
const onAuction =
  (deps: CommandDeps, commandOf: (asked: Asked) => AuctionCommand | Promise<AuctionCommand>): EdgeMiddleware =>
  async (context) => {
    const auctionId = context.params!["id"]!;
    const { userId: by } = sessionOf(context);
    const account = await deps.facts.account(by);
    const command = await commandOf({ ids: { auctionId, by }, account, context });
    const result = await deps.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      command,
      context: await contextOf(context, deps, context.state.input ?? null),
      // Whoever is banned hears so from the offer's own rule.
      refusal: command.type === "AcceptOffer" && account ? null : mayWrite(account),
      answer: ({ state }: CommandEffect<Auction, AuctionEvent>) => ({
        id: auctionId,
        orderId: currentOrderIdOf(state),
      }),
    });
    answerWith(context, result);
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

export const auctionRoutes = (deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  const { arriving, signedIn, administrator, rateLimit, input } = deps;
  const receipts = createReceipts(deps);
  const auctionIs = idParam("id", "AUCTION_UNKNOWN");
  const artworkIs = idParam("id", "ARTWORK_UNKNOWN");
  const bidding = [arriving, signedIn, rateLimit("bids")] as const;
  const writing = [arriving, signedIn, rateLimit("writes")] as const;

  router.post("/api/auctions", ...writing, input(ScheduleAuctionBody), scheduleAuction(deps));
  router.post("/api/auctions/:id/bids", ...bidding, auctionIs, input(PlaceBidBody), placeBidInAuction(deps, receipts));
  router.post("/api/artworks/:id/bids", ...bidding, artworkIs, input(PlaceBidBody), placeBidOnArtwork(deps, receipts));
  router.post("/api/auctions/:id/cancel", ...writing, auctionIs, input(NoBody), onAuction(deps, cancelAuction));
  router.post("/api/auctions/:id/offer/accept", ...writing, auctionIs, input(NoBody), onAuction(deps, acceptOffer));
  router.post("/api/auctions/:id/offer/decline", ...writing, auctionIs, input(NoBody), onAuction(deps, declineOffer));
  router.post(
    "/api/admin/auctions/:id/void-bidder",
    signedIn,
    administrator,
    auctionIs,
    input(VoidBidderBody),
    voidBidder(deps),
  );
  return router;
};
