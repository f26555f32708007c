import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_SIZES } from "../artwork";
import { SAUDI_REGIONS } from "../kernel/saudi-regions";
import { questionKey } from "./question-key";
import type { SavedQuestion } from "./saved-search.commands";

const WORDS = ["نخيل", "بحر", "رمل", "مدينة", "palm", "sea", "mist"] as const;

const filters = fc.record(
  {
    category: fc.constantFrom(...ARTWORK_CATEGORIES),
    colour: fc.constantFrom(...ARTWORK_COLOURS),
    region: fc.constantFrom(...SAUDI_REGIONS),
    size: fc.constantFrom(...ARTWORK_SIZES),
    verified: fc.constant("true" as const),
    isAuction: fc.constant("true" as const),
    minPrice: fc.integer({ min: 0, max: 3 }),
    maxPrice: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
);
const asked = fc.record({ words: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }), filters });

const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => ` ${word}  `,
  (word) => word.replaceAll("ة", "ه"),
  (word) => word.replace(/^(?=[\u0621-\u064a])/, "ال"),
  (word) => word.replace("ح", "حَ"),
];

describe("The key of a question", () => {
  it("is one for words in another order and spelling, and for filters in another order", () => {
    const again = asked.chain((one) =>
      fc.record({
        one: fc.constant(one),
        words: fc.shuffledSubarray(one.words, { minLength: one.words.length }),
        spellings: fc.array(fc.nat(SPELLINGS.length - 1), { minLength: 3, maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(again, ({ one, words, spellings }) => {
        const spelt = words.map((word, place) => SPELLINGS[spellings[place]!]!(word)).join(" ");
        const first: SavedQuestion = { ...(words.length > 0 && { q: one.words.join(" ") }), ...one.filters };
        const turned = Object.fromEntries(Object.entries(one.filters).toReversed());
        const second: SavedQuestion = { ...turned, ...(words.length > 0 && { q: spelt }) };
        expect(questionKey(second)).toBe(questionKey(first));
      }),
    );
  });

  it("is another for other words or another filter", () => {
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        const of = ({ words, filters: chosen }: typeof one): SavedQuestion => ({ q: words.join(" "), ...chosen });
        expect(questionKey(of(one)) === questionKey(of(other))).toBe(isSame);
      }),
    );
  });

  it("tells signs that are no words from one another, and from no words at all", () => {
    expect(questionKey({ q: "🌴", colour: "blue" })).not.toBe(questionKey({ colour: "blue" }));
    expect(questionKey({ q: "🌴" })).not.toBe(questionKey({ q: "🌊" }));
  });
});

const sorted = ({ words, filters: chosen }: { words: string[]; filters: object }) => [
  words.toSorted(),
  Object.entries(chosen).toSorted(([one], [other]) => (one < other ? -1 : 1)),
];
