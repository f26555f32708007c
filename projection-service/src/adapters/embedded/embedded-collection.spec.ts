import { turnsDuring } from "@naqsh/shared/testing/turns-during";
import { describe, expect, it, vi } from "vitest";
import { embeddedCollection } from "./embedded-collection";
import { StoredDocuments } from "./stored-documents";

const at = (number: number): string => String(number).padStart(20, "0");

describe("A collection in memory", () => {
  it("lets others go on within a large write, who meet an older checkpoint until it is over", async () => {
    const documents = new StoredDocuments({ byNumber: ["number"] });
    const rows = embeddedCollection<{ number: number }>({ documents }, async () => undefined);
    await rows.write([], at(1));
    const writes = Array.from({ length: 1_000 }, (_, number) => ({
      key: `row ${number}`,
      document: { number },
      position: at(number + 2),
    }));
    const writing = rows.write(writes, at(1_001));
    await new Promise((resolve) => setImmediate(resolve));
    const met = await rows.count("byNumber");
    expect(met).toBeGreaterThan(0);
    expect(met).toBeLessThan(1_000);
    expect(await rows.checkpoint()).toBe(at(1));
    await writing;
    expect(await rows.count("byNumber")).toBe(1_000);
    expect(await rows.checkpoint()).toBe(at(1_001));
  });

  it("lets others go on within a large load", async () => {
    const documents = new StoredDocuments({ byNumber: ["number"] });
    const rows = embeddedCollection<{ number: number }>({ documents }, async () => undefined);
    const keys = Array.from({ length: 2_000 }, (_, number) => `row ${number}`);
    const writes = keys.map((key, number) => ({ key, document: { number }, position: at(number + 1) }));
    await rows.write(writes, at(2_000));
    let elapsedMs = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => (elapsedMs += 0.5));
    const { answer: found, turns } = await turnsDuring(() => rows.load([...keys, "nothing"]));
    now.mockRestore();
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(turns).toBeGreaterThan(10);
  });

  it("gives a document once that moves on in its list while others go on within a long answer", async () => {
    const documents = new StoredDocuments({ byNumber: ["number"] });
    const rows = embeddedCollection<{ number: number }>({ documents }, async () => undefined);
    const writes = Array.from({ length: 100 }, (_, number) => ({
      key: `row ${number}`,
      document: { number },
      position: at(number + 1),
    }));
    await rows.write(writes, at(100));
    let elapsedMs = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => (elapsedMs += 2));
    const finding = rows.find({ index: "byNumber", limit: 200 });
    await rows.write([{ key: "row 0", document: { number: 1_000 }, position: at(101) }], at(101));
    const { documents: found } = await finding;
    now.mockRestore();
    expect(found.map(({ key }) => key)).toEqual(writes.map(({ key }) => key));
  });
});
