import * as z from "zod/mini";

/** An amount as a body gives it: SAR with at most two decimals ("1250.00"). */
export const decimalSar = z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,2})?$/));
