import styled from "@emotion/styled";
import { IconButton } from "../../../ui/icon-button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import type { IconType } from "../../../ui/drawn-icon";
import {
  BellIcon,
  CloseIcon,
  DoneIcon,
  ForwardIcon,
  GavelIcon,
  InfoIcon,
  TimerIcon,
  WarningIcon,
} from "../../../ui/icons";
import { coveringLink } from "../../../ui/theme/covering-link";
import { CheckIcon } from "../../../ui/tool-icons";
import { useDragAside } from "../../../ui/use-drag-aside";
import { meaningOf, type NoticeTone } from "../notice-actions";
import type { NoticeLine as Line } from "../notice-groups";
import type { useNoticeChanges } from "../use-notices";
import { useNoticeWords } from "../use-notice-words";
import { NoticeThumb } from "./notice-thumb";

const icons: Record<NoticeTone, IconType> = {
  good: DoneIcon,
  urgent: WarningIcon,
  waiting: TimerIcon,
  notice: BellIcon,
  neutral: InfoIcon,
  brand: GavelIcon,
};

type NoticeLineProps = { line: Line; changes: ReturnType<typeof useNoticeChanges> };

/** One notice: the work, what happened and when; the row leads to the next step. One button: it marks as read, then puts away. */
export const NoticeLine = ({ line, changes }: NoticeLineProps) => {
  const { t } = useTranslation("notification");
  const format = useFormat();
  const wordsOf = useNoticeWords();
  const nowMs = useNow();
  const { notice, merged } = line;
  const { title, text } = wordsOf(notice);
  const { tone, action } = meaningOf(notice, line.isOver);
  const next = action(notice.subject);
  const Icon = icons[tone];
  const all = [notice, ...merged];
  const unread = all.filter(({ read }) => !read).map(({ id }) => id);
  const isUnread = unread.length > 0;
  const readNow = () => {
    if (isUnread) changes.read(unread);
  };
  const putAway = () => changes.remove(all.map(({ id }) => id));
  const drag = useDragAside(isUnread ? { towardsStart: putAway, towardsEnd: readNow } : { towardsStart: putAway });
  return (
    <Place data-unread={isUnread || undefined} data-testid="notice" data-kind={notice.kind}>
      <div className="behind" aria-hidden="true">
        <span className="mark-read">
          <CheckIcon /> {t("swipe.read")}
        </span>
        <span className="put-away">
          {t("swipe.remove")} <CloseIcon />
        </span>
      </div>
      <Row {...drag} data-tone={tone}>
        <NoticeThumb image={notice.image} title={title} icon={Icon} />
        <div>
          <h3>
            {notice.image && <Icon size={17} strokeWidth={2} />}
            <span>
              {isUnread && <span className="visually-hidden">{t("new")} </span>}
              {next ? (
                <Link to={next.to} onClick={readNow}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {merged.length > 0 && notice.subject.count === undefined && (
                <> · {t("times", { count: merged.length + 1 })}</>
              )}
            </span>
          </h3>
          <p>{text}</p>
          <div className="foot">
            <time dateTime={notice.at}>{format.relative(Math.min(msFromInstant(notice.at), nowMs), nowMs)}</time>
            {next && (
              <span className="next">
                {t(`steps.${next.step}`)}
                <ForwardIcon size={15} />
              </span>
            )}
          </div>
        </div>
        {isUnread ? (
          <IconButton aria-label={t("markRead", { title })} onClick={readNow}>
            <CheckIcon />
          </IconButton>
        ) : (
          <IconButton aria-label={t("remove", { title })} onClick={putAway}>
            <CloseIcon />
          </IconButton>
        )}
      </Row>
    </Place>
  );
};

/** Behind a line that is drawn aside lies what letting go of it will do. */
const Place = styled.li`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-block-start-width: 0;

  &:first-of-type {
    border-block-start-width: 1px;
    border-start-start-radius: 12px;
    border-start-end-radius: 12px;
  }
  &:last-of-type {
    border-end-start-radius: 12px;
    border-end-end-radius: 12px;
  }

  .behind {
    position: absolute;
    inset: 0;
    display: none;
    align-items: center;
    justify-content: space-between;
    padding-inline: 24px;
    background: var(--wall);
    color: var(--ink-2);
  }

  &:has([data-aside]) .behind {
    display: flex;
  }
  .behind > * {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    font-size: var(--text-small);
    visibility: hidden;
  }
  &:has([data-aside="towardsStart"]) .put-away,
  &:has([data-aside="towardsEnd"]) .mark-read {
    visibility: visible;
  }
  &:has([data-far]) .put-away {
    color: var(--madder);
    font-weight: 600;
  }
  &:has([data-far]) .mark-read {
    color: var(--palm);
    font-weight: 600;
  }
`;

const Row = styled.div`
  position: relative;
  touch-action: pan-y;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: var(--space-xs) var(--space-l);
  align-items: center;
  padding-block: 14px;
  padding-inline: 19px 8px;
  background: var(--surface);
  transition: background-color var(--t-state);

  &:hover {
    background: var(--sunken);
  }

  [data-unread] > &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--primary);
  }

  h3 {
    display: flex;
    align-items: start;
    gap: var(--space-s);
    font: 500 var(--text-body)/1.5 var(--font-ui);
  }

  [data-unread] > & h3 {
    font-weight: 600;
  }

  h3 > svg {
    margin-block-start: 4px;
    color: var(--ink-2);
  }
  &[data-tone="good"] h3 > svg {
    color: var(--palm);
  }
  &[data-tone="urgent"] h3 > svg {
    color: var(--madder);
  }
  &[data-tone="waiting"] h3 > svg {
    color: var(--saffron-ink);
  }

  h3 a {
    ${coveringLink}
  }

  p {
    font-size: var(--text-label);
    line-height: 1.6;
    color: var(--ink-2);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs) var(--space-l);
    align-items: center;
    font-size: var(--text-caption);
    line-height: 1.6;
    color: var(--ink-2);
  }

  .next {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2xs);
    color: var(--link);
    font-weight: 500;
  }

  /* Above the link that covers the row. */
  > button {
    z-index: 1;
  }

  @media (max-width: 767.95px) {
    gap: var(--space-xs) var(--space-m);
    padding-inline: 15px 2px;
  }
`;
