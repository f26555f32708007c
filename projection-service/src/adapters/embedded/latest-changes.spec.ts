import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { embeddedCollection } from "./embedded-collection";
import { LatestChanges } from "./latest-changes";
import { StoredDocuments } from "./stored-documents";

const at = (number: number): string => String(number).padStart(20, "0");

const collectionOf = (count: number) => {
  const documents = new StoredDocuments({ byNumber: ["number"] });
  const rows = embeddedCollection<{ number: number }>({ documents }, async () => undefined);
  const put = (key: string, position: number): Promise<void> =>
    rows.write([{ key, document: { number: position }, position: at(position) }], at(position));
  const changedAfter = async (position: number | Position): Promise<string[]> => {
    const keys: string[] = [];
    const after = typeof position === "number" ? at(position) : position;
    for await (const { key } of rows.changedAfter(after)) keys.push(key);
    return keys.toSorted();
  };
  const fill = async (): Promise<void> => {
    for (let number = 1; number <= count; number += 1) await put(`row ${number}`, number);
  };
  return { documents, put, changedAfter, fill };
};

it("looks at what changed since the last question, not at all documents", async () => {
  const { documents, put, changedAfter, fill } = collectionOf(2_000);
  await fill();
  expect(await changedAfter(0)).toHaveLength(2_000);
  const looks = vi.spyOn(documents, "headAt");
  await put("row 7", 2_001);
  await put("row 8", 2_002);
  looks.mockClear();
  expect(await changedAfter(2_000)).toEqual(["row 7", "row 8"]);
  expect(await changedAfter(2_001)).toEqual(["row 8"]);
  expect(await changedAfter(2_002)).toEqual([]);
  expect(looks).not.toHaveBeenCalled();
});

it("reads each document once where all are asked for", async () => {
  const { documents, changedAfter, fill } = collectionOf(100);
  await fill();
  const heads = vi.spyOn(documents, "headAt");
  expect(await changedAfter(START_OF_LOG)).toHaveLength(100);
  expect(heads).not.toHaveBeenCalled();
});

it("tells of what changed while all documents were looked at", async () => {
  const { put, changedAfter, fill } = collectionOf(500);
  await fill();
  const asked = changedAfter(0);
  await new Promise((resolve) => setImmediate(resolve));
  await put("row 1", 501);
  await put("row 500", 502);
  await asked;
  expect(await changedAfter(500)).toEqual(["row 1", "row 500"]);
});

it("asks for all documents once more has changed than is remembered", () => {
  const changes = new LatestChanges(2);
  changes.note(1, at(1));
  expect(changes.after(at(0))).toBeNull();
  changes.scan().end();
  changes.note(1, at(2));
  changes.note(2, at(3));
  expect(changes.after(at(1))).toEqual([1, 2]);
  changes.note(3, at(4));
  expect(changes.after(at(1))).toBeNull();
  expect(changes.after(at(2))).toEqual([2, 3]);
});

it("gives the same as a look at all documents, whatever is written and asked", async () => {
  const steps = fc.array(fc.record({ key: fc.nat(6), asks: fc.boolean(), since: fc.nat(5) }), { maxLength: 40 });
  const histories = fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (tried, most) => {
    const { documents, put, changedAfter } = collectionOf(0);
    Object.assign(documents, { latest: new LatestChanges(most) });
    const model = new Map<string, number>();
    for (const [place, { key, asks, since }] of tried.entries()) {
      const name = `row ${key}`;
      await put(name, place + 1);
      model.set(name, place + 1);
      const after = Math.max(0, place + 1 - since);
      const expected = [...model].filter(([, position]) => position > after).map(([one]) => one);
      if (asks) expect(await changedAfter(after)).toEqual(expected.toSorted());
    }
  });
  await fc.assert(histories);
});
