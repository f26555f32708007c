import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { altOf, mediumOf, titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { CloseIcon, HistoryIcon } from "../../../ui/icons";
import { Text } from "../../../ui/text";
import { CheckIcon } from "../../../ui/tool-icons";
import { TextField } from "../../../ui/form/text-field";
import { Money } from "../../../ui/money";
import { useIsMobile } from "../../../ui/use-is-mobile";
import type { Review } from "../use-review";
import { useReviewing, type Reviewer } from "../use-reviewers";
import { RejectDialog } from "./reject-dialog";
import { ReviewFileOf } from "./review-file";
import { ReviewersHere } from "./reviewers-here";

const Facts = ({ work }: { work: ReviewedArtwork }) => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const format = useFormat();
  const price = work.price === null ? null : halalasFromDecimal(work.price);
  const { heightCm, widthCm, yearCreated } = work;
  const size = heightCm !== null && widthCm !== null ? `${heightCm} × ${widthCm}` : work.dimensions;
  const facts = [
    { key: "category", value: t(`categories.${work.category}`) },
    { key: "medium", value: mediumOf(work, language) },
    { key: "size", value: size === null ? null : format.digits(size) },
    { key: "year", value: yearCreated === null ? null : format.digits(String(yearCreated)) },
    { key: "price", value: price === null ? t("noPrice") : <Money amount={price} /> },
  ] as const;
  return (
    <dl>
      {facts.map(({ key, value }) =>
        value === null ? null : (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
};

const Decide = ({ review }: { review: Review }) => {
  const { t } = useTranslation("moderation");
  return (
    <div className="actions">
      <Button variant="contained" color="success" loading={review.isPending} onClick={review.approve}>
        <CheckIcon strokeWidth={2.2} />
        {t(review.seen.trim() === "" ? "approve" : "approveAndVerify")}
        <kbd aria-hidden="true">A</kbd>
      </Button>
      <Button variant="outlined" color="error" disabled={review.isPending} onClick={() => review.setRejecting(true)}>
        <CloseIcon strokeWidth={2.2} />
        {t("reject")}
        <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="keys">
        <kbd>J</kbd>
        <kbd>K</kbd>
        {t("moveKeys")}
      </span>
    </div>
  );
};

type ReviewPaneProps = { work: ReviewedArtwork; review: Review; reviewers: readonly Reviewer[] };

/** The work under review: whole, with what its artist wrote, what looks like it, and the decision. */
export const ReviewPane = ({ work, review, reviewers }: ReviewPaneProps) => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const title = titleOf(work, language);
  useReviewing(work.id);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // The next work begins at its head, wherever the last decision was made.
    if (pane.current && pane.current.getBoundingClientRect().top < 0) pane.current.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Pane ref={pane} aria-label={t("underReview")}>
      <div>
        <h2>
          <Bidi>{title}</Bidi>
        </h2>
        <p className="by">
          <ArtistLink artist={work.artist} unknown={t("unknown")} />
        </p>
      </div>
      <ReviewersHere reviewers={reviewers} />
      <ArtworkStage
        image={work.image}
        alt={altOf(work, language) || title}
        title={title}
        sizes="(max-width: 1023px) 100vw, 960px"
        blockSize={isMobile ? "48vh" : "min(50vh, 520px)"}
        padding={isMobile ? "16px" : "32px"}
        isFirst
      />
      {work.pictures?.map(({ id, role, image }) => (
        <figure key={id} className="further">
          <ArtworkStage
            image={image}
            alt={t("pictureOf", { what: t(`pictureRoles.${role}`), title })}
            title={title}
            sizes="(max-width: 1023px) 100vw, 480px"
            blockSize="min(36vh, 320px)"
            padding="16px"
          />
          <figcaption>{t(`pictureRoles.${role}`)}</figcaption>
        </figure>
      ))}
      <p className="words" dir="auto">
        {work.description}
      </p>
      {work.descriptionOrigin && (
        <Text size="small" tone="quiet">
          {t(`descriptionBy.${work.descriptionOrigin}`)}
        </Text>
      )}
      <Facts work={work} />
      {work.culturalSignificance && (
        <p className="words" dir="auto">
          {work.culturalSignificance}
        </p>
      )}
      {[work.condition, work.videoUrl, work.virtualTourUrl].map(
        (said) =>
          said && (
            <p key={said} className="words" dir="auto">
              {said}
            </p>
          ),
      )}
      <ReviewFileOf work={work} />
      <Button
        component={Link}
        to={`/admin/history?stream=artwork-${work.id}`}
        variant="text"
        size="small"
        startIcon={<HistoryIcon size={18} />}
        style={{ justifySelf: "start", marginInlineStart: -14 }}
      >
        {t("workHistory")}
      </Button>
      {work.verified ? null : (
        <TextField
          label={t("seen")}
          hint={t("seenHint")}
          value={review.seen}
          onChange={review.setSeen}
          maxLength={500}
          isOptional
        />
      )}
      <Decide review={review} />
      <RejectDialog review={review} />
    </Pane>
  );
};

const Pane = styled.section`
  .further {
    display: grid;
    gap: var(--space-xs);
    margin: 0;
  }

  .further figcaption {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  display: grid;
  gap: var(--space-xl);

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  .by {
    color: var(--ink-2);
  }

  .words {
    max-inline-size: 68ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-m) var(--space-xl);
    padding-block: 16px;
    border-block: 1px solid var(--line);
  }

  dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .actions {
    position: sticky;
    inset-block-end: calc(var(--tabs-block) + 12px);
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
    align-items: center;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: var(--e2);
  }

  kbd {
    min-inline-size: 22px;
    padding-inline: 5px;
    border-radius: 5px;
    border: 1px solid currentColor;
    font: 600 var(--text-caption)/1.6 var(--font-ui);
    text-align: center;
    opacity: 0.8;
  }

  .keys {
    margin-inline-start: auto;
    display: flex;
    gap: var(--space-s);
    align-items: center;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    .actions > button {
      flex: 1;
    }
    .keys,
    kbd {
      display: none;
    }
  }
`;
