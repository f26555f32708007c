import styled from "@emotion/styled";
import type { OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi, Ltr } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { Sums } from "../../../ui/sums";
import { useIsMobile } from "../../../ui/use-is-mobile";

/** What the net price of an order is called, by how it came about. */
export const PRICES = { auction: "hammerPrice", offer: "offerPrice", fixedPrice: "price" } as const;
export type PriceName = (typeof PRICES)[keyof typeof PRICES];

type OrderSummaryProps = { order: OrderView; role: "buyer" | "artist" | "administrator" };

/** The work and what it comes to, halalas if they are not zero; the artist also sees their share. */
export const OrderSummary = ({ order, role }: OrderSummaryProps) => {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const title = titleOf(order.lot, language);
  const isMobile = useIsMobile();
  const { amounts } = order;
  return (
    <Sheet aria-label={t("summary.title")}>
      <ArtworkStage
        className="work"
        image={order.lot.image}
        alt=""
        title={title}
        sizes="420px"
        blockSize={isMobile ? "150px" : "230px"}
        padding={isMobile ? "12px" : "20px"}
      />
      <div className="body">
        <div>
          <h2>
            <Link to={`/artwork/${order.artworkId}`}>
              <Bidi>{title}</Bidi>
            </Link>
          </h2>
          <div className="by">
            <ArtistLink artist={order.lot.artist} />
          </div>
        </div>
        <OrderSums>
          <dt>{t(`summary.${PRICES[order.source]}`)}</dt>
          <dd>
            <Money amount={amounts.net} />
          </dd>
          <dt>{t("summary.vat")}</dt>
          <dd>
            <Money amount={amounts.vat} />
          </dd>
          {amounts.delivery !== undefined && (
            <>
              <dt>{t("summary.delivery")}</dt>
              <dd>
                <Money amount={amounts.delivery} />
              </dd>
            </>
          )}
          <dt className="total">{t("summary.total")}</dt>
          <dd className="total" data-testid="order-total">
            <Money amount={amounts.total} />
          </dd>
          {/* Once it is paid the way of the money tells it, with the fee of the payment. */}
          {role !== "buyer" && order.paidAt === null && (
            <>
              <dt>{t("summary.commission")}</dt>
              <dd>
                <Money amount={amounts.commission} />
              </dd>
              <dt>{t("summary.artistShare")}</dt>
              <dd>
                <Money amount={amounts.artistShare} />
              </dd>
            </>
          )}
        </OrderSums>
        {order.paidAt !== null && (
          <Link className="then" to={`/artwork/${order.artworkId}/sales/${order.id}`}>
            {t("summary.asSold")}
          </Link>
        )}
        <div className="number">
          {t("summary.number")} <Ltr>{order.number}</Ltr>
        </div>
      </div>
    </Sheet>
  );
};

const Sheet = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--header-block) + 20px);
  overflow: hidden;
  box-shadow: var(--e2);

  .body {
    display: grid;
    gap: var(--space-l);
    padding: 16px 22px 22px;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  .by {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .then {
    justify-self: start;
    color: var(--link);
    font-size: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  .number {
    font-size: var(--text-caption);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  /* On a phone the work stands beside its name, so that the way to pay is in sight. */
  @media (max-width: 767.95px) {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);

    .work {
      min-block-size: 100%;
    }
    .body {
      gap: var(--space-s);
      padding: 12px 14px;
    }
    h2 {
      font-size: var(--text-heading);
    }
    dl {
      row-gap: var(--space-xs);
      font-size: var(--text-small);
    }
    .total {
      padding-block-start: 6px;
      font-size: var(--text-lead);
    }
  }
`;

const OrderSums = styled(Sums)`
  row-gap: var(--space-s);

  .total {
    padding-block-start: 10px;
    margin-block-start: 3px;
    font-weight: 700;
    font-size: var(--text-heading);
  }
`;
