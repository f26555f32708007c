import { memo } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Money } from "../../../ui/money";
import type { BidderNames } from "../bidder-names";
import type { BidRow } from "./feed-lines";
import { Ago } from "./ago";

type BidLineProps = {
  row: BidRow;
  own: number | null;
  leader: number | null;
  isNewest: boolean;
  isOvertaken: boolean;
  names: BidderNames;
  onReceipt: ((number: number) => void) | undefined;
};

const Line = ({ row, own, leader, isNewest, isOvertaken, names, onReceipt }: BidLineProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const isMine = row.alias === own;
  const alias = t("alias", { number: format.number(row.alias) });
  const name = names.get(row.alias);
  return (
    <li
      data-mine={isMine || undefined}
      data-newest={isNewest || undefined}
      data-voided={row.voided || undefined}
      data-overtaken={isOvertaken || undefined}
      data-testid="feed-bid"
    >
      <span className="bidder">
        <bdi className="who">{isMine ? t("feed.you") : alias}</bdi>
        {name && (
          <small className="name" title={name}>
            <bdi>{name}</bdi>
          </small>
        )}
        {isMine && onReceipt && (
          <button
            type="button"
            className="receipt"
            aria-label={t("feed.receiptOf", { amount: format.moneyText(row.amount) })}
            onClick={() => onReceipt(row.number)}
          >
            {t("receipt.open")}
          </button>
        )}
        {(row.voided || isOvertaken) && <small>{t(row.voided ? "feed.voided" : "feed.overtaken")}</small>}
        {!row.voided && isNewest && row.alias === leader && <small className="highest">{t("feed.highest")}</small>}
        {!row.voided && !isNewest && row.kind === "automatic" && <small>{t("feed.automatic")}</small>}
        {!row.voided && row.kind === "recomputed" && <small>{t("feed.recomputed")}</small>}
      </span>
      <span className="amount">
        <Money amount={row.amount} />
      </span>
      <Ago at={row.at} />
    </li>
  );
};

/** A bid of the feed, with what has become of it; a new bid above draws no other line again. */
export const BidLine = memo(Line);
