import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { EntryHeadline } from "./entry-headline";

type Branch = { entry: HistoryEntry; effects: Branch[] };

/** Cause over effect: each entry beneath the one that it names as its cause, if that one is told. */
export const branchesOf = (entries: readonly HistoryEntry[]): Branch[] => {
  const branches = new Map(entries.map((entry) => [entry.id, { entry, effects: [] as Branch[] }]));
  const roots: Branch[] = [];
  for (const branch of branches.values()) {
    const { causationId } = branch.entry;
    const cause = causationId === null ? undefined : branches.get(causationId);
    (cause?.effects ?? roots).push(branch);
  }
  return roots;
};

type BranchesProps = { branches: Branch[]; current: string };

const Branches = ({ branches, current }: BranchesProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  return (
    <ul>
      {branches.map(({ entry, effects }) => (
        <li key={entry.id}>
          <span aria-current={entry.id === current || undefined}>
            <EntryHeadline entry={entry} />
            <small>
              {entry.actor.role === "system" ? t("bySystem") : t(`roles.${entry.actor.role}`)}{" "}
              <time dateTime={entry.recordedAt}>{format.exactDateTime(msFromInstant(entry.recordedAt))}</time>
            </small>
          </span>
          {effects.length > 0 && <Branches branches={effects} current={current} />}
        </li>
      ))}
    </ul>
  );
};

type CauseTreeProps = { causes: HistoryEntry[]; entry: HistoryEntry; effects: HistoryEntry[] };

/** What led to an entry and what followed from it, as a tree. */
export const CauseTree = ({ causes, entry, effects }: CauseTreeProps) => (
  <Tree>
    <Branches branches={branchesOf([...causes, entry, ...effects])} current={entry.id} />
  </Tree>
);

const Tree = styled.div`
  ul {
    list-style: none;
    padding: 0;
  }

  ul ul {
    margin-inline-start: 9px;
    padding-inline-start: 14px;
    border-inline-start: 2px solid var(--line-strong);
  }

  li > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-m);
    align-items: baseline;
    padding-block: 3px;
  }

  [aria-current] {
    padding-inline: 8px;
    border-radius: 6px;
    background: var(--primary-soft);
  }

  small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
`;
