import type { UserBanned } from "@naqsh/shared/account";
import type { CancelAuction } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Which of an artist's auctions end with their ban the administrator chose, and the ban's event says. */
export const cancelAuctionsWhenArtistBanned: Policy<UserBanned> = {
  name: "cancel-auctions-when-artist-banned",
  handles: ["UserBanned"],
  onMoneyPath: false,
  react: ({ data: { userId, bannedBy, cancelledAuctions } }) =>
    cancelledAuctions.map((auctionId) => {
      const data = { auctionId, cancelledBy: bannedBy, bannedArtist: userId };
      return commandTo<CancelAuction>("auction", auctionId, { type: "CancelAuction", data });
    }),
};
