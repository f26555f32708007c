import { monthsWithin, type DayRange } from "@naqsh/shared/analytics";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { measuredMonthKey, sumOfCounts, type Counts } from "../../analytics/measured-months.projection";
import type { QueryDeps } from "../../query-deps";

/** What was counted of a work or an artist on a day. */
export type MeasuredDay = { subjectId: string; day: RiyadhDay; counts: Counts };

/** Keys that are asked for at once: a prolific artist's year is read in several steps, between which others have their turn. */
const TOGETHER = 500;

const isWithin = (day: RiyadhDay, { from, to }: DayRange): boolean => from <= day && day <= to;

/** What was counted of works and artists on the days of a range, in no order; days without anything are left out. */
export const measuredDays = async (
  subjectIds: readonly string[],
  range: DayRange,
  { views }: Pick<QueryDeps, "views">,
): Promise<MeasuredDay[]> => {
  const keys = subjectIds.flatMap((id) => monthsWithin(range).map((month) => measuredMonthKey(id, month)));
  const found: MeasuredDay[] = [];
  for (let at = 0; at < keys.length; at += TOGETHER) {
    for (const { key, document } of await views.measuredMonths.load(keys.slice(at, at + TOGETHER))) {
      if (document === null) continue;
      const month = key.slice(key.lastIndexOf("/") + 1);
      for (const [day, counts] of Object.entries(document.days)) {
        const date = `${month}-${day}`;
        if (isWithin(date, range)) found.push({ subjectId: document.subjectId, day: date, counts });
      }
    }
  }
  return found;
};

/** All that was counted on some days. */
export const countsOn = (days: readonly MeasuredDay[]): Counts => sumOfCounts(days.map(({ counts }) => counts));

/** Things in groups by a name. */
export const groupedBy = <Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): Map<Name, Item[]> => {
  const groups = new Map<Name, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
};
