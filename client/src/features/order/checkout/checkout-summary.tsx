import styled from "@emotion/styled";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { CheckoutSums, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { Sums } from "../../../ui/sums";
import { useIsMobile } from "../../../ui/use-is-mobile";

type CheckoutSummaryProps = { artwork: ArtworkDetail; order: OrderView | null; sums: CheckoutSums | null };

/** The work and what it comes to, as the server has it: its order's own once the address stands, by the zone before. */
export const CheckoutSummary = ({ artwork, order, sums }: CheckoutSummaryProps) => {
  const { t } = useTranslation("checkout");
  const { t: ofAddress } = useTranslation("address");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const title = titleOf(artwork, language);
  const parts = sums ?? (order && { delivery: 0, ...order.amounts });
  const isWon = order !== null && order.source !== "fixedPrice";
  return (
    <Sheet aria-label={t("summary.title")}>
      <ArtworkStage
        className="work"
        image={artwork.image}
        alt=""
        title={title}
        sizes="420px"
        blockSize={isMobile ? "130px" : "230px"}
        padding={isMobile ? "12px" : "20px"}
      />
      <div className="body">
        <div>
          <h2>
            <Link to={`/artwork/${artwork.id}`}>
              <Bidi>{title}</Bidi>
            </Link>
          </h2>
          <div className="by">
            <ArtistLink artist={artwork.artist} />
          </div>
        </div>
        {parts && (
          <Sums>
            <dt>{t(isWon ? "summary.hammer" : "summary.price")}</dt>
            <dd>
              <Money amount={parts.net} />
            </dd>
            <dt>{t("summary.vat")}</dt>
            <dd>
              <Money amount={parts.vat} />
            </dd>
            <dt>{t("summary.delivery")}</dt>
            <dd>{parts.delivery > 0 ? <Money amount={parts.delivery} /> : ofAddress("zone.included")}</dd>
            <dt className="total">{t("summary.total")}</dt>
            <dd className="total" data-testid="checkout-total">
              <Money amount={parts.total} />
            </dd>
          </Sums>
        )}
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

  @media (max-width: 767.95px) {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);

    .work {
      min-block-size: 100%;
    }

    .body {
      gap: var(--space-s);
      padding: 12px 14px;
    }
  }
`;
