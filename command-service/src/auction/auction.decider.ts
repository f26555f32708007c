import type { AuctionCommand, AuctionEvent, AuctionRejection } from "@naqsh/shared/auction";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { auctionKeeping } from "./auction.keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { placeBid } from "./auction-bidding.decider";
import { beginClosing, closeAuction, compensateFreeze, compensateOutage } from "./auction-closing.decider";
import { acceptOffer, declineOffer, expireOffer, recordMissedPayment, settleAuction } from "./auction-sale.decider";
import { cancelAuction, openAuction, scheduleAuction } from "./auction-scheduling.decider";
import { voidBidder } from "./auction-void.decider";
import { evolveAuction } from "./auction-folding.state";
import type { Auction } from "./auction.state";

export const auctionDecider: Decider<Auction, AuctionCommand, AuctionEvent, AuctionRejection> = {
  streamCategory: "auction",
  initialState: { status: "unknown" },
  decide: (command, auction, times) => {
    switch (command.type) {
      case "ScheduleAuction":
        return scheduleAuction(command, auction, times);
      case "CancelAuction":
        return cancelAuction(command, auction);
      case "OpenAuction":
        return openAuction(command, auction, times);
      case "PlaceBid":
        return placeBid(command, auction, times);
      case "VoidBidder":
        return voidBidder(command, auction, times);
      case "CompensateOutage":
        return compensateOutage(command, auction);
      case "CompensateFreeze":
        return compensateFreeze(command, auction);
      case "BeginClosing":
        return beginClosing(command, auction, times);
      case "CloseAuction":
        return closeAuction(command, auction, times);
      case "RecordMissedPayment":
        return recordMissedPayment(command, auction, times);
      case "AcceptOffer":
        return acceptOffer(command, auction, times);
      case "DeclineOffer":
        return declineOffer(command, auction, times);
      case "ExpireOffer":
        return expireOffer(command, auction, times);
      case "SettleAuction":
        return settleAuction(command, auction);
      default:
        return unreachable(command);
    }
  },
  evolve: evolveAuction,
  keeping: auctionKeeping,
};
