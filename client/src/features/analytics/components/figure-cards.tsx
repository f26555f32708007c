import styled from "@emotion/styled";
import type { AnalyticsDay, AnalyticsFigures, ArtistAnalytics } from "@naqsh/shared/analytics";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Money } from "../../../ui/money";
import { Text } from "../../../ui/text";
import { SparkLine } from "../plots/late-plots";
import { useDeltaWords } from "../use-delta-words";

type Measure = "artworkViews" | "likes" | "totalSales" | "newFollowers";

const CARDS: readonly { measure: Measure; colour: string }[] = [
  { measure: "artworkViews", colour: "var(--primary)" },
  { measure: "likes", colour: "var(--madder)" },
  { measure: "totalSales", colour: "var(--palm)" },
  { measure: "newFollowers", colour: "var(--sea)" },
];

const SPARK_POINTS = 14;

const Card = ({ measure, colour, analytics, isCompared }: CardProps) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const deltaWords = useDeltaWords();
  const value = (figures: AnalyticsFigures): number => figures[measure];
  const now = value(analytics.totals);
  const delta = deltaWords(now, value(analytics.totalsBefore));
  const shown: ReactNode = measure === "totalSales" ? <Money amount={now} /> : format.number(now);
  const points = analytics.days.slice(-SPARK_POINTS).map((day: AnalyticsDay) => value(day));
  return (
    <li data-testid={`analytics-${measure}`}>
      <Text size="small" tone="quiet">
        {t(`measures.${measure}`)}
      </Text>
      <strong>{shown}</strong>
      {isCompared && (
        <Text size="small" tone={delta.tone}>
          {delta.text}
        </Text>
      )}
      <div aria-hidden="true" className="spark">
        <SparkLine values={points} colour={colour} />
      </div>
    </li>
  );
};

type CardProps = { measure: Measure; colour: string; analytics: ArtistAnalytics; isCompared: boolean };

/** The four figures that matter most, with how they moved. */
export const FigureCards = ({ analytics, isCompared }: Pick<CardProps, "analytics" | "isCompared">) => {
  const { t } = useTranslation("analytics");
  return (
    <Cards aria-label={t("figures")}>
      {CARDS.map((card) => (
        <Card key={card.measure} {...card} analytics={analytics} isCompared={isCompared} />
      ))}
    </Cards>
  );
};

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-l);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2xs);
    padding: 16px 20px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
  }

  strong {
    font: 700 var(--text-title) / 1.4 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }

  .spark {
    align-self: end;
    margin-block-start: 6px;
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-m);
  }

  @media (max-width: 767.95px) {
    li {
      padding: 12px 14px 8px;
    }
  }
`;
