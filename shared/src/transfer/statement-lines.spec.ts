import { decimalFromHalalas } from "../kernel/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStatement, statementLineIdOf } from "./statement-lines";

const arabic = (text: string): string => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

describe("a bank's statement", () => {
  it("is read as a bank exports it, in Arabic with its digits, and without what went out", () => {
    const csv = [
      "\uFEFFالتاريخ;البيان;مدين;دائن;الرصيد",
      '٠٣/٠٣/٢٠٢٦;"حوالة واردة; سلمى ""أم خالد""";;١٬١٥٠٫٠٠;٩٬٠٠٠٫٠٠',
      "04/03/2026;رسوم;12.50;;8,987.50",
      "",
    ].join("\r\n");
    const { lines, unread } = readStatement(csv);
    expect(unread).toEqual([]);
    expect(lines).toMatchObject([
      { bookedOn: "2026-03-03", amount: 1150_00, text: 'حوالة واردة; سلمى "أم خالد"', nth: 0 },
    ]);
  });

  it("is read as it is copied out of a table, with headings in English or none", () => {
    const rows = ["2026-03-03\tTRF NQ-AAAA\t1,150.00 SAR", "2026-03-04\tFEE\t-12.50"];
    const expected = [{ bookedOn: "2026-03-03", amount: 1150_00, text: "TRF NQ-AAAA" }];
    expect(readStatement(rows.join("\n")).lines).toMatchObject(expected);
    expect(readStatement(["Date\tDescription\tAmount", ...rows].join("\n")).lines).toMatchObject(expected);
  });

  it("gives a line the same id with its headings and copied from the middle of the table", () => {
    const heading = "Date\tDescription\tReference\tDebit\tCredit\tBalance";
    const row = "2026-03-03\tTRF NQ-AAAA\t5512345\t\t1,150.00\t9,000.00";
    const [whole, alone] = [`${heading}\n${row}`, row].map((statement) => readStatement(statement).lines);
    expect(whole).toMatchObject([{ amount: 1150_00, text: "TRF NQ-AAAA 5512345" }]);
    expect(alone).toEqual(whole);
  });

  it("says which rows it could not read, and takes no day that the calendar lacks", () => {
    const { lines, unread } = readStatement("Date,Description,Credit\n2026-02-30,A,10.00\n2026-03-01,B,ten\n");
    expect(lines).toEqual([]);
    expect(unread).toEqual([2, 3]);
  });

  const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-03-${String(one).padStart(2, "0")}`);
  const text = fc.stringMatching(/^[A-Za-zء-ي ";,]{0,20}$/).map((one) => `x${one}`.trim());
  const line = fc.record({ day, amount: fc.integer({ min: 1, max: 9_999_999_99 }), text });
  const csvOf = (lines: { day: string; amount: number; text: string }[]): string =>
    ["Date,Description,Credit"]
      .concat(lines.map((one) => `${one.day},"${one.text.replaceAll('"', '""')}",${decimalFromHalalas(one.amount)}`))
      .join("\n");

  it("gives each line its amount to the halala, and the same id in whatever digits and statement it stands", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const read = readStatement(csvOf(lines)).lines;
        expect(read.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
        expect(new Set(read.map(({ id }) => id)).size).toBe(lines.length);
        expect(readStatement(arabic(csvOf(lines))).lines.map(({ id }) => id)).toEqual(read.map(({ id }) => id));
        for (const { id, ...said } of read) expect(statementLineIdOf(said)).toBe(id);
        const before = { day: "2026-02-01", amount: 5, text: "earlier" };
        const longer = readStatement(csvOf([before, ...lines])).lines.slice(1);
        expect(longer.map(({ id }) => id)).toEqual(read.map(({ id }) => id));
      }),
    );
  });
});
