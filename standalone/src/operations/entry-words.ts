import type { HistoryEntry } from "@naqsh/shared/moderation";
import { wordsOf } from "./event-words";
import { factText } from "./riyals";

const factsOf = (facts: Record<string, unknown>, names: Readonly<Record<string, string | null>>): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && typeof value !== "object")
    .map(([name, value]) => {
      const named = names[String(value)];
      return `${name} ${named ? `${named} (${String(value)})` : factText(name, value)}`;
    })
    .join(", ");

/** An event in three lines: what, with its id, by which others name it as their cause; by whom and why; its facts. */
export const explained = (entry: HistoryEntry): string => {
  const { actor, causationId, reason } = entry;
  const who =
    actor.role === "system" ? `the system (${actor.id})` : `${actor.name ?? "someone"}, ${actor.role} ${actor.id}`;
  const why = causationId === null ? "by a command" : `because of event ${causationId}`;
  return [
    `${entry.recordedAt}  ${wordsOf(entry.type)} (${entry.type}, ${entry.stream}@${entry.revision}, event ${entry.id})`,
    `  by ${who}, ${why}${reason === null ? "" : `: ${reason}`}`,
    `  ${factsOf(entry.facts, entry.names)}`,
  ].join("\n");
};
