import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text";

afterEach(() => vi.unstubAllGlobals());

it("says whether the text is on the clipboard", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText("إيصال")).toBe(true);
  expect(copied).toEqual(["إيصال"]);
});

it.each([
  ["a browser without one", {}],
  ["a reader who does not let it", { clipboard: { writeText: () => Promise.reject(new DOMException("no")) } }],
])("does not pretend to have copied for %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("text")).toBe(false);
});

it("promises the clipboard a text that is still on its way, at the press itself", async () => {
  const copied: string[] = [];
  const write = async ([item]: { "text/plain": Promise<Blob> }[]) =>
    void copied.push(await (await item!["text/plain"]).text());
  vi.stubGlobal("navigator", { clipboard: { write } });
  vi.stubGlobal("ClipboardItem", function (parts: object) {
    return parts;
  });
  expect(await copyText(Promise.resolve("رابط"))).toBe(true);
  expect(await copyText(Promise.reject(new Error("no link")))).toBe(false);
  expect(copied).toEqual(["رابط"]);
});
