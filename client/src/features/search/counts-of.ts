import type { SearchAnswer } from "@naqsh/shared/search";

type Totals = Pick<SearchAnswer, "total" | "artistsTotal" | "auctionsTotal">;

/** How many of each kind a search finds, by the kind's tab. */
export const countsOf = ({ total, artistsTotal, auctionsTotal }: Totals) => ({
  artworks: total,
  artists: artistsTotal,
  auctions: auctionsTotal,
});
