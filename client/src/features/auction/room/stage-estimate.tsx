import type { AuctionTerms } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import { Money } from "../../../ui/money";
import { Phrase } from "../phrase";

/** What the lot is thought to come to, or where it opens, with the rule of its end. */
export const StageEstimate = ({ terms }: { terms: AuctionTerms }) => {
  const { t } = useTranslation("auction");
  const minutes = Math.round(terms.softCloseMs / 60_000);
  return (
    <div className="estimate">
      {terms.estimate ? (
        <>
          {t("room.estimate")}
          <b>
            <Phrase of="room.estimateRange" amount={terms.estimate.low} other={terms.estimate.high} />
          </b>
        </>
      ) : (
        <>
          {t("price.opening")}
          <b>
            <Money amount={terms.openingPrice} />
          </b>
        </>
      )}
      {terms.softCloseMs > 0 && <span className="rule">{t("room.softClose", { count: minutes })}</span>}
    </div>
  );
};
