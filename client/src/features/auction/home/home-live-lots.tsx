import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { useSession } from "../../../lib/session";
import { ArtworkCard } from "../../../ui/artwork-card";
import { CardRow } from "../../../ui/card-row";
import { Container } from "../../../ui/page";
import { TimeLeft } from "../../../ui/time-left";
import { useLiveHeads } from "../auction.live";
import { newerOf } from "../newer-of";
import { shownPrice } from "../room-view";
import { useLiveLots } from "./use-lot-beside";

const SHOWN = 4;

/** The auctions that run now beside the one that closes next, which can be bid on from the page itself; nothing if there is none. */
export const HomeLiveLots = () => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const { user } = useSession();
  const [, ...lots] = useLiveLots();
  const shown = lots.slice(0, SHOWN);
  const { heads, standings } = useLiveHeads(user?.id ?? null, shown);
  if (shown.length === 0) return null;
  const items = shown.map((item) => newerOf(item, heads[item.auctionId], standings[item.auctionId]));
  return (
    <Container style={{ marginBlockEnd: 56 }}>
      <CardRow
        title={t("liveLots.title")}
        link={<Link to="/auctions">{t("liveLots.all")}</Link>}
        cards={items.map((item) => ({
          key: item.auctionId,
          node: (
            <ArtworkCard
              to={`/auctions/${item.auctionId}`}
              image={item.lot.image}
              title={titleOf(item.lot, language)}
              artist={<ArtistLink artist={item.lot.artist} />}
              amountLabel={t(item.price === null ? "price.opening" : "price.current")}
              amount={shownPrice(item, item.openingPrice)}
              aside={<TimeLeft endsAtMs={msFromInstant(item.endsAt)} />}
              sizes="(max-width: 1023px) 44vw, 320px"
            />
          ),
        }))}
      />
    </Container>
  );
};
