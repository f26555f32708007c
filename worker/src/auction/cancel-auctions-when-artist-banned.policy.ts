import type { EndAnnouncedAuctions, UserBanned } from "@naqsh/shared/account";
import type { CancelAuction } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Which live auctions of an artist end with their ban the administrator chose, and the ban's event says; announced ones end all. */
export const cancelAuctionsWhenArtistBanned: Policy<UserBanned> = {
  name: "cancel-auctions-when-artist-banned",
  handles: ["UserBanned"],
  onMoneyPath: false,
  react: ({ data: { userId, bannedBy, cancelledAuctions } }) => [
    ...cancelledAuctions.map((auctionId) => {
      const data = { auctionId, cancelledBy: bannedBy, bannedArtist: userId };
      return commandTo<CancelAuction>("auction", auctionId, { type: "CancelAuction", data });
    }),
    commandTo<EndAnnouncedAuctions>("user", userId, { type: "EndAnnouncedAuctions", data: { userId, bannedBy } }),
  ],
};
