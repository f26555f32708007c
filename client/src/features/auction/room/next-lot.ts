import type { AuctionListItem, Standing } from "@naqsh/shared/auction";
import { inTime } from "@naqsh/shared/kernel/instant";

/** The live auction that ends next, other than the one that has ended; null if none runs. */
export const nextLotOf = (live: readonly AuctionListItem[], endedId: string): AuctionListItem | null =>
  live
    .filter(({ auctionId, status }) => auctionId !== endedId && status === "live")
    .toSorted((a, b) => inTime(a.endsAt, b.endsAt))[0] ?? null;

/** Whoever has to pay or to answer here is not led away; nor is whoever came when it was over already, or whose work it is. */
export const mayMoveOn = (wasOpen: boolean, standing: Standing | null, isOwnWork: boolean): boolean =>
  wasOpen && !isOwnWork && (standing === null || !["won", "offered", "leading"].includes(standing.state));
