import styled from "@emotion/styled";
import type { HistoryEntry, HistoryKind } from "@naqsh/shared/moderation";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useReasonWords } from "../../../lib/why/use-why-words";
import { useFormat } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import type { IconType } from "../../../ui/drawn-icon";
import { BellIcon, EyeIcon, GavelIcon, PaletteIcon, ReceiptIcon } from "../../../ui/icons";
import { ExpandIcon, SlidersIcon, UserIcon } from "../../../ui/tool-icons";
import { StatusPill } from "../../../ui/status-pill";
import type { HistoryFilters } from "../history-filters";
import { EntryHeadline } from "./entry-headline";
import { EntryStory } from "./entry-story";

const icons: Record<HistoryKind, IconType> = {
  account: UserIcon,
  artwork: PaletteIcon,
  auction: GavelIcon,
  order: ReceiptIcon,
  engagement: EyeIcon,
  notification: BellIcon,
  operations: SlidersIcon,
  settings: SlidersIcon,
};

type HistoryRowProps = { entry: HistoryEntry; onFilter: (change: Partial<HistoryFilters>) => void };

const Who = ({ entry, onFilter }: HistoryRowProps) => {
  const { t } = useTranslation("moderation");
  const { actor } = entry;
  if (actor.role === "system") return <span>{t("bySystem")}</span>;
  if (actor.role === "visitor") return <span>{t("roles.visitor")}</span>;
  return (
    <>
      <button type="button" onClick={() => onFilter({ actor: actor.id })}>
        {actor.name ? <Bidi>{actor.name}</Bidi> : <Ltr>{actor.id.slice(0, 8)}</Ltr>}
      </button>
      <StatusPill tone="neutral">{t(`roles.${actor.role}`)}</StatusPill>
    </>
  );
};

/** One entry of the history: closed a line, open its whole story. */
export const HistoryRow = ({ entry, onFilter }: HistoryRowProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const reasonWords = useReasonWords();
  const [isOpen, setOpen] = useState(false);
  const storyId = useId();
  const Icon = icons[entry.kind];
  const ms = msFromInstant(entry.recordedAt);
  return (
    <Row>
      <span className="icon">
        <Icon size={17} />
      </span>
      <div className="line">
        <div>
          <EntryHeadline entry={entry} />
          <div className="who">
            <Who entry={entry} onFilter={onFilter} />
          </div>
        </div>
        <time dateTime={entry.recordedAt} title={entry.recordedAt}>
          {format.exactTime(ms)}
        </time>
        <button
          type="button"
          className="open"
          aria-expanded={isOpen}
          aria-controls={storyId}
          aria-label={t("open")}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon />
        </button>
      </div>
      {entry.reason && (
        <p className="reason">
          {t("reason")} <Bidi>{reasonWords(entry.type, entry.reason)}</Bidi>
        </p>
      )}
      <div id={storyId} hidden={!isOpen}>
        {isOpen && <EntryStory entry={entry} />}
      </div>
    </Row>
  );
};

const Row = styled.li`
  position: relative;
  padding-block: 10px;
  padding-inline-start: 34px;
  border-block-end: 1px solid var(--line);

  .icon {
    position: absolute;
    inset-inline-start: -17px;
    inset-block-start: 10px;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    border: 2px solid var(--line);
    background: var(--surface);
    color: var(--ink-2);
  }

  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-xs) var(--space-l);
    align-items: center;
  }

  .line strong {
    font-weight: 600;
  }

  .line a {
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }

  .who {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-s);
    align-items: center;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .who button {
    padding: 0;
    border: 0;
    background: none;
    min-block-size: 24px;
    text-decoration: underline dotted;
    text-underline-offset: 0.3em;
    cursor: pointer;
  }

  time {
    font-size: var(--text-small);
    color: var(--ink-2);
    white-space: nowrap;
  }

  .reason {
    margin-block-start: 4px;
    font-size: var(--text-small);
  }

  .open {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink-2);
    cursor: pointer;
  }

  .open:hover {
    background: var(--wall);
  }

  .open[aria-expanded="true"] svg {
    rotate: 180deg;
  }
`;
