import type { CommandContext, CommandResult } from "../handler/command";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { artworkDecider } from "../artwork/artwork.decider";

export type Consignment = { artworkId: string; auctionId: string; consignedBy: string };

/** Claims a work for one auction, before that auction is scheduled; a policy gives back what a crash left half-way. */
export const consignArtwork = async (
  deps: Pick<CommandDeps, "handleCommand" | "readState">,
  data: Consignment,
  context: CommandContext,
): Promise<CommandResult> => {
  const result = await deps.handleCommand({
    decider: artworkDecider,
    streamId: data.artworkId,
    command: { type: "ConsignArtwork", data },
    context,
    answer: () => ({ id: data.artworkId }),
  });
  if (result.status === "rejected" || !result.repeated) return result;
  const artwork = await deps.readState(artworkDecider, data.artworkId);
  if (artwork.status === "consigned" && artwork.auctionId === data.auctionId) return result;
  // It was given back as an orphan before its command came again.
  return consignArtwork(deps, data, stepOf(context, "consigned again"));
};
