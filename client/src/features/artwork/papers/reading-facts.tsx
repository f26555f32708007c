import styled from "@emotion/styled";
import type { ArtworkReading, ArtworkReadingField } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useReadingWords } from "./use-reading-words";

const FACTS = [
  "description",
  "descriptionEn",
  "category",
  "medium",
  "mediumEn",
  "dimensions",
  "heightCm",
  "widthCm",
  "yearCreated",
  "condition",
  "culturalSignificance",
  "styleAnalysis",
  "tags",
  "videoUrl",
  "virtualTourUrl",
  "verifiedBySeeing",
] as const satisfies readonly ArtworkReadingField[];

/** All that is said of a work at a moment, each fact labelled; what nothing is said of is left out. */
export const ReadingFacts = ({ reading }: { reading: ArtworkReading }) => {
  const { t } = useTranslation("papers");
  const wordsOf = useReadingWords();
  return (
    <Facts>
      {FACTS.map((field) => {
        const words = wordsOf(reading, field);
        return words === null ? null : (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        );
      })}
    </Facts>
  );
};

const Facts = styled.dl`
  border-block-start: 1px solid var(--line);

  div {
    display: grid;
    grid-template-columns: minmax(104px, 168px) minmax(0, 1fr);
    gap: var(--space-l);
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
