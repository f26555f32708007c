import { ARTIST_SORTS, SAUDI_REGIONS, type SaudiRegion } from "@naqsh/shared/artist";
import { ARTWORK_CATEGORIES, type ArtworkCategory } from "@naqsh/shared/artwork";

type ArtistSort = (typeof ARTIST_SORTS)[number];

export type ArtistFilters = {
  q: string;
  discipline: ArtworkCategory | "";
  region: SaudiRegion | "";
  sort: ArtistSort;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What the address of the index asks for; what it does not know is left out. */
export const artistFiltersFrom = (parameters: URLSearchParams): ArtistFilters => ({
  q: parameters.get("q") ?? "",
  discipline: oneOf(ARTWORK_CATEGORIES, parameters.get("discipline")) ?? "",
  region: oneOf(SAUDI_REGIONS, parameters.get("region")) ?? "",
  sort: oneOf(ARTIST_SORTS, parameters.get("sort")) ?? "popular",
});

/** The address of another list, from its beginning, with some of it changed; what is as usual is not said. */
export const withArtistFilters = (before: URLSearchParams, changes: Partial<ArtistFilters>): URLSearchParams => {
  const changed = new URLSearchParams(before);
  changed.delete("cursor");
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || (name === "sort" && value === "popular")) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
};

/** The query of GET /api/artists. */
export const searchOfArtists = (filters: ArtistFilters): string =>
  withArtistFilters(new URLSearchParams(), filters).toString();
