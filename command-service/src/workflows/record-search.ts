import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { soughtTerm, writtenWords } from "@naqsh/shared/search";
import type { SearchCommand, SearchedKind } from "@naqsh/shared/search";
import type { CommandDeps } from "../commands/command-deps";
import type { Viewer } from "../engagement/view-guard";
import type { CommandContext } from "../handler/command";
import { searchDecider } from "../search/search.decider";

type Searched = {
  query: string;
  /** What was opened of what was found; null for the search itself. */
  chosen: { kind: SearchedKind; id: string } | null;
  viewer: Viewer;
  context: CommandContext;
};

/** Whether the command left an event: a choice of words that nobody sought leaves none. */
const isRecorded = async (deps: CommandDeps, command: SearchCommand, context: CommandContext): Promise<boolean> => {
  const result = await deps.handleCommand({
    decider: searchDecider,
    streamId: command.data.termId,
    command,
    context,
    answer: ({ events }) => ({ recorded: events.length > 0 }),
  });
  return result.status === "accepted" && (JSON.parse(result.body) as { recorded?: boolean }).recorded === true;
};

const isCounted = async (deps: CommandDeps, { query, chosen, viewer, context }: Searched): Promise<boolean> => {
  const term = soughtTerm(query);
  if (term === null) return false;
  const termId = uuid5(NAQSH_NAMESPACE, `sought term ${term}`);
  const subject = chosen === null ? `search/${termId}` : `search/${termId}/${chosen.id}`;
  if (!(await deps.viewGuard.countsToday(viewer, subject))) return false;
  const command: SearchCommand =
    chosen === null
      ? { type: "RecordSearch", data: { termId, term, query: writtenWords(query) } }
      : { type: "RecordSearchChoice", data: { termId, kind: chosen.kind, resultId: chosen.id } };
  // What is not in the log counts the next time.
  const giveBack = () => deps.viewGuard.giveBackToday(viewer, subject);
  const recorded = await isRecorded(deps, command, context).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!recorded) await giveBack();
  return recorded;
};

/**
 * Records a search, or the choice of a result of words that were sought, once on a day for each visitor, who is named nowhere. Gives
 * whether the search was recorded; null of a choice, whose answer would say whether anybody ever sought those words.
 */
export const recordSearch = async (deps: CommandDeps, searched: Searched): Promise<{ recorded: boolean | null }> => {
  const recorded = await isCounted(deps, searched);
  return { recorded: searched.chosen === null ? recorded : null };
};
