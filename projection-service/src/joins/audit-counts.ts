import { START_OF_LOG, type Position } from "@naqsh/shared/kernel/position";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import type { MeasuredMonth } from "../analytics/measured-months.projection";
import { MeasuredRecount } from "../analytics/measured-recount";
import { markKey } from "../collector/marks.projection";
import type { QueryDeps } from "../query-deps";
import type { Views } from "../views";
import { Recount } from "../engagement/recount";

/** A count of a view that is not what the log says. */
export type CountFault = { view: string; key: string; count: string; shown: number; recounted: number };

export type CountReport = {
  looks: number;
  shares: number;
  likes: number;
  wishes: number;
  follows: number;
  /** Of works and artists, on which something was measured for analytics. */
  days: number;
  /** Documents that took in newer events while the log was read, and were not compared. */
  changedMeanwhile: number;
  faults: CountFault[];
};

type Audited = Pick<QueryDeps, "decode"> & {
  store: Pick<LogReader, "readAll">;
  views: Pick<Views, "workViews" | "workLikes" | "artists" | "marks" | "measuredMonths">;
  /** All views at the head of the log. */
  settled: () => Promise<void>;
};

type Compared<Document extends object> = {
  view: string;
  documents: Collection<Document>;
  /** What the log says of each key; a key that it says nothing of counts nothing. */
  recounted: ReadonlyMap<string, Readonly<Record<string, number>>>;
  shown: (document: Document) => Readonly<Record<string, number>>;
};

const TELL_EACH = 4_096;

const recountLog = async (
  { store, decode }: Audited,
  tell: (events: number) => void,
): Promise<{ recount: Recount; measured: MeasuredRecount; end: Position }> => {
  const recount = new Recount();
  const measured = new MeasuredRecount();
  let end: Position = START_OF_LOG;
  let done = 0;
  for await (const stored of store.readAll()) {
    const event = decode(stored);
    recount.read(event);
    measured.read(event);
    end = stored.position;
    done += 1;
    if (done % TELL_EACH === 0) tell(done);
  }
  return { recount, measured, end };
};

type Found = { faults: CountFault[]; changedMeanwhile: number };

/** Compares a view with the recount of the log up to a position. */
const comparison =
  <Document extends object>({ view, documents, recounted, shown }: Compared<Document>) =>
  async (end: Position): Promise<Found> => {
    const faults: CountFault[] = [];
    let changedMeanwhile = 0;
    const missing = new Set(recounted.keys());
    const compare = (key: string, counts: Readonly<Record<string, number>>): void => {
      const told = recounted.get(key) ?? {};
      for (const count of new Set([...Object.keys(counts), ...Object.keys(told)])) {
        const [has, should] = [counts[count] ?? 0, told[count] ?? 0];
        if (has !== should) faults.push({ view, key, count, shown: has, recounted: should });
      }
    };
    for await (const { key, document, position } of documents.all()) {
      missing.delete(key);
      if (position > end) changedMeanwhile += 1;
      else compare(key, shown(document));
    }
    for (const key of missing) compare(key, {});
    return { faults, changedMeanwhile };
  };

const mapped = <Sums>(all: ReadonlyMap<string, Sums>, counts: (sums: Sums) => Readonly<Record<string, number>>) =>
  new Map([...all].map(([key, sums]) => [key, counts(sums)]));

const marksIn = ({ works, artists }: Recount): Map<string, { marks: number }> => {
  const keys = [
    ...[...works].flatMap(([id, { likes }]) => [...likes].map((person) => markKey("like", person, id))),
    ...[...works].flatMap(([id, { wishes }]) => [...wishes].map((person) => markKey("wish", person, id))),
    ...[...artists].flatMap(([id, { following }]) => [...following].map((person) => markKey("follow", person, id))),
  ];
  return new Map(keys.map((key) => [key, { marks: 1 }]));
};

const sumOf = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  [...items].reduce((sum, one) => sum + of(one), 0);

/** Each count by its day and name, "21 views". */
const countsOfDays = ({ days }: MeasuredMonth): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(days).flatMap(([day, counts]) =>
      Object.entries(counts).map(([name, sum]) => [`${day} ${name}`, sum ?? 0]),
    ),
  );

const daysIn = ({ months }: MeasuredRecount): number =>
  sumOf(months.values(), (month) => new Set(Object.keys(month).map((name) => name.slice(0, name.indexOf(" ")))).size);

type Recounts = { recount: Recount; measured: MeasuredRecount };

const comparisonsOf = (
  { recount, measured }: Recounts,
  { workViews, workLikes, artists, marks, measuredMonths }: Audited["views"],
) => {
  const { works } = recount;
  return [
    comparison({
      view: "work-views",
      documents: workViews,
      recounted: mapped(works, ({ views, shares, likes }) => ({ views, shares, likes: likes.size })),
      shown: ({ views, shares, likes }) => ({ views, shares, likes }),
    }),
    comparison({
      view: "work-likes",
      documents: workLikes,
      recounted: mapped(works, ({ likes }) => ({ likes: likes.size })),
      shown: ({ likes }) => ({ likes }),
    }),
    comparison({
      view: "artists",
      documents: artists,
      recounted: mapped(recount.artists, ({ followers }) => ({ followers: followers.size })),
      shown: ({ followers }) => ({ followers }),
    }),
    comparison({
      view: "marks",
      documents: marks,
      recounted: marksIn(recount),
      shown: ({ kind }): Readonly<Record<string, number>> => (kind === "reminder" ? {} : { marks: 1 }),
    }),
    comparison({
      view: "measured-months",
      documents: measuredMonths,
      recounted: measured.months,
      shown: countsOfDays,
    }),
  ];
};

/** Reads all of the log and tells whether what cards and pages count is what it says; `tell` gets how many events were read. */
export const auditCounts = async (audited: Audited, tell: (events: number) => void): Promise<CountReport> => {
  const { recount, measured, end } = await recountLog(audited, tell);
  await audited.settled();
  const found = await Promise.all(
    comparisonsOf({ recount, measured }, audited.views).map((compareUpTo) => compareUpTo(end)),
  );
  const works = [...recount.works.values()];
  return {
    looks: sumOf(works, ({ views }) => views),
    shares: sumOf(works, ({ shares }) => shares),
    likes: sumOf(works, ({ likes }) => likes.size),
    wishes: sumOf(works, ({ wishes }) => wishes.size),
    follows: sumOf(recount.artists.values(), ({ following }) => following.size),
    days: daysIn(measured),
    changedMeanwhile: sumOf(found, ({ changedMeanwhile }) => changedMeanwhile),
    faults: found.flatMap(({ faults }) => faults),
  };
};
