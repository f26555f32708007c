import { expect, it } from "vitest";
import type { SerializedStyles } from "@emotion/react";
import { createEmotionCache, turnSidesBy } from "./emotion-caches";

const named = (names: string): HTMLStyleElement => {
  const style = document.createElement("style");
  style.dataset["s"] = "";
  style.dataset["emotion"] = names;
  return style;
};

it("leaves styles that the server drew where they stand, and puts new ones after them", () => {
  const drawn = named("rtl abc");
  const after = document.createElement("meta");
  document.head.append(drawn, after);
  const moved = new MutationObserver(() => undefined);
  moved.observe(document.head, { childList: true });
  const cache = createEmotionCache("ar");
  expect(moved.takeRecords()).toEqual([]);
  expect(cache.inserted).toEqual({ abc: true });

  cache.sheet.insert(".rtl-new{color:red}");
  expect(drawn.nextSibling).toHaveProperty("dataset.emotion", "rtl");
  expect(after.previousSibling).toBe(drawn.nextSibling);
});

it("has those styles turned in Arabic that may have sides, and reads no computed length for it", () => {
  const turned: string[] = [];
  turnSidesBy(({ type, value }) => void (type === "decl" && turned.push(value)));
  const { insert, sheet } = createEmotionCache("ar");
  const put = (name: string, styles: string): void =>
    void insert(`.${name}`, { name, styles, toString: () => styles } as SerializedStyles, sheet, true);
  put("ours", "inline-size:min(400px, 100vw - 2 * var(--gutter));transform:translateY(2px);");
  put("theirs", "margin:0 8px 0 4px;left:0;border-radius:1px 2px 3px 4px;");
  expect(turned).toEqual(["margin:0 8px 0 4px;", "left:0;", "border-radius:1px 2px 3px 4px;"]);
});
