import { afterEach, beforeEach, expect, it } from "vitest";
import { useDeviceHistory } from "./search-history.store";

beforeEach(() => useDeviceHistory.getState().clear());
afterEach(() => useDeviceHistory.getState().clear());

const terms = () => useDeviceHistory.getState().terms;

it("keeps ten terms on the device, the newest first, each once", () => {
  const { add } = useDeviceHistory.getState();
  for (let no = 1; no <= 12; no += 1) add(`term ${no}`);
  add("term 5");
  expect(terms()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((no) => `term ${no}`));
  expect(JSON.parse(localStorage.getItem("naqsh.searchHistory") ?? "")).toEqual(terms());
});

it("forgets one or all", () => {
  const { add, remove, clear } = useDeviceHistory.getState();
  for (const term of ["نخيل", "بحر"]) add(term);
  remove("نخيل");
  expect(terms()).toEqual(["بحر"]);
  clear();
  expect(localStorage.getItem("naqsh.searchHistory")).toBeNull();
});
