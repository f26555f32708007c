import { ScheduleAuctionBody } from "@naqsh/shared/auction";
import { LONGEST_AUCTION_MS, SHORTEST_AUCTION_MS } from "@naqsh/shared/auction";
import { msBetween, msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { IncrementPolicy } from "@naqsh/shared/auction";
import { instantFromRiyadhInput } from "../../../lib/riyadh-time";

export type ScheduleForm = {
  openingPrice: Halalas | null;
  reserve: Halalas | null;
  estimateLow: Halalas | null;
  estimateHigh: Halalas | null;
  /** Values of `datetime-local` inputs, Riyadh's time. */
  startsAt: string;
  endsAt: string;
  minBidIncrement: Halalas | null;
  incrementPolicy: IncrementPolicy;
};

export type ScheduleField = keyof ScheduleForm;
type ScheduleFault =
  | "amountMissing"
  | "wholeRiyals"
  | "reserveBelowOpening"
  | "estimateOrder"
  | "estimateHalf"
  | "timeMissing"
  | "startPast"
  | "tooShort"
  | "tooLong";

export type ScheduleFaults = Partial<Record<ScheduleField, ScheduleFault>>;

const RIYAL = 100;
const AMOUNTS = ["openingPrice", "reserve", "estimateLow", "estimateHigh", "minBidIncrement"] as const;

const amountFaults = (form: ScheduleForm): ScheduleFaults => {
  const faults: ScheduleFaults = {};
  for (const field of AMOUNTS) {
    const amount = form[field];
    if (amount !== null && (amount <= 0 || amount % RIYAL !== 0)) faults[field] = "wholeRiyals";
  }
  if (form.openingPrice === null) faults.openingPrice = "amountMissing";
  if (form.minBidIncrement === null) faults.minBidIncrement = "amountMissing";
  if (form.reserve !== null && form.openingPrice !== null && form.reserve < form.openingPrice) {
    faults.reserve = "reserveBelowOpening";
  }
  const { estimateLow, estimateHigh } = form;
  if (estimateLow !== null && estimateHigh === null) faults.estimateHigh = "estimateHalf";
  if (estimateLow === null && estimateHigh !== null) faults.estimateLow = "estimateHalf";
  if (estimateLow !== null && estimateHigh !== null && estimateHigh < estimateLow)
    faults.estimateHigh = "estimateOrder";
  return faults;
};

const timeFaults = (form: ScheduleForm, nowMs: number): ScheduleFaults => {
  const startsAt = instantFromRiyadhInput(form.startsAt);
  const endsAt = instantFromRiyadhInput(form.endsAt);
  const faults: ScheduleFaults = {};
  if (startsAt === null) faults.startsAt = "timeMissing";
  else if (msFromInstant(startsAt) <= nowMs) faults.startsAt = "startPast";
  if (endsAt === null) faults.endsAt = "timeMissing";
  if (startsAt === null || endsAt === null) return faults;
  const length = msBetween(startsAt, endsAt);
  if (length < SHORTEST_AUCTION_MS) faults.endsAt = "tooShort";
  if (length > LONGEST_AUCTION_MS) faults.endsAt = "tooLong";
  return faults;
};

/** What is wrong with the form, by field; mirrors the decider, which decides. `nowMs`: the server's clock. */
export const faultsOf = (form: ScheduleForm, nowMs: number): ScheduleFaults => ({
  ...amountFaults(form),
  ...timeFaults(form, nowMs),
});

const riyals = (amount: Halalas | null): number | null => (amount === null ? null : amount / RIYAL);

/** The body of the command, or null if the form does not make one. */
export const bodyFrom = (artworkId: string, form: ScheduleForm): ScheduleAuctionBody | null => {
  const parsed = ScheduleAuctionBody.safeParse({
    artworkId,
    openingPrice: riyals(form.openingPrice),
    reserve: riyals(form.reserve),
    estimateLow: riyals(form.estimateLow),
    estimateHigh: riyals(form.estimateHigh),
    startsAt: instantFromRiyadhInput(form.startsAt),
    endsAt: instantFromRiyadhInput(form.endsAt),
    minBidIncrement: riyals(form.minBidIncrement),
    incrementPolicy: form.incrementPolicy,
  });
  return parsed.success ? parsed.data : null;
};

/** The field that a refusal of the server is about. */
export const fieldOfRefusal: Partial<Record<string, ScheduleField>> = {
  AUCTION_TIMES_INVALID: "startsAt",
  RESERVE_BELOW_OPENING: "reserve",
  ESTIMATE_INVALID: "estimateHigh",
};
