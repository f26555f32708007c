import type { AuctionHead, AuctionListItem, Standing } from "@naqsh/shared/auction";

/** A listed auction with what was pushed since; a push that is older than what the list held changes nothing. */
export const withNewerPush = (
  item: AuctionListItem,
  head: AuctionHead | undefined,
  standing: Standing | undefined,
): AuctionListItem => {
  const withHead = head && head.sequence > item.sequence ? { ...item, ...head } : item;
  const isNewer = standing && (item.mine === null || standing.sequence > item.mine.sequence);
  return isNewer ? { ...withHead, mine: standing } : withHead;
};
