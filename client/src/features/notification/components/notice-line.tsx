import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import type { IconType } from "../../../ui/drawn-icon";
import { BellIcon, CloseIcon, DoneIcon, GavelIcon, InfoIcon, TimerIcon, WarningIcon } from "../../../ui/icons";
import { CheckIcon } from "../../../ui/tool-icons";
import { useDragAside } from "../../../ui/use-drag-aside";
import { meaningOf, type NoticeTone } from "../notice-actions";
import type { NoticeLine as Line } from "../notice-groups";
import type { useNoticeChanges } from "../use-notices";
import { useNoticeWords } from "../use-notice-words";

/** Behind a line that is drawn aside lies what letting go of it will do. */
const Place = styled.li`
  position: relative;
  overflow: hidden;
  border-radius: 12px;

  & + & {
    margin-block-start: 8px;
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
    gap: 8px;
    align-items: center;
    font-size: 14px;
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
  background: var(--bg);
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: start;
  padding: 14px 16px;
  border-radius: 12px;

  [data-unread] > & {
    background: var(--primary-soft);
  }

  .badge {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    background: var(--wall);
    color: var(--ink-2);
  }

  .badge[data-tone="good"] {
    background: var(--palm-soft);
    color: var(--palm);
  }
  .badge[data-tone="urgent"] {
    background: var(--madder-soft);
    color: var(--madder);
  }
  .badge[data-tone="waiting"] {
    background: var(--saffron-soft);
    color: var(--saffron-ink);
  }
  .badge[data-tone="brand"],
  .badge[data-tone="notice"] {
    background: var(--primary-soft);
    color: var(--primary);
  }
  [data-unread] > & .badge[data-tone="brand"],
  [data-unread] > & .badge[data-tone="notice"],
  [data-unread] > & .badge[data-tone="neutral"] {
    background: var(--surface);
  }

  h3 {
    font: 600 16px/1.5 var(--font-ui);
  }

  .new {
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--primary);
  }

  p {
    font-size: 15px;
    line-height: 1.6;
    color: var(--ink-2);
  }

  [data-unread] > & p {
    color: var(--ink);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    margin-block-start: 8px;
    font-size: 13.5px;
    color: var(--ink-2);
  }

  .tools {
    display: flex;
  }

  @media (max-width: 767.95px) {
    grid-template-columns: 40px minmax(0, 1fr);
    padding: 12px;

    .badge {
      inline-size: 40px;
      block-size: 40px;
    }

    h3 {
      padding-inline-end: 84px;
    }

    .tools {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-end: 4px;
    }
  }
`;

const icons: Record<NoticeTone, IconType> = {
  good: DoneIcon,
  urgent: WarningIcon,
  waiting: TimerIcon,
  notice: BellIcon,
  neutral: InfoIcon,
  brand: GavelIcon,
};

type NoticeLineProps = { line: Line; changes: ReturnType<typeof useNoticeChanges> };

/** One notice: what happened, when, and the next step; to be marked and put away with buttons. */
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
      <Row {...drag}>
        <span className="badge" data-tone={tone}>
          <Icon size={22} />
        </span>
        <div>
          <h3>
            {isUnread && (
              <>
                <span className="new" aria-hidden="true" />
                <span className="visually-hidden">{t("new")} </span>
              </>
            )}
            {title}
            {merged.length > 0 && <> · {t("times", { count: merged.length + 1 })}</>}
          </h3>
          <p>{text}</p>
          <div className="foot">
            <time dateTime={notice.at}>{format.relative(Math.min(msFromInstant(notice.at), nowMs), nowMs)}</time>
            {next && (
              <Button size="small" variant="outlined" component={Link} to={next.to} onClick={readNow}>
                {t(`steps.${next.step}`)}
              </Button>
            )}
          </div>
        </div>
        <div className="tools">
          {isUnread && (
            <IconButton aria-label={t("markRead", { title })} onClick={readNow}>
              <CheckIcon />
            </IconButton>
          )}
          <IconButton aria-label={t("remove", { title })} onClick={putAway}>
            <CloseIcon />
          </IconButton>
        </div>
      </Row>
    </Place>
  );
};
