import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { WriteAheadLog } from "./write-ahead-log";
import { compactInto } from "./wal-compaction";
import { StoredDocuments } from "./stored-documents";

const folder = temporaryFolder();
const DOCUMENTS = 2_000;
const at = (number: number): string => String(number).padStart(20, "0");

type Card = { text: string };

/** A view's documents and what they should say; each write changes one or makes another. */
const shop = (mostCached: number) => {
  const wals = folder.fresh();
  const wal = new WriteAheadLog(wals, "cards.1.journal");
  const documents = new StoredDocuments({ byText: ["text"] }, wal, { mostCached });
  const model = new Map<string, string>();
  let position = 0;
  const write = (number: number): void => {
    const [key, text] = [`card ${number}`, `text ${(position += 1)}`];
    documents.put({ key, document: { text }, position: at(position) });
    model.set(key, text);
  };
  const said = (key: string): unknown => (documents.get(key)?.document as Card | undefined)?.text;
  return { documents, wals, model, write, said };
};

describe("a write-ahead log that is compacted", () => {
  // A slice of work is some hundred steps, on any machine.
  beforeEach(() => {
    let elapsedMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (elapsedMs += 0.02));
  });
  afterEach(() => vi.restoreAllMocks());

  it("takes its view over while documents change in every turn, and holds up none of them", async () => {
    const numbers = fc.integer({ min: 0, max: DOCUMENTS * 2 });
    const property = fc.asyncProperty(fc.array(numbers, { minLength: 50 }), fc.boolean(), async (changed, isLarge) => {
      const { documents, wals, model, write, said } = shop(isLarge ? 10 : DOCUMENTS * 3);
      for (let round = 0; round < 2; round += 1) {
        for (let number = 0; number < DOCUMENTS; number += 1) write(number);
      }
      const next = new WriteAheadLog(wals, "cards.2.journal");
      let isOver = false;
      let turnsBehindTheSwitch = 0;
      let turn = 0;
      const others = (async () => {
        while (!isOver) {
          const number = changed[turn++ % changed.length]!;
          write(number);
          if (documents.wal === next) turnsBehindTheSwitch += 1;
          const looked = `card ${(number * 7) % DOCUMENTS}`;
          expect(said(looked)).toBe(model.get(looked));
          await new Promise(setImmediate);
        }
      })();
      await compactInto(documents, next);
      isOver = true;
      await others;
      expect(documents.wal).toBe(next);
      expect(turnsBehindTheSwitch).toBeGreaterThan(0);
      for (const [key, text] of model) expect(said(key)).toBe(text);
      const inOrder = documents.count("byText", []);
      expect(inOrder).toBe(model.size);
    });
    await fc.assert(property, { numRuns: 6 });
  });
});
