import styled from "@emotion/styled";
import { incrementAt, policyStep, type IncrementPolicy } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { vatOf, withVat, type Halalas } from "@naqsh/shared/kernel/money";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { SaduBand } from "../../../ui/sadu-band";
import { instantFromRiyadhInput } from "../../../lib/riyadh-time";
import type { ScheduleForm } from "../schedule-form";
import { Phrase } from "./phrase";

const Sheet = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--header-block) + 20px);
  overflow: hidden;

  .body {
    display: grid;
    gap: 16px;
    padding: 18px 22px 22px;
  }

  h2 {
    font-size: 21px;
    line-height: 1.4;
  }

  h3 {
    font: 600 15px/1.5 var(--font-ui);
    margin-block-end: 4px;
  }

  ul {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 6px;
    font-size: 14.5px;
    line-height: 1.6;
    color: var(--ink-2);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 14.5px;
  }

  th,
  td {
    padding-block: 5px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }

  th {
    color: var(--ink-2);
  }

  td:last-child,
  th:last-child {
    text-align: end;
  }
`;

const RIYAL = 100;
/** The limits of each policy's steps, riyals; the last is where its top step stands. */
const LIMITS: Record<IncrementPolicy, number[]> = {
  "standard-1": [0, 1_000, 5_001],
  "fine-art-1": [0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
};

const Steps = ({ policy, own }: { policy: IncrementPolicy; own: Halalas }) => {
  const { t } = useTranslation("auction");
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("schedule.priceFrom")}</th>
          <th scope="col">{t("schedule.step")}</th>
        </tr>
      </thead>
      <tbody>
        {LIMITS[policy].map((limit) => (
          <tr key={limit}>
            <td>
              <Money amount={limit * RIYAL} />
            </td>
            <td>
              <Money amount={Math.max(policyStep(policy, limit * RIYAL), own)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

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
              <span>({format.hijri(msFromInstant(endsAt))})</span>
            </li>
          )}
          <li>{t("schedule.fixed")}</li>
        </ul>
        <div>
          <h3>{t("schedule.steps")}</h3>
          <Steps policy={form.incrementPolicy} own={own} />
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
