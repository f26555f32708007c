import styled from "@emotion/styled";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { Ltr } from "../../../ui/bidi";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { useStory } from "../moderation.api";
import { AsOfPanel } from "./as-of-panel";
import { CauseTree } from "./cause-tree";
import { EntryFacts } from "./entry-facts";
import { EntrySubjects } from "./entry-subjects";

/** One entry opened: what it says, what led to it and followed from it, how the thing stood then. */
export const EntryStory = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation("moderation");
  const story = useStory(entry.id, true);
  return (
    <Story>
      <EntryFacts entry={entry} />
      {story.isPending && (
        <Loading label={t("loading")}>
          <Skeleton inline="50%" block="18px" />
        </Loading>
      )}
      {story.data && (
        <div>
          <h3>{t("tree")}</h3>
          <CauseTree causes={story.data.causes} entry={entry} effects={story.data.effects} />
          {story.data.hasMore.causes && <p>{t("causesCut", { shown: story.data.causes.length })}</p>}
          {story.data.hasMore.effects && <p>{t("effectsCut", { shown: story.data.effects.length })}</p>}
        </div>
      )}
      <AsOfPanel entry={entry} />
      <EntrySubjects entry={entry} />
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

const Story = styled.div`
  display: grid;
  gap: var(--space-l);
  padding-block: 8px 12px;

  h3 {
    margin-block-end: 4px;
    font: 600 var(--text-small)/1.6 var(--font-ui);
    color: var(--ink-2);
  }

  .ids {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs) var(--space-xl);
    font-size: var(--text-caption);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
