import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { visibleText } from "../kernel/visible-text";

const LONGEST_LINE = 2_000;
const MOST_HALALAS = 99_999_999_99;

const seen = z.overwrite(visibleText);
const why = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(500));

/** A line of a bank's statement as `readStatement` read it; its id follows from the rest. */
const Line = z.object({
  bookedOn: z.iso.date(),
  amount: z.int().check(z.minimum(1), z.maximum(MOST_HALALAS)),
  text: z.string().check(z.maxLength(LONGEST_LINE)),
  nth: z.int().check(z.minimum(0), z.maximum(1_000)),
});

/**
 * POST /api/admin/transfers/matches; `reason`: why a line belongs there, if its reference does not say it; `another`: why it is money
 * of its own, if a line of its day and amount was matched with the payment before.
 */
export const MatchLineBody = z.object({
  line: Line,
  orderId: z.uuid(),
  paymentId: z.uuid(),
  reason: z.optional(why),
  another: z.optional(why),
});
/** POST /api/admin/transfers/lines-aside: money that is no payment of an order. */
export const SetLineAsideBody = z.object({ line: Line, reason: why });

type OfLine<Data> = { lineId: string; bookedOn: RiyadhDay; amount: Halalas } & Data;

export type MatchLine = CommandOf<
  "MatchLine",
  OfLine<{
    text: string;
    orderId: string;
    paymentId: string;
    buyerId: string;
    reason: string | null;
    matchedBy: string;
  }>
>;
export type SetLineAside = CommandOf<"SetLineAside", OfLine<{ reason: string; setAsideBy: string }>>;
export type TransferCommand = MatchLine | SetLineAside;
