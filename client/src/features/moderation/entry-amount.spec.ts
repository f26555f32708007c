import { expect, it } from "vitest";
import { amountOf } from "./entry-amount";

it.each([
  ["what was paid", { amount: 3_335_00, paymentId: "p" }, 3_335_00],
  ["the price after a bid", { price: 21_000_00, openingPrice: 12_000_00 }, 21_000_00],
  ["where an auction opens", { openingPrice: 3_200_00, estimate: { low: 4_900_00 } }, 3_200_00],
  ["what an order comes to", { amounts: { net: 3_750_00, total: 4_312_50 } }, 4_312_50],
  ["nothing", { price: null, outcome: "noBids" }, null],
])("an entry's amount is %s", (_, facts, amount) => {
  expect(amountOf({ facts })).toBe(amount);
});
