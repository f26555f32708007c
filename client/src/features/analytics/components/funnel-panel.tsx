import styled from "@emotion/styled";
import type { ArtistAnalytics, FunnelStep } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { PlotPanel } from "./plot-panel";

const STEPS: readonly FunnelStep[] = ["views", "likes", "intents", "sales"];

/** From a look to a sale, each step with what share of the looks it is. */
export const FunnelPanel = ({ analytics: { funnel, range } }: { analytics: ArtistAnalytics }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const share = (step: FunnelStep): number => (funnel.views === 0 ? 0 : funnel[step] / funnel.views);
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <PlotPanel
      title={t("funnel.title")}
      how={t("funnel.how")}
      head={[t("step"), t("count"), t("ofViews")]}
      rows={STEPS.map((step) => ({
        key: step,
        cells: [t(`steps.${step}`), format.number(funnel[step]), format.percent(share(step))],
      }))}
      file={{ table: "funnel", range }}
    >
      <Steps aria-hidden="true">
        {STEPS.map((step) => (
          <li key={step}>
            <span>{t(`steps.${step}`)}</span>
            <b>{format.number(funnel[step])}</b>
            <div className="track">
              <div style={{ inlineSize: `${(100 * funnel[step]) / most}%` }} />
            </div>
            <small>{step === "views" ? "" : t("shareOfViews", { share: format.percent(share(step)) })}</small>
          </li>
        ))}
      </Steps>
    </PlotPanel>
  );
};

const Steps = styled.ol`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-xs) var(--space-m);
    font-size: var(--text-label);
  }

  b {
    font-variant-numeric: tabular-nums;
  }

  .track {
    grid-column: 1 / -1;
    block-size: 12px;
    border-radius: var(--r-pill);
    background: var(--sunken);
    overflow: hidden;
  }

  .track div {
    min-inline-size: 2px;
    block-size: 100%;
    border-radius: inherit;
    background: var(--primary);
  }

  small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
`;
