import * as fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "./safe-csv";

/** Reads one line back as RFC 4180 has it. */
const cellsIn = (line: string): string[] => {
  const cells: string[] = [];
  for (let rest = line.slice(0, -2); ;) {
    const [whole, quoted] = /^"((?:[^"]|"")*)"/.exec(rest) ?? /^([^,]*)/.exec(rest)!;
    cells.push((quoted ?? "").replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (rest === "") return cells;
    rest = rest.slice(1);
  }
};

it("gives every text back, and none that a spreadsheet runs", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
      const cells = cellsIn(csvLine(texts));
      expect(cells.length).toBe(texts.length);
      for (const [place, cell] of cells.entries()) {
        expect(cell).toMatch(/^(?![=+\-@\t\r])/);
        expect([texts[place], `'${texts[place]}`]).toContain(cell);
      }
    }),
  );
});

it("keeps formulas from running", () => {
  expect(csvLine(['=HYPERLINK("x")', "+1", "-1", "@a", 5, null, 'a"b,c'])).toBe(
    `"'=HYPERLINK(""x"")","'+1","'-1","'@a",5,,"a""b,c"\r\n`,
  );
});
