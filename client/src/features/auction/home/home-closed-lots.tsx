import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkCard } from "../../../ui/artwork-card";
import { CardRow } from "../../../ui/card-row";
import { Container } from "../../../ui/page";
import { auctionKeys, listAuctions } from "../auction.api";
import { isSaleBound, shownPrice } from "../room-view";

const SHOWN = 4;

/** What was sold last, at what the hammer fell: each leads to its room, where it can be watched again. */
export const HomeClosedLots = () => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: auctionKeys.list("completed", false),
    queryFn: ({ signal }) => listAuctions("completed", false, signal),
    staleTime: 60_000,
  });
  const sold = data.filter(isSaleBound).slice(0, SHOWN);
  if (sold.length === 0) return null;
  return (
    <Container style={{ paddingBlockEnd: 72 }}>
      <CardRow
        title={t("closedLots.title")}
        link={<Link to="/auctions?tab=completed">{t("closedLots.all")}</Link>}
        cards={sold.map((item) => ({
          key: item.auctionId,
          node: (
            <ArtworkCard
              to={`/auctions/${item.auctionId}`}
              image={item.lot.image}
              title={titleOf(item.lot, language)}
              artist={<ArtistLink artist={item.lot.artist} />}
              amountLabel={t("price.hammer")}
              amount={shownPrice(item, item.openingPrice)}
              aside={format.shortDate(msFromInstant(item.endsAt))}
              sizes="(max-width: 1023px) 44vw, 320px"
            />
          ),
        }))}
      />
    </Container>
  );
};
