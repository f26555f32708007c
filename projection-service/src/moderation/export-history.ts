import type { ExportFormat, HistoryEntry } from "@naqsh/shared/moderation";
import type { QueryDeps } from "../query-deps";
import { findHistory } from "./find-history";
import type { HistoryPage, HistoryQuestion } from "./find-history";
import { entryFrom } from "./present-history";
import { csvLine } from "../joins/safe-csv";

const PAGE = 200;
/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const COLUMNS = [
  "position",
  "recordedAt",
  "kind",
  "type",
  "stream",
  "revision",
  "actorRole",
  "actorId",
  "actorName",
  "reason",
  "eventId",
  "causationId",
  "correlationId",
  "commandId",
  "facts",
];

/** Every entry that fits, newest first, page by page: memory stays that of one page. */
async function* entriesOf(question: HistoryQuestion, deps: QueryDeps): AsyncGenerator<HistoryEntry> {
  let page: HistoryPage | null = { limit: PAGE };
  while (page !== null) {
    const { documents, next, by }: Awaited<ReturnType<typeof findHistory>> = await findHistory(question, page, deps);
    for (const { key, document } of documents) yield await entryFrom(key, document, deps);
    page = next === null ? null : { limit: PAGE, cursor: next, ...(by !== null && { by }) };
  }
}

const cellsOf = ({ actor, ...entry }: HistoryEntry): (string | number | null)[] => [
  entry.position,
  entry.recordedAt,
  entry.kind,
  entry.type,
  entry.stream,
  entry.revision,
  actor.role,
  actor.id,
  actor.name,
  entry.reason,
  entry.id,
  entry.causationId,
  entry.correlationId,
  entry.commandId,
  JSON.stringify(entry.facts),
];

async function* asCsv(entries: AsyncIterable<HistoryEntry>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const entry of entries) yield csvLine(cellsOf(entry));
}

async function* asJson(entries: AsyncIterable<HistoryEntry>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** The history that fits the filters, as one file's text. */
export const exportHistory = (
  format: ExportFormat,
  question: HistoryQuestion,
  deps: QueryDeps,
): AsyncGenerator<string> => {
  const entries = entriesOf(question, deps);
  return format === "csv" ? asCsv(entries) : asJson(entries);
};
