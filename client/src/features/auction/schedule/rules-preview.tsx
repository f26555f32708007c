import styled from "@emotion/styled";
import { incrementAt } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { vatOf, withVat } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Panel } from "../../../ui/page";
import { SaduBand } from "../../../ui/sadu-band";
import { instantFromRiyadhInput } from "../../../lib/riyadh-time";
import type { ScheduleForm } from "./schedule-form";
import { LadderSteps } from "../ladder-steps";
import { Phrase } from "../phrase";

const COMMISSION_PERCENT = 10;

/** What the chosen terms mean, before they are fixed: nothing of them changes once the auction is scheduled. */
export const RulesPreview = ({ form }: { form: ScheduleForm }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const opening = form.openingPrice;
  const own = form.minBidIncrement ?? 0;
  const terms = { incrementPolicy: form.incrementPolicy, ownIncrement: own };
  const startsAt = instantFromRiyadhInput(form.startsAt);
  const endsAt = instantFromRiyadhInput(form.endsAt);
  return (
    <Sheet>
      <SaduBand kind="thread" />
      <div className="body">
        <h2>{t("schedule.preview")}</h2>
        <ul>
          {opening !== null && (
            <>
              <li>
                <Phrase of="schedule.firstBid" amount={opening} />
              </li>
              <li>
                <Phrase of="schedule.secondBid" amount={opening + incrementAt(terms, opening)} />
              </li>
            </>
          )}
          <li>{form.reserve === null ? t("schedule.noReserve") : t("schedule.withReserve")}</li>
          <li>{t("schedule.softClose")}</li>
          {startsAt && <li>{t("schedule.startsOn", { time: format.dateTime(msFromInstant(startsAt)) })}</li>}
          {endsAt && (
            <li>
              {t("schedule.endsOn", { time: format.dateTime(msFromInstant(endsAt)) })}{" "}
              <span>({format.otherCalendar(msFromInstant(endsAt))})</span>
            </li>
          )}
          <li>{t("schedule.fixed")}</li>
        </ul>
        <div>
          <h3>{t("schedule.steps")}</h3>
          <LadderSteps policy={form.incrementPolicy} own={own} />
        </div>
        {opening !== null && (
          <ul>
            <li>
              <Phrase of="schedule.buyerPays" amount={withVat(opening)} other={vatOf(opening)} />
            </li>
            <li>{t("schedule.commission", { percent: format.percent(COMMISSION_PERCENT / 100) })}</li>
          </ul>
        )}
      </div>
    </Sheet>
  );
};

const Sheet = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--header-block) + 20px);
  overflow: hidden;

  .body {
    display: grid;
    gap: var(--space-l);
    padding: 18px 22px 22px;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  h3 {
    font: 600 var(--text-label)/1.5 var(--font-ui);
    margin-block-end: 4px;
  }

  ul {
    list-style: none;
    padding: 0;
    display: grid;
    gap: var(--space-s);
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }
`;
