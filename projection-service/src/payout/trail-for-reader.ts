import type { EventName } from "@naqsh/shared/kernel/event-words";
import type { MoneyTrail, TrailStation, TrailStep } from "@naqsh/shared/payout";
import { allEventWords } from "@naqsh/shared/registry";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";

const OF_BOTH: readonly TrailStation[] = ["price", "delivery", "vat", "paid", "refundOwed", "refunded", "refundFailed"];
/** What the buyer pays for and gets back. */
const OF_BUYER: ReadonlySet<TrailStation> = new Set([
  ...OF_BOTH,
  "transferred",
  "excessOwed",
  "excessReturned",
  "excessFailed",
  "invoice",
  "creditNote",
  "debitNote",
]);
/** What is left of it for the artist. */
const OF_ARTIST: ReadonlySet<TrailStation> = new Set([
  ...OF_BOTH,
  "commission",
  "fee",
  "payoutOpened",
  "payoutScheduled",
  "payoutDayMoved",
  "payoutReduced",
  "payoutMade",
  "payoutReclaimed",
  "payoutFailed",
]);

const named = (step: TrailStep): MoneyTrail["steps"][number] => {
  const words: EventName | undefined = (allEventWords as Readonly<Record<string, EventName>>)[step.event];
  return { ...step, name: { ar: words?.ar ?? step.event, en: words?.en ?? step.event } };
};

/** From the price to what is left of it, in the order in which people reckon; what comes later stands by its time. */
const RECKONED: readonly TrailStation[] = [
  "price",
  "vat",
  "delivery",
  "transferred",
  "paid",
  "invoice",
  "fee",
  "commission",
  "payoutOpened",
];

const inOrder = (steps: readonly TrailStep[]): TrailStep[] => [
  ...RECKONED.flatMap((station) => steps.filter((step) => step.station === station)),
  ...steps.filter(({ station }) => !RECKONED.includes(station)),
];

/** The part of an order's money trail that its reader may know; null for whom the order does not concern. */
export const trailFor = async (orderId: string, asker: string, deps: QueryDeps): Promise<MoneyTrail | null> => {
  const order = await deps.views.orders.get(orderId);
  if (order === null) return null;
  const steps = inOrder((await deps.views.moneyTrails.get(orderId))?.steps ?? []).map(named);
  if (await isAdministrator(asker, deps)) return { steps };
  if (asker === order.artistId) return { steps: steps.filter(({ station }) => OF_ARTIST.has(station)) };
  if (asker === order.buyerId) return { steps: steps.filter(({ station }) => OF_BUYER.has(station)) };
  return null;
};
