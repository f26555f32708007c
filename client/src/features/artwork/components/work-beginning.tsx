import styled from "@emotion/styled";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { mediumOf } from "../../../lib/artwork-names";
import { Bidi } from "../../../ui/bidi";
import { useWorkSize } from "../use-work-size";
import { DescriptionBy } from "./description-by";
import { StorySection } from "./story-section";

const Facts = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const dimensions = useWorkSize(artwork);
  const { yearCreated } = artwork;
  const all = [
    { key: "medium", value: mediumOf(artwork, language) },
    { key: "dimensions", value: dimensions },
    { key: "year", value: yearCreated === null ? null : format.digits(String(yearCreated)) },
  ] as const;
  const facts = all.filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("facts")}>
      <Line>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`factNames.${key}`)}</dt>
            <dd>
              <Bidi>{value}</Bidi>
            </dd>
          </div>
        ))}
      </Line>
    </section>
  );
};

/** What a visitor reads of a work: how its description begins, and its medium, size and year (docs/rules.md#works). */
export const WorkBeginning = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const beginning = (language === "en" && artwork.excerptEn) || artwork.excerpt;
  return (
    <>
      {beginning && (
        <StorySection>
          <h2>{t("description")}</h2>
          <p dir="auto">{beginning}</p>
          {beginning === artwork.excerpt && <DescriptionBy origin={artwork.descriptionOrigin} />}
        </StorySection>
      )}
      <Facts artwork={artwork} />
    </>
  );
};

/* As a label beside a picture: side by side where there is room, below each other on a phone. */
const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-3xl);
  padding-block: var(--space-l);
  border-block: 1px solid var(--line);

  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  @media (max-width: 767.95px) {
    display: grid;
    gap: var(--space-m);

    div {
      display: grid;
      grid-template-columns: minmax(88px, 120px) minmax(0, 1fr);
      gap: var(--space-l);
      align-items: baseline;
    }
  }
`;
