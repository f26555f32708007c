import type { FeedRow, SealedFeedRow } from "@naqsh/shared/auction";
import type { People } from "../joins/people";

type SealedVoid = Extract<SealedFeedRow, { kind: "bidderVoided" }>;
type OpenRow = Exclude<FeedRow, { kind: "bidderVoided" }>;

const isOpen = (row: SealedFeedRow): row is OpenRow => row.kind !== "bidderVoided";

const opened = async (row: SealedFeedRow, people: Pick<People, "open">): Promise<FeedRow> =>
  isOpen(row) ? row : { ...row, reason: await people.open((row satisfies SealedVoid).reason) };

/** What holds rows, with what was written about people in them opened. Nothing waits where no row is about one. */
export const withOpenRows = <Holder extends { rows: readonly SealedFeedRow[] }>(
  holder: Holder,
  people: Pick<People, "open">,
): (Omit<Holder, "rows"> & { rows: FeedRow[] }) | Promise<Omit<Holder, "rows"> & { rows: FeedRow[] }> => {
  const { rows } = holder;
  if (rows.every(isOpen)) return { ...holder, rows: [...rows] };
  return Promise.all(rows.map((row) => opened(row, people))).then((open) => ({ ...holder, rows: open }));
};
