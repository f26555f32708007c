import type { AuctionListItem } from "@naqsh/shared/auction";
import { inTime } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { auctionKeys, listAuctions } from "../auction.api";

const useFirst = (tab: "live" | "upcoming", isWanted: boolean) =>
  useQuery({
    queryKey: auctionKeys.list(tab, false),
    queryFn: ({ signal }) => listAuctions(tab, false, signal),
    enabled: isWanted,
    staleTime: 15_000,
  });

const inOrderOfClosing = (lots: readonly AuctionListItem[]): AuctionListItem[] =>
  lots.toSorted((a, b) => inTime(a.endsAt, b.endsAt));

/** The live lots as far as they are known, the one that closes next first. */
export const useLiveLots = (): AuctionListItem[] => inOrderOfClosing(useFirst("live", true).data ?? []);

/** The lot on the home page: the live one that closes next; while none is live, the next one to open. */
export const useLotBeside = (): { lot: AuctionListItem | undefined; isPending: boolean } => {
  const live = useFirst("live", true);
  const upcoming = useFirst("upcoming", live.data?.length === 0);
  const next = inOrderOfClosing(live.data ?? [])[0];
  const opens = upcoming.data?.toSorted((a, b) => inTime(a.startsAt, b.startsAt))[0];
  return { lot: next ?? opens, isPending: live.isPending || upcoming.isLoading };
};
