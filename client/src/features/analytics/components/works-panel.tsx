import styled from "@emotion/styled";
import type { ArtistAnalytics } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { Text } from "../../../ui/text";
import { PlotPanel } from "./plot-panel";

const SHOWN = 3;

/** The works that people looked at most; all of them in the table. */
export const WorksPanel = ({ analytics: { works, range } }: { analytics: ArtistAnalytics }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const language = useLanguage();
  return (
    <PlotPanel
      title={t("works.title")}
      how={t("works.how")}
      empty={works.length === 0 ? t("nothingYet") : null}
      head={[
        t("work"),
        t("measures.views"),
        t("measures.likes"),
        t("measures.shares"),
        t("measures.bids"),
        t("measures.salesCount"),
        t("measures.totalSales"),
        t("engagement"),
        t("conversion"),
      ]}
      rows={works.map((work) => ({
        key: work.id,
        cells: [
          <Bidi key="title">{titleOf(work, language)}</Bidi>,
          format.number(work.views),
          format.number(work.likes),
          format.number(work.shares),
          format.number(work.bids),
          format.number(work.salesCount),
          <Money key="money" amount={work.totalSales} />,
          format.percent(work.engagement),
          format.percent(work.conversion),
        ],
      }))}
      file={{ table: "works", range }}
    >
      <Works>
        {works.slice(0, SHOWN).map((work) => {
          const title = titleOf(work, language);
          return (
            <li key={work.id}>
              <ArtworkStage image={work.image} alt="" title={title} sizes="72px" blockSize="72px" padding="6px" />
              <div>
                <Link to={`/artwork/${work.id}`}>
                  <Bidi>{title}</Bidi>
                </Link>
                <Text size="small" tone="quiet">
                  {t("works.line", { views: format.number(work.views), share: format.percent(work.engagement) })}
                </Text>
              </div>
            </li>
          );
        })}
      </Works>
    </PlotPanel>
  );
};

const Works = styled.ol`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: var(--space-m);
    align-items: center;
  }

  a {
    font-weight: 600;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
