import type { CommandContext, CommandResult } from "./command";
import type { CommandDeps } from "./command-deps";
import { artworkDecider } from "./artwork/artwork.decider";
import { mayWrite } from "./facts";

export type Consignment = { artworkId: string; auctionId: string; consignedBy: string };

/** Claims a work for one auction, before that auction is scheduled; a policy gives back what a crash left half-way. */
export const consignArtwork = async (
  deps: Pick<CommandDeps, "handleCommand" | "facts">,
  data: Consignment,
  context: CommandContext,
): Promise<CommandResult> =>
  deps.handleCommand({
    decider: artworkDecider,
    streamId: data.artworkId,
    command: { type: "ConsignArtwork", data },
    context,
    refusal: mayWrite(await deps.facts.account(data.consignedBy)),
    answer: () => ({ id: data.artworkId }),
  });
