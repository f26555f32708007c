import * as z from "zod/mini";
import { typedDigits } from "../kernel/identifier-input";
import type { DeliveryZone } from "../settings";

/** Working days that a zone's delivery takes, the fewest and the most (docs/rules.md#orders). */
export const DELIVERY_DAYS: Readonly<Record<DeliveryZone, { least: number; most: number }>> = {
  riyadh: { least: 1, most: 2 },
  cities: { least: 3, most: 5 },
  remote: { least: 5, most: 7 },
};

const line = (most: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(most));

export const DeliveryAddress = z.object({
  recipient: line(80),
  /** A Saudi number as people write it. */
  phone: z.string().check(typedDigits, z.trim(), z.regex(/^[+\d][\d ()-]{7,19}$/)),
  city: line(60),
  district: line(80),
  street: line(120),
  /** What helps to find it; may be empty. */
  note: z.string().check(z.trim(), z.maxLength(200)),
});
export type DeliveryAddress = {
  recipient: string;
  phone: string;
  city: string;
  district: string;
  street: string;
  note: string;
};

/** `address`: null if its person was erased. */
export type DeliveryOfOrder = { zone: DeliveryZone; address: DeliveryAddress | null };
