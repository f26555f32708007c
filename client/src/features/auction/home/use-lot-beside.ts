import type { AuctionListItem } from "@naqsh/shared/auction";
import { useQuery } from "@tanstack/react-query";
import { auctionKeys, listAuctions } from "../auction.api";

const useFirst = (tab: "live" | "upcoming", isWanted: boolean) =>
  useQuery({
    queryKey: auctionKeys.list(tab, false),
    queryFn: ({ signal }) => listAuctions(tab, false, signal),
    enabled: isWanted,
    staleTime: 15_000,
  });

/** The lot on the home page: the live one that closes next; while none is live, the next one to open. */
export const useLotBeside = (): { lot: AuctionListItem | undefined; isPending: boolean } => {
  const live = useFirst("live", true);
  const upcoming = useFirst("upcoming", live.data?.length === 0);
  const next = live.data?.toSorted((a, b) => a.endsAt.localeCompare(b.endsAt))[0];
  const opens = upcoming.data?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  return { lot: next ?? opens, isPending: live.isPending || upcoming.isFetching };
};
