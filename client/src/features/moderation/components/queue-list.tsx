import styled from "@emotion/styled";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { personNameOf } from "../../../lib/person-name";
import { useNow } from "../../../lib/clock.store";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import type { Reviewers } from "../use-reviewers";

/** Reviews are promised within 48 hours. */
const PROMISED_MS = 48 * 3_600_000;

type QueueListProps = {
  works: ReviewedArtwork[];
  currentId: string;
  /** Who else looks at which work now. */
  reviewers: Reviewers;
  onSelect: (artworkId: string) => void;
};

/** What waits, with its age; what has waited longer than was promised stands out. */
export const QueueList = ({ works, currentId, reviewers, onSelect }: QueueListProps) => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const format = useFormat();
  const now = useNow();
  return (
    <List aria-label={t("queueTitle")}>
      {works.map((work) => {
        const submittedMs = msFromInstant(work.submittedAt);
        const title = titleOf(work, language);
        return (
          <li key={work.id}>
            <button type="button" aria-current={work.id === currentId} onClick={() => onSelect(work.id)}>
              <ArtworkStage image={work.image} alt="" title={title} sizes="64px" blockSize="64px" padding="5px" />
              <span>
                <strong>
                  <Bidi>{title}</Bidi>
                </strong>
                <small>
                  <Bidi>{personNameOf(work.artist, language) ?? t("unknown")}</Bidi>
                </small>
                <small data-late={now - submittedMs > PROMISED_MS}>{format.relative(submittedMs, now)}</small>
              </span>
              <span className="here">
                {reviewers[work.id]?.map(({ id, name }) => (
                  <span key={id} title={`${name ?? t("unknown")} ${t("looksHere")}`}>
                    <Avatar id={id} name={name ?? t("unknown")} size={24} />
                    <span className="visually-hidden">
                      {name ?? t("unknown")} {t("looksHere")}
                    </span>
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ol`
  list-style: none;
  padding: 0;
  display: grid;
  gap: var(--space-s);
  max-block-size: calc(100dvh - var(--header-block) - 48px);
  overflow-y: auto;
  scrollbar-width: thin;
  padding: 4px;

  button {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--space-l);
    align-items: center;
    inline-size: 100%;
    padding: 10px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
    text-align: start;
    line-height: 1.5;
    cursor: pointer;
  }

  button:hover {
    border-color: var(--line-strong);
  }

  button[aria-current="true"] {
    border-color: var(--primary);
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 1px var(--primary);
  }

  strong {
    display: block;
    font-weight: 600;
  }

  small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  small[data-late="true"] {
    color: var(--madder);
    font-weight: 500;
  }

  @media (max-width: 1023.95px) {
    grid-auto-flow: column;
    grid-auto-columns: 240px;
    overflow-x: auto;
    max-block-size: none;
  }
`;
