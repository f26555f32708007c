import type { UserBanned } from "@naqsh/shared/account";
import type { VoidBidder } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Which leads fall with a ban the administrator chose in the same step, and the ban's event says, with its reason. */
export const voidLeadsWhenBidderBanned: Policy<UserBanned> = {
  name: "void-leads-when-bidder-banned",
  handles: ["UserBanned"],
  onMoneyPath: false,
  react: ({ data: { bannedBy, reason, voidedLeads = [] } }) =>
    voidedLeads.map(({ auctionId, alias }) => {
      const data = { auctionId, alias, voidedBy: bannedBy, reason, orderIsPaid: false };
      return commandTo<VoidBidder>("auction", auctionId, { type: "VoidBidder", data });
    }),
};
