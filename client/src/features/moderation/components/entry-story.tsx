import styled from "@emotion/styled";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { useStory } from "../moderation.api";
import { EntryFacts } from "./entry-facts";
import { EntryHeadline } from "./entry-headline";

const Story = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 8px 12px;

  h4 {
    margin-block-end: 4px;
    font: 600 14px/1.6 var(--font-ui);
    color: var(--ink-2);
  }

  ul {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 6px;
  }

  li {
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--line);
  }

  .causes li {
    border-color: var(--sadu-saffron);
  }

  .effects li {
    border-color: var(--palm);
  }

  .ids {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    font-size: 13px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

type ChainProps = { title: string; className: string; entries: HistoryEntry[] };

const Chain = ({ title, className, entries }: ChainProps) => {
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <div className={className}>
      <h4>{title}</h4>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryHeadline entry={entry} /> <small>{format.time(msFromInstant(entry.recordedAt))}</small>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** One entry opened: what led to it, what it says, what followed from it. */
export const EntryStory = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation("moderation");
  const story = useStory(entry.id, true);
  return (
    <Story>
      <Chain title={t("causes")} className="causes" entries={story.data?.causes ?? []} />
      <EntryFacts entry={entry} />
      {story.isPending && (
        <Loading label={t("loading")}>
          <Skeleton inline="50%" block="18px" />
        </Loading>
      )}
      <Chain title={t("effects")} className="effects" entries={story.data?.effects ?? []} />
      {story.isError && <p role="alert">{t("loadFailed")}</p>}
      <div className="ids">
        <span>
          {t("stream")} <Ltr>{`${entry.stream} #${entry.revision}`}</Ltr>
        </span>
        <span>
          {t("command")} <Ltr>{entry.commandId}</Ltr>
        </span>
      </div>
    </Story>
  );
};
