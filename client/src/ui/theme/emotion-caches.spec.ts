import { expect, it } from "vitest";
import { createEmotionCache } from "./emotion-caches";

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
