import styled from "@emotion/styled";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { mediumOf } from "../../../lib/artwork-names";
import { useWorkCounts } from "../../../lib/engagement/use-work-counts";
import { useWorkSize } from "../use-work-size";

/** The work in facts, each labelled. */
export const WorkFacts = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const { yearCreated } = artwork;
  const size = useWorkSize(artwork);
  const { views } = useWorkCounts(artwork);
  const shownAt = msFromInstant(artwork.createdAt);
  const facts = [
    { key: "category", value: t(`kinds.${artwork.category}`) },
    { key: "medium", value: mediumOf(artwork, language) },
    { key: "dimensions", value: size },
    { key: "year", value: yearCreated === null ? null : format.digits(String(yearCreated)) },
    { key: "views", value: views > 0 ? format.number(views) : null },
  ] as const;
  return (
    <section>
      <h2 className="visually-hidden">{t("facts")}</h2>
      <List>
        {facts.map(({ key, value }) =>
          value === null ? null : (
            <div key={key}>
              <dt>{t(`factNames.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div>
          <dt>{t("factNames.shownSince")}</dt>
          <dd>
            {format.date(shownAt)}
            <small>{format.otherCalendar(shownAt)}</small>
          </dd>
        </div>
      </List>
    </section>
  );
};

const List = styled.dl`
  border-block-start: 1px solid var(--line);

  div {
    display: grid;
    grid-template-columns: min(180px, 34%) minmax(0, 1fr);
    gap: var(--space-l);
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  small {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
