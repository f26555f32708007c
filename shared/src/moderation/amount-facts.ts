/** Facts of events that are amounts in halalas. */
export const AMOUNT_FACTS: ReadonlySet<string> = new Set([
  "amount",
  "price",
  "ask",
  "saleAmount",
  "maximum",
  "openingPrice",
  "reserve",
  "low",
  "high",
  "ownIncrement",
  "net",
  "vat",
  "total",
  "commission",
  "artistShare",
]);
