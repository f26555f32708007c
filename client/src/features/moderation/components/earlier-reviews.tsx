import styled from "@emotion/styled";
import { REJECTION_REASONS } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { EarlierReview, ReviewFile } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { Bidi } from "../../../ui/bidi";

const Review = ({ review }: { review: EarlierReview }) => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const format = useFormat();
  const { artworkId, title, titleEn, at, rejection } = review;
  return (
    <li>
      <Link to={`/artwork/${artworkId}`}>
        <Bidi>{title === null ? t("unknown") : titleOf({ title, titleEn }, language)}</Bidi>
      </Link>
      <span data-rejected={rejection !== null}>
        {rejection === null ? t("earlier.approved") : t(`reasons.${rejection.reason}`)}
      </span>
      <time dateTime={at}>{format.date(msFromInstant(at))}</time>
      {rejection?.note && <p dir="auto">{rejection.note}</p>}
    </li>
  );
};

/** How works of the same artist fared with reviewers before: how many, why not, and the newest of them. */
export const EarlierReviews = ({ reviews }: { reviews: ReviewFile["reviews"] }) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const { approved, rejected, latest } = reviews;
  const digits = (count: number) => format.digits(String(count));
  const reasons = REJECTION_REASONS.flatMap((reason) => {
    const count = rejected[reason] ?? 0;
    return count === 0 ? [] : [{ reason, count }];
  });
  return (
    <Earlier aria-label={t("earlier.title")}>
      <h3>{t("earlier.title")}</h3>
      {latest.length === 0 ? (
        <p>{t("earlier.none")}</p>
      ) : (
        <>
          <dl>
            <div>
              <dt>{t("earlier.approved")}</dt>
              <dd>{digits(approved)}</dd>
            </div>
            {reasons.map(({ reason, count }) => (
              <div key={reason}>
                <dt>{t("earlier.rejectedFor", { reason: t(`reasons.${reason}`) })}</dt>
                <dd>{digits(count)}</dd>
              </div>
            ))}
          </dl>
          <ol>
            {latest.map((review) => (
              <Review key={`${review.artworkId} ${review.at}`} review={review} />
            ))}
          </ol>
        </>
      )}
    </Earlier>
  );
};

const Earlier = styled.section`
  display: grid;
  gap: var(--space-m);

  h3 {
    font-size: var(--text-lead);
  }

  ol {
    display: grid;
    gap: var(--space-s);
    padding: 0;
    list-style: none;
    font-size: var(--text-small);
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0 var(--space-l);
  }

  li > span[data-rejected="true"] {
    color: var(--madder);
  }

  time,
  p {
    color: var(--ink-2);
  }

  li > p {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
`;
