import { auctionDecider } from "../auction/auction.decider";
import { collectorDecider } from "../collector/collector.decider";
import type { CommandDeps } from "../commands/command-deps";
import type { CommandContext, CommandResult } from "../handler/command";

type Asked = { collectorId: string; auctionId: string; context: CommandContext };

/** Asks for a reminder of an auction that has not begun, by what its stream says of its beginning. */
export const askForReminder = async (
  deps: CommandDeps,
  { collectorId, auctionId, context }: Asked,
): Promise<CommandResult> => {
  const answer = () => ({ auctionId, isReminded: true });
  const target = { decider: collectorDecider, streamId: collectorId, context, answer };
  const auction = await deps.readState(auctionDecider, auctionId);
  if (auction.status === "scheduled") {
    const { startsAt } = auction;
    const command = { type: "AskForReminder", data: { collectorId, auctionId, startsAt } } as const;
    return deps.handleCommand({ ...target, command });
  }
  const code = auction.status === "unknown" ? "AUCTION_UNKNOWN" : "AUCTION_NOT_UPCOMING";
  return deps.handleCommand({ ...target, command: null, refusal: { code } });
};
