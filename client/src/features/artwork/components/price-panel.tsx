import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { withVat } from "@naqsh/shared/kernel/money";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../../lib/session";
import { FootBar, NotForSale } from "../../../ui/foot-bar";
import { DoneIcon, InfoIcon, TimerIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { StatusPill } from "../../../ui/status-pill";
import { isOnShow, saleTermsOf } from "../sale-terms";

const STANDINGS = {
  sold: { tone: "good", icon: DoneIcon, text: "sold" },
  reserved: { tone: "waiting", icon: TimerIcon, text: "buy.reserved" },
  notForSale: { tone: "neutral", icon: InfoIcon, text: "ui:notForSale" },
} as const;

type BuyNowProps = {
  artwork: ArtworkDetail;
  /** In halalas. */
  price?: number;
};

/** The way to the checkout; a visitor signs in on it. On a phone it stays in reach below the page, with the price. */
const BuyNow = ({ artwork, price }: BuyNowProps) => {
  const { t } = useTranslation("artwork");
  return (
    <FootBar data-fixed-bar>
      {price !== undefined && (
        <div className="amount">
          <Money amount={price} />
        </div>
      )}
      <Button fullWidth size="large" variant="contained" component={Link} to={`/checkout/${artwork.id}`}>
        {t("buy.now")}
      </Button>
    </FootBar>
  );
};

/** Its artist sees what the others see at the foot of a phone, and that it is not for them. */
const OwnForSale = ({ price }: { price: number }) => {
  const { t } = useTranslation("artwork");
  const reasonId = useId();
  return (
    <>
      <p className="how" id={reasonId}>
        {t("buy.own")}
      </p>
      <FootBar data-fixed-bar data-phone-only>
        <div className="amount">
          <Money amount={price} />
        </div>
        <Button fullWidth size="large" variant="contained" disabled aria-describedby={reasonId}>
          {t("buy.now")}
        </Button>
      </FootBar>
    </>
  );
};

type WayProps = { artwork: ArtworkDetail; price: number };

const WayToBuy = ({ artwork, price }: WayProps) => {
  const { t } = useTranslation("artwork");
  const { user } = useSession();
  if (artwork.status && !isOnShow(artwork)) {
    return (
      <>
        <p className="how">{t(`statuses.${artwork.status}`)}</p>
        <NotForSale />
      </>
    );
  }
  return user?.id === artwork.artistId ? <OwnForSale price={price} /> : <BuyNow artwork={artwork} price={price} />;
};

/** The fixed price with its tax and the way to buy, or that the work is sold, kept for somebody or not for sale. */
export const PricePanel = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation(["artwork", "ui"]);
  const terms = saleTermsOf(artwork);
  if (terms.amount === null) {
    const { tone, icon, text } = STANDINGS[terms.note ?? "notForSale"];
    return (
      <Card>
        <StatusPill tone={tone} icon={icon}>
          {t(artwork.reservedForYou ? "buy.reservedForYou" : text)}
        </StatusPill>
        {artwork.reservedForYou ? <BuyNow artwork={artwork} /> : <NotForSale />}
      </Card>
    );
  }
  return (
    <Card>
      <div className="label">{t("price")}</div>
      <div className="price">
        <Money amount={terms.amount} />
      </div>
      <div className="vat">
        {t("withVat")} <Money amount={withVat(terms.amount)} />
      </div>
      <WayToBuy artwork={artwork} price={terms.amount} />
    </Card>
  );
};

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-xs);
  padding: 20px 24px;

  .label {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .price {
    font-weight: 700;
    font-size: var(--text-figure);
    line-height: 1.25;
  }

  .vat {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .how {
    margin-block-start: 10px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--line);
    font-size: var(--text-label);
  }
`;
