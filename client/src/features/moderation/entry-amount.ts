import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { Halalas } from "@naqsh/shared/kernel/money";

const NAMES = ["amount", "price", "openingPrice"] as const;

/** The amount that an entry is about (halalas): what was paid or bid, the price after it, or the opening price; null for none. */
export const amountOf = ({ facts }: Pick<HistoryEntry, "facts">): Halalas | null => {
  const amounts = facts["amounts"];
  const total = typeof amounts === "object" && amounts !== null ? (amounts as { total?: unknown }).total : undefined;
  const found = [...NAMES.map((name) => facts[name]), total].find((value) => typeof value === "number");
  return typeof found === "number" ? found : null;
};
