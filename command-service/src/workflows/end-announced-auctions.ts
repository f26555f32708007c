import type { EndAnnouncedAuctions } from "@naqsh/shared/account";
import { accountDecider } from "../account/account.decider";
import { auctionDecider } from "../auction/auction.decider";
import { stepOf } from "../commands/command-ids";
import { done, systemContext, type SystemCommandHandler } from "../commands/system-commands";

/** Cancels what a banned artist has announced, whoever saw it; one that opens meanwhile is live, and goes on. May be repeated. */
export const endAnnouncedAuctions: SystemCommandHandler = async (sent, deps) => {
  const { userId, bannedBy } = (sent.command as EndAnnouncedAuctions).data;
  const account = await deps.readFresh(accountDecider, userId);
  const isBanned = account.status === "active" && account.banned !== null;
  const { announcedAuctions } = isBanned ? await deps.businessOf(userId) : { announcedAuctions: [] };
  const context = await systemContext(sent, deps);
  for (const auctionId of announcedAuctions) {
    const auction = await deps.readFresh(auctionDecider, auctionId);
    if (auction.status !== "scheduled") continue;
    await deps.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      command: { type: "CancelAuction", data: { auctionId, cancelledBy: bannedBy, bannedArtist: userId } },
      context: stepOf(context, auctionId),
      answer: done,
    });
  }
  return { status: "accepted", position: "", body: "{}", repeated: false };
};
