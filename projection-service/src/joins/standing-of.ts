import { standingKey } from "../auction/standings.projection";
import type { StandingDocument } from "../auction/standings.projection";
import type { Views } from "../views";

/** How a bidder stands in an auction; null for whoever never bid there. */
export const standingOf = (
  { standings }: Pick<Views, "standings">,
  auctionId: string,
  bidderId: string,
): Promise<StandingDocument | null> => standings.get(standingKey(auctionId, bidderId));
