import styled from "@emotion/styled";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import type { PlatformDay } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { DayBars } from "./day-bars";

const SERIES = ["registrations", "sales", "bids"] as const;

/** The day at its noon, so that no zone moves it. */
const msOfDay = (day: string): number => msFromRiyadh(`${day}T12:00:00.000`);

/** What happened day by day in three plots, each on its own scale; the same as a table. */
export const DayPlots = ({ days }: { days: readonly PlatformDay[] }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return (
    <Plots>
      {SERIES.map((name) => {
        const total = days.reduce((sum, day) => sum + day[name], 0);
        return (
          <figure key={name} data-series={name}>
            <figcaption>
              <strong>{t(`plots.${name}`)}</strong>
              <span>{t("plots.total", { count: total })}</span>
            </figcaption>
            <DayBars
              days={days.map((day) => ({ label: format.shortDate(msOfDay(day.day)), value: day[name] }))}
              numberOf={format.number}
            />
          </figure>
        );
      })}
      <details>
        <summary>{t("plots.table")}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
        <div className="scrolls" tabIndex={0} role="region" aria-label={t("plots.table")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("plots.day")}</th>
                {SERIES.map((name) => (
                  <th key={name} scope="col">
                    {t(`plots.${name}`)}
                  </th>
                ))}
                <th scope="col">{t("plots.revenue")}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{format.date(msOfDay(day.day))}</th>
                  {SERIES.map((name) => (
                    <td key={name}>{format.number(day[name])}</td>
                  ))}
                  <td>{format.moneyText(halalasFromDecimal(day.revenue) ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Plots>
  );
};

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: var(--space-l);

  figure {
    display: grid;
    gap: var(--space-m);
    margin: 0;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    color: var(--sea);
  }

  figure[data-series="sales"] {
    color: var(--palm);
  }

  figure[data-series="bids"] {
    color: var(--primary);
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    color: var(--ink);
  }

  figcaption span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  details {
    grid-column: 1 / -1;
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--ink-2);
    cursor: pointer;
  }

  .scrolls {
    max-block-size: 420px;
    overflow: auto;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums lining-nums;
  }

  th,
  td {
    padding: 8px 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    white-space: nowrap;
  }

  thead th {
    font-weight: 600;
  }
`;
