import type { Halalas } from "../kernel/money";

/** What a payment costs the platform: `basisPoints` of the total (250 are 2.5 %), and a fixed part in halalas. */
export type FeeRate = { basisPoints: number; fixed: Halalas };

/** Kinds of payments that are charged for. */
export const CHARGED_KINDS = ["card", "mada", "transfer"] as const;
export type ChargedKind = (typeof CHARGED_KINDS)[number];
export type ProcessingFees = Readonly<Record<ChargedKind, FeeRate>>;
