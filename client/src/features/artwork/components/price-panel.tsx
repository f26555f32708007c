import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { withVat } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../../lib/session";
import { DoneIcon, InfoIcon, TimerIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { StatusPill } from "../../../ui/status-pill";
import { saleTermsOf } from "../sale-terms";

const STANDINGS = {
  sold: { tone: "good", icon: DoneIcon, text: "sold" },
  reserved: { tone: "waiting", icon: TimerIcon, text: "buy.reserved" },
  notForSale: { tone: "neutral", icon: InfoIcon, text: "notForSaleNow" },
} as const;

type BuyNowProps = {
  artwork: ArtworkDetail;
  label: "buy.now" | "buy.goOn";
  /** In halalas. */
  price?: number;
};

/** The way to the checkout; a visitor signs in on it. On a phone it stays in reach below the page, with the price. */
const BuyNow = ({ artwork, label, price }: BuyNowProps) => {
  const { t } = useTranslation("artwork");
  return (
    <Way>
      {price !== undefined && (
        <div className="amount">
          <Money amount={price} />
        </div>
      )}
      <Button fullWidth size="large" variant="contained" component={Link} to={`/checkout/${artwork.id}`}>
        {t(label)}
      </Button>
    </Way>
  );
};

/** On a phone the place of the button stays, and says that nothing can be bought or bid on; on a desktop the status says it. */
export const NotForSale = () => {
  const { t } = useTranslation("artwork");
  return (
    <PhoneWay>
      <Button fullWidth size="large" variant="contained" disabled>
        {t("buy.unavailable")}
      </Button>
    </PhoneWay>
  );
};

/** The fixed price with its tax and the way to buy, or that the work is sold, kept for somebody or not for sale. */
export const PricePanel = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const { user } = useSession();
  const isOwn = user?.id === artwork.artistId;
  const terms = saleTermsOf(artwork);
  if (terms.amount === null) {
    const { tone, icon, text } = STANDINGS[terms.note ?? "notForSale"];
    return (
      <Card>
        <StatusPill tone={tone} icon={icon}>
          {t(text)}
        </StatusPill>
        {artwork.reservedForYou ? <BuyNow artwork={artwork} label="buy.goOn" /> : !isOwn && <NotForSale />}
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
      {isOwn ? (
        <p className="how">{t("buy.own")}</p>
      ) : (
        <BuyNow artwork={artwork} label="buy.now" price={terms.amount} />
      )}
    </Card>
  );
};

const Way = styled.div`
  margin-block-start: 12px;

  .amount {
    display: none;
  }

  @media (max-width: 767.95px) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto 1fr;
    align-items: center;
    gap: var(--space-l);
    position: fixed;
    inset-inline: 0;
    inset-block-end: var(--tabs-block);
    z-index: 20;
    margin: 0;
    padding: 10px var(--gutter);
    border-block-start: 1px solid var(--line);
    background: var(--surface);

    .amount {
      display: block;
      font-weight: 700;
      font-size: var(--text-heading);
      line-height: 1.35;
    }

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const PhoneWay = styled(Way)`
  @media (min-width: 768px) {
    display: none;
  }
`;

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
