import { bestHourOf, rangeBefore, type ArtistAnalytics, type DayRange } from "@naqsh/shared/analytics";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Artwork } from "../../artwork/artwork-document";
import type { QueryDeps } from "../../query-deps";
import { allDocuments } from "../all-documents";
import { categoriesOfWorks, funnelOfFound, hoursOfFound, sourcesOfFound, worksOfFound } from "./analytics-breakdown";
import { daysOfFound, foundWithin, totalsOf, type Found } from "./analytics-figures";
import { measuredDays } from "./measured-days";
import { salesOfArtist } from "./sales-of-artist";

const artworksOf = async (artistId: string, { views }: QueryDeps): Promise<Map<string, Artwork>> => {
  const works = new Map<string, Artwork>();
  for await (const work of allDocuments(views.artworks, "byArtist", [artistId])) works.set(work.artworkId, work);
  return works;
};

/** An artist's figures on the days of a range and, to compare, on as many days before. */
export const analyticsOfArtist = async (
  artistId: string,
  range: DayRange,
  deps: QueryDeps,
): Promise<ArtistAnalytics> => {
  const asOf = instantFromMs(deps.clock.now());
  const before = rangeBefore(range);
  const both = { from: before.from, to: range.to };
  const artworks = await artworksOf(artistId, deps);
  const all: Found = {
    ...(await salesOfArtist(artistId, both, deps)),
    works: await measuredDays([...artworks.keys()], both, deps),
    profile: await measuredDays([artistId], both, deps),
  };
  const [found, earlier] = [foundWithin(all, range), foundWithin(all, before)];
  const works = worksOfFound(found, artworks);
  const hours = hoursOfFound(found);
  return {
    range,
    before,
    asOf,
    days: daysOfFound(found, range),
    daysBefore: daysOfFound(earlier, before),
    totals: totalsOf(found),
    totalsBefore: totalsOf(earlier),
    works,
    categories: categoriesOfWorks(works),
    sources: sourcesOfFound(found),
    funnel: funnelOfFound(found),
    hours,
    bestHour: bestHourOf(hours),
    auctions: found.auctions.flatMap((auction) => {
      const work = artworks.get(auction.artworkId);
      return work ? [{ ...auction, title: work.details.title, titleEn: work.details.titleEn }] : [];
    }),
  };
};
