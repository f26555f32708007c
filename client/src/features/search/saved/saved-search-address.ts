import type { SavedQuestion, SavedSearch, SearchPlace } from "@naqsh/shared/search";

/** What the marketplace calls in its address what its list is asked by. */
const MARKET_NAMES: Partial<Record<keyof SavedQuestion, string>> = { minPrice: "min", maxPrice: "max" };

const parameterOf = (place: SearchPlace, name: keyof SavedQuestion, value: string): [string, string] => {
  if (place === "search") return [name === "q" ? "query" : name, value];
  if (name === "isAuction") return ["offer", "auction"];
  if (name === "forSale") return ["offer", "sale"];
  return [MARKET_NAMES[name] ?? name, value];
};

/** Where a saved search is open again, as it was saved. */
export const savedSearchAddress = ({ place, question }: Pick<SavedSearch, "place" | "question">): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) {
    parameters.set(...parameterOf(place, name as keyof SavedQuestion, String(value)));
  }
  return `/${place}?${parameters.toString()}`;
};
