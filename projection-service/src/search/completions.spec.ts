import { expect, it } from "vitest";
import type { SearchDocument } from "./search-document";
import { SearchIndex } from "./search-index";

type Told = { artist?: string; medium?: string; hidden?: string };

const work = (id: string, title: string, more: Told = {}): SearchDocument => ({
  id,
  kind: "artwork",
  titles: [title],
  names: more.medium === undefined ? [] : [more.medium],
  fields: [
    { texts: [title], weight: 120, isOpen: true },
    { texts: [more.artist ?? ""], weight: 90, isOpen: true },
    { texts: [more.medium ?? ""], weight: 50, isOpen: true },
    { texts: [more.hidden ?? ""], weight: 14 },
  ],
});

const indexOf = (...documents: SearchDocument[]): SearchIndex => {
  const index = new SearchIndex();
  for (const document of documents) index.put(document);
  return index;
};

const completed = (
  index: SearchIndex,
  text: string,
  isShown = (_kind: string, _id: string): boolean => true,
): string[] => index.completions(text, 8, isShown);

const index = indexOf(
  work("1", "ضوء الروشان", { artist: "نورة القحطاني", hidden: "من بيوت تهامة القديمة" }),
  work("2", "ريح الرمال", { artist: "فهد الشمري", hidden: "شمس الرياض في المساء" }),
  work("3", "House of Seven Storeys", { artist: "Salma Alotaibi", hidden: "set by the sea" }),
);

it("completes a title by its words one after the other", () => {
  expect(completed(index, "ضوء الر")[0]).toBe("ضوء الروشان");
  expect(completed(index, "house of se")[0]).toBe("house of seven storeys");
});

it("completes the last word by one that stands together with the others", () => {
  expect(completed(index, "نورة الر")).toEqual(["نورة الروشان"]);
  expect(completed(index, "ريح الق")).toEqual([]);
});

it("completes a last word of one letter beside others, and repeats none", () => {
  expect(completed(index, "ضوء ا")).toContain("ضوء القحطاني");
  expect(completed(index, "seven s")).toEqual(["house of seven storeys", "seven salma", "seven storeys"]);
});

it("tells no word that stands only where members read", () => {
  expect(completed(index, "تهام")).toEqual([]);
  expect(completed(index, "ريح الريا")).toEqual([]);
  // It is found all the same.
  expect(index.find("تهامة", { accepts: () => true, most: 5 })?.byKind.get("artwork")?.total).toBe(1);
});

it("puts no misspelt word right by one that stands only where members read", () => {
  const found = index.find("تهلمة", { accepts: () => true, most: 5 });
  expect(found).toMatchObject({ understood: "corrected", corrected: "تهلمه" });
});

it("tells nothing of what is not shown", () => {
  expect(completed(index, "ضوء الر", (_, id) => id !== "1")).toEqual([]);
});

it("offers whole names that the shop knows first, the commonest before the others, and no part of one", () => {
  const named = indexOf(
    work("1", "Calligraphy of Rain", { medium: "Oil on canvas" }),
    work("2", "Caravan", { medium: "oil on canvas" }),
    work("3", "Cairo", { medium: "Oil on cardboard" }),
    work("4", "Oil on Calm Water", { medium: "Watercolour" }),
  );
  expect(completed(named, "oil on ca").slice(0, 3)).toEqual(["oil on canvas", "oil on cardboard", "oil on calm water"]);
  expect(completed(named, "on ca").slice(0, 1)).toEqual(["oil on calm water"]);
  expect(completed(named, "oil on ca", (_, id) => id === "4")[0]).toBe("oil on calm water");
});
