/** What happened in an hour of Riyadh's day, 0 to 23, on all days of a range together. */
export type HourFigures = { hour: number; views: number; bids: number };

/** The hour at which most people are there, and what tells so. */
export type BestHour = { hour: number; by: "bids" | "views" };

/** The least number of bids that says something about an hour. */
export const LEAST_BIDS = 10;
export const LEAST_VIEWS = 30;

const fullest = (hours: readonly HourFigures[], by: BestHour["by"]): BestHour | null => {
  const first = hours.toSorted((a, b) => b[by] - a[by] || a.hour - b.hour)[0];
  return first === undefined ? null : { hour: first.hour, by };
};

/**
 * When an auction best closes (docs/rules.md#analytics): in the hour with most bids or, while there are too few of them, with most
 * looks. Null while there is too little of both.
 */
export const bestHourOf = (hours: readonly HourFigures[]): BestHour | null => {
  const sum = (by: BestHour["by"]) => hours.reduce((total, hour) => total + hour[by], 0);
  if (sum("bids") >= LEAST_BIDS) return fullest(hours, "bids");
  return sum("views") >= LEAST_VIEWS ? fullest(hours, "views") : null;
};
