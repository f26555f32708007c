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

const inTwoWritings = indexOf(
  work("1", "ضوء الروشان", { hidden: "من بيوت فيفاء القديمة" }),
  work("2", "نورة القحطاني"),
  work("3", "Salma Alotaibi"),
  work("4", "نول جدتي"),
  work("5", "House of Light"),
);

it.each([
  ["noo", ["نورة القحطاني", "نول جدتي"]],
  ["noura", ["نورة القحطاني"]],
  ["daw", ["ضوء الروشان"]],
  ["nora alqa", ["نورة القحطاني"]],
  ["سلم", ["salma alotaibi"]],
  ["هاوس أوف لا", []],
])("goes on from the sound of what is typed in the other writing: %s", (typed, expected) => {
  expect(completed(inTwoWritings, typed).toSorted()).toEqual(expected.toSorted());
});

it("offers the other writing after what is written as it is typed", () => {
  const both = indexOf(work("1", "نورة القحطاني"), work("2", "Noor at Dusk"), work("3", "Dusk", { artist: "Noor" }));
  expect(completed(both, "noor")).toEqual(["noor at dusk", "نورة القحطاني"]);
  // One consonant sounds like too much.
  expect(completed(both, "noo")).toEqual(["noor at dusk", "noor"]);
});

it("tells nothing hidden by its sound either", () => {
  expect(completed(inTwoWritings, "fayf")).toEqual([]);
  expect(completed(inTwoWritings, "noo", (_, id) => id !== "2")).toEqual(["نول جدتي"]);
  const aside = indexOf(work("1", "ريح", { hidden: "نورة" }), work("2", "نورس"));
  expect(completed(aside, "noo")).toEqual(["نورس"]);
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
