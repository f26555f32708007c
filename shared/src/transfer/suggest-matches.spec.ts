import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { transferReferenceOf } from "../order";
import { MATCH_GROUNDS, suggestMatches, type AwaitedTransfer } from "./suggest-matches";

const awaiting = (paymentId: string, missing: number, ...names: string[]): AwaitedTransfer => ({
  paymentId,
  reference: transferReferenceOf(paymentId),
  missing,
  names,
});
const salma = awaiting("a", 1150_00, "سلمى", "العتيبي", "Salma Alotaibi");
const khalid = awaiting("b", 1150_00, "خالد", "العنزي");
const all = [khalid, salma];

describe("suggestions for a line of the statement", () => {
  it("are the payment alone that its reference names, whatever the amount, and though it waits no more", () => {
    const text = `TRF ${salma.reference.toLowerCase().replaceAll("-", " ")} SALMA`;
    expect(suggestMatches({ amount: 5_00, text }, all)).toEqual([{ paymentId: "a", ground: "reference" }]);
    expect(suggestMatches({ amount: 5_00, text }, [{ ...salma, missing: 0 }])).toHaveLength(1);
  });

  it("go by amount and name before the amount alone, and by a name in either script", () => {
    const grounds = (text: string, amount = 1150_00) => suggestMatches({ amount, text }, all);
    expect(grounds("حوالة من سلمي العتيبى")).toEqual([
      { paymentId: "a", ground: "amountAndName" },
      { paymentId: "b", ground: "amount" },
    ]);
    expect(grounds("SALMA ALOTAIBI", 7_00)).toEqual([{ paymentId: "a", ground: "name" }]);
    expect(grounds("سلمى", 7_00)).toEqual([]);
  });

  it("are the same in whatever order payments are given, ordered by how sure they are, five at most", () => {
    const payments = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        missing: fc.constantFrom(0, 100_00, 200_00),
        name: fc.constantFrom("سلمى العتيبي", "خالد"),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    const line = fc.record({
      amount: fc.constantFrom(100_00, 200_00),
      text: fc.constantFrom("", "خالد", "سلمى العتيبي"),
    });
    fc.assert(
      fc.property(payments, line, fc.boolean(), (made, said, isNamed) => {
        const transfers = made.map(({ id, missing, name }) => awaiting(id, missing, name));
        const text = isNamed && transfers[0] ? `${said.text} ${transfers[0].reference}` : said.text;
        const found = suggestMatches({ ...said, text }, transfers);
        expect(suggestMatches({ ...said, text }, transfers.toReversed())).toEqual(found);
        expect(found.length).toBeLessThanOrEqual(5);
        const ranks = found.map(({ ground }) => MATCH_GROUNDS.indexOf(ground));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        if (isNamed && transfers[0])
          expect(found[0]).toEqual({ paymentId: transfers[0].paymentId, ground: "reference" });
      }),
    );
  });
});
