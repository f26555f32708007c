import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { LiveDot } from "../../../ui/status-pill";
import { auctionKeys, listAuctions } from "../auction.api";

/** Beats beside "Auctions" while one is live. */
export const AuctionsDot = () => {
  const { t } = useTranslation("auction");
  const { data } = useQuery({
    queryKey: auctionKeys.list("live", false),
    queryFn: ({ signal }) => listAuctions("live", false, signal),
    staleTime: 15_000,
  });
  if (!data?.some(({ status }) => status === "live")) return null;
  return (
    <>
      <LiveDot />
      <span className="visually-hidden">{t("pill.live")}</span>
    </>
  );
};
