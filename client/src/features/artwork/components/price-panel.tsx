import styled from "@emotion/styled";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { withVat } from "@naqsh/shared/kernel/money";
import { useTranslation } from "react-i18next";
import { DoneIcon, InfoIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { StatusPill } from "../../../ui/status-pill";
import { saleTermsOf } from "../sale-terms";

/** The fixed price with its tax, or that the work is sold or not for sale. */
export const PricePanel = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const terms = saleTermsOf(artwork);
  if (terms.amount === null) {
    const isSold = terms.note === "sold";
    return (
      <Card>
        <StatusPill tone={isSold ? "good" : "neutral"} icon={isSold ? DoneIcon : InfoIcon}>
          {t(isSold ? "sold" : "notForSaleNow")}
        </StatusPill>
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
      <p className="how">{t("notSoldDirectly")}</p>
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
