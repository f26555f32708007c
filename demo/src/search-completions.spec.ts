import { SearchIndex } from "@naqsh/projection-service/search/search-index";
import { expect, it } from "vitest";
import { searchWorld } from "./search-world";

const MADE_WORKS = 400;
/** As many as the panel below a field shows. */
const SHOWN = 4;

const index = new SearchIndex();
for (const document of searchWorld(MADE_WORKS)) index.put(document);

it.each([
  ["noo", "نورة القحطاني"],
  ["نور", "نورة القحطاني"],
  ["daw", "ضوء الروشان"],
  ["sukoon", "سكون الرمال"],
  ["sukoon al", "سكون الرمال"],
  ["nawl", "نول جدتي"],
  ["سلم", "سلمى العتيبي"],
  ["oil on ca", "oil on canvas"],
  ["زيت على ق", "زيت على قماش"],
  ["ink on", "ink on paper"],
  ["mixed m", "mixed media"],
  ["house of se", "house of seven storeys"],
  ["noura al", "noura alqahtani"],
])("goes on from %s to %s", (typed, meant) => {
  expect(index.completions(typed, SHOWN, () => true)).toContain(meant);
});
