import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Container } from "../../../ui/page";
import { auctionKeys, listAuctions } from "../auction.api";
import { isSaleBound } from "../room-view";
import { LotCards } from "./lot-cards";

const SHOWN = 4;

/** What was sold last, at what the hammer fell: each leads to its room, where it can be watched again. */
export const HomeClosedLots = () => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const { data = [] } = useQuery({
    queryKey: auctionKeys.list("completed", false),
    queryFn: ({ signal }) => listAuctions("completed", false, signal),
    staleTime: 60_000,
  });
  const sold = data.filter(isSaleBound).slice(0, SHOWN);
  if (sold.length === 0) return null;
  return (
    <Container style={{ paddingBlockEnd: 72 }}>
      <LotCards
        title={t("closedLots.title")}
        all={{ to: "/auctions?tab=completed", label: t("closedLots.all") }}
        items={sold}
        amountLabelOf={() => t("price.hammer")}
        renderAside={({ endsAt }) => format.shortDate(msFromInstant(endsAt))}
      />
    </Container>
  );
};
