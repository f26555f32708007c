import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentFrames } from "./document-frame";

const indexes = { byName: ["name", "of.place"], byFlags: ["flags"] };
const frames = documentFrames(indexes);
/** With quotes, line breaks and halves of characters in every place. */
const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: "binary", maxLength: 1 }), fc.constantFrom('"', "\\", "\n", "\ud83d")),
});
const anyValue = fc.oneof(anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const anyDocument = fc.record({
  name: anyValue,
  of: fc.record({ place: anyValue }),
  flags: fc.array(anyValue, { maxLength: 3 }),
  text: anyText,
});

describe("A frame of a document", () => {
  it("is the JSON of what indexes read, and that of the document behind it", () => {
    const property = fc.property(anyText, anyText, anyDocument, (key, position, document) => {
      const head = [key, position, [document.name, document.of.place, document.flags]];
      const text = frames.write({ key, position, document });
      expect(text).toBe(`${JSON.stringify(head)}\n${JSON.stringify(document)}`);
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  it("gives the document again, and its beginning alone", () => {
    const property = fc.property(anyText, anyDocument, (key, given) => {
      const document = JSON.parse(JSON.stringify(given)) as typeof given;
      const position = "00000000000000000007";
      const text = frames.write({ key, position, document });
      const read = Buffer.from(text);
      expect(frames.read(text)).toEqual({ key, position, document });
      expect(frames.head(read)).toMatchObject({ position, isMade: false });
      expect(frames.head(read).indexed).toEqual(
        JSON.parse(
          JSON.stringify({
            name: document.name ?? null,
            of: { place: document.of.place ?? null },
            flags: document.flags,
          }),
        ),
      );
    });
    fc.assert(property, { numRuns: 300 });
  });
});
