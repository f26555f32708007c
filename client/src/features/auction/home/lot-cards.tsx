import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkCard } from "../../../ui/artwork-card";
import { CardRow } from "../../../ui/card-row";
import { shownPrice } from "../room-view";

type LotCardsProps = {
  title: string;
  /** Where all of them are listed. */
  all: { to: string; label: string };
  items: readonly AuctionListItem[];
  /** What the amount of a lot is. */
  amountLabelOf: (item: AuctionListItem) => string;
  /** What stands beside its amount. */
  renderAside: (item: AuctionListItem) => ReactNode;
};

/** A row of lots on the page that one lands on: each leads to its room. */
export const LotCards = ({ title, all, items, amountLabelOf, renderAside }: LotCardsProps) => {
  const language = useLanguage();
  return (
    <CardRow
      title={title}
      link={<Link to={all.to}>{all.label}</Link>}
      cards={items.map((item) => ({
        key: item.auctionId,
        node: (
          <ArtworkCard
            to={`/auctions/${item.auctionId}`}
            image={item.lot.image}
            title={titleOf(item.lot, language)}
            artist={<ArtistLink artist={item.lot.artist} />}
            amountLabel={amountLabelOf(item)}
            amount={shownPrice(item, item.openingPrice)}
            aside={renderAside(item)}
            sizes="(max-width: 1023px) 44vw, 320px"
          />
        ),
      }))}
    />
  );
};
