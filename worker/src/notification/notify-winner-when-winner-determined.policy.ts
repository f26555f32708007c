import type { WinnerDetermined } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

export const notifyWinnerWhenWinnerDetermined: Policy<WinnerDetermined> = {
  name: "notify-winner-when-winner-determined",
  handles: ["WinnerDetermined"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, orderId, winnerId, amount, paymentDueAt, because } = event.data;
    const subject = { auctionId, artworkId, orderId, amount, at: paymentDueAt, reason: because };
    return [noticeTo(winnerId, "auctionWon", subject, event)];
  },
};
