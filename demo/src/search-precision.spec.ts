import { SearchIndex } from "@naqsh/projection-service/search/search-index";
import { describe, expect, it } from "vitest";
import { searchWorld } from "./search-world";

const index = new SearchIndex();
for (const document of searchWorld(0)) index.put(document);

const found = (query: string, kind = "artwork"): string[] =>
  index
    .find(query, { accepts: () => true, most: 50 })
    ?.byKind.get(kind)
    ?.hits.map(({ id }) => id) ?? [];
const understood = (query: string) => index.find(query, { accepts: () => true, most: 1 })?.understood;

describe("what must not be found", () => {
  it.each([
    ["oil", "my-grandmothers-loom"],
    ["stars", "house-of-seven-storeys"],
    ["red", "dusk-in-qassim"],
    ["2023", "orbit-of-twelve"],
    ["works by Yousef", "canopus"],
  ])("%s does not find %s", (query, unmeant) => {
    expect(found(query).length).toBeGreaterThan(0);
    expect(found(query)).not.toContain(unmeant);
  });
});

describe("words that say what everything here is", () => {
  it.each([
    ["أعمال سلمى", "@salma", ["gates-of-light", "fold-of-the-rose", "wind-column", "wadi-pebbles"]],
    ["works by salma", "@salma", ["gates-of-light", "fold-of-the-rose", "wind-column", "wadi-pebbles"]],
    ["الفنانة نورة", "@noura", ["my-grandmothers-loom", "layers-of-the-harrah"]],
    ["art by noura", "@noura", ["my-grandmothers-loom", "layers-of-the-harrah"]],
  ])("%s finds the artist with all works", (query, artist, works) => {
    expect(found(query, "artist")[0]).toBe(artist);
    expect(found(query)).toEqual(expect.arrayContaining(works));
  });

  it("find artists when nothing else is sought", () => {
    expect(found("فنان", "artist").length).toBeGreaterThan(5);
    expect(found("artists", "artist").length).toBeGreaterThan(5);
  });
});

describe("a word that nothing here has", () => {
  it.each([
    ["سهيل xyz", "canopus"],
    ["Suhail poster", "canopus"],
    ["مدار ١٢", "orbit-of-twelve"],
    ["orbit 12", "orbit-of-twelve"],
  ])("is left out of %s", (query, work) => {
    expect(found(query)[0]).toBe(work);
    expect(understood(query)).toBe("partly");
  });

  it("alone finds nothing", () => {
    expect(found("zzxqj")).toEqual([]);
  });
});

describe("places as the shop names them", () => {
  it.each(["مكة", "مكة المكرمة", "Makkah"])("%s", (query) => {
    expect(found(query, "artist")).toEqual(["@salma"]);
  });

  it("in the other writing, with a teh marbuta behind a ح as well", () => {
    expect(found("baha", "artist")).toContain("@yousef");
    expect(found("Eastern Province", "artist")).toEqual(["@hassan"]);
    expect(found("lawha").slice(0, 4)).toContain("mist-over-al-soudah");
  });
});

it("a number is no misspelt other number, and begins none", () => {
  expect(understood("2023")).toBe("asWritten");
  expect(found("1999")).toEqual([]);
  expect(found("202")).toEqual([]);
});
