import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { LINK_KINDS } from "@naqsh/shared/artwork";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { isolated } from "../../../i18n/bidi";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { DescriptionBy } from "./description-by";
import { StorySection } from "./story-section";

/** Longer descriptions are folded on a phone. */
const FOLD_AFTER = 150;

const Description = ({ text }: { text: string }) => {
  const { t } = useTranslation("artwork");
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const isFoldable = isMobile && text.length > FOLD_AFTER;
  return (
    <>
      <p dir="auto" data-folded={isFoldable && !isOpen}>
        {text}
      </p>
      {isFoldable && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          style={{ marginInlineStart: -14 }}
        >
          {t(isOpen ? "less" : "more")}
        </Button>
      )}
    </>
  );
};

/** What the artist wrote about the work. */
export const WorkStory = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const description = (language === "en" && artwork.descriptionEn) || artwork.description;
  const format = useFormat();
  const { tags = [], aiTags: proposed = [] } = artwork;
  return (
    <>
      {(description || tags.length > 0) && (
        <StorySection>
          {description && (
            <>
              <h2>{t("description")}</h2>
              <Description text={description} />
              {description === artwork.description && <DescriptionBy origin={artwork.descriptionOrigin} />}
            </>
          )}
          {tags.length > 0 && (
            <Tags aria-label={t("tags")}>
              {tags.map((tag) => (
                <li key={tag}>
                  <bdi>{tag}</bdi>
                </li>
              ))}
            </Tags>
          )}
          {proposed.length > 0 && <small>{t("tagsByModel", { tags: format.list(proposed.map(isolated)) })}</small>}
        </StorySection>
      )}
      {artwork.styleAnalysis && (
        <StorySection>
          <h2>{t("style")}</h2>
          <p dir="auto">{artwork.styleAnalysis}</p>
          <small>{t("styleByModel")}</small>
        </StorySection>
      )}
      {artwork.culturalSignificance && (
        <StorySection>
          <h2>{t("culturalSignificance")}</h2>
          <p dir="auto">{artwork.culturalSignificance}</p>
        </StorySection>
      )}
      {artwork.condition && (
        <StorySection>
          <h2>{t("condition")}</h2>
          <p dir="auto">{artwork.condition}</p>
        </StorySection>
      )}
      <Links artwork={artwork} />
    </>
  );
};

/** Other sites are opened by a press alone: nothing of theirs is loaded before. */
const Links = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const links = LINK_KINDS.flatMap((kind) => (artwork[kind] ? [{ kind, href: artwork[kind] }] : []));
  if (links.length === 0) return null;
  return (
    <StorySection>
      <h2>{t("links.title")}</h2>
      {links.map(({ kind, href }) => (
        <Button
          key={kind}
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer nofollow"
          variant="outlined"
          style={{ marginInlineEnd: 6 }}
        >
          <span>
            {t(`links.${kind}`)} <bdi dir="ltr">{new URL(href).host}</bdi>
            <span className="visually-hidden"> ({t("links.outside")})</span>
          </span>
        </Button>
      ))}
    </StorySection>
  );
};

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  list-style: none;
  padding: 0;
  margin: 0;

  * + & {
    margin-block-start: 16px;
  }

  li {
    padding: 2px 12px;
    border-radius: var(--r-pill);
    background: var(--wall);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
