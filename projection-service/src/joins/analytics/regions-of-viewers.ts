import type { DayRange, ViewerRegions } from "@naqsh/shared/analytics";
import { regionOf, type SaudiRegion } from "@naqsh/shared/artist";
import { presentEach } from "../../http/present-each";
import { allFound } from "../all-documents";
import type { QueryDeps } from "../../query-deps";

/** The least number of viewers of a region that is named, so that no region stands for a person. */
const LEAST_NAMED = 3;

/** Where those live who looked at an artist's works or page while they were signed in. */
export const regionsOfViewers = async (
  artistId: string,
  range: DayRange,
  { views, people }: QueryDeps,
): Promise<ViewerRegions> => {
  const viewers = new Set<string>();
  const looks = allFound(views.signedInViewers, { index: "byArtist", equals: [artistId], range });
  for await (const { document } of looks) viewers.add(document.viewerId);
  const regions = await presentEach([...viewers], async (viewerId) =>
    regionOf(await people.open((await views.people.get(viewerId))?.location ?? null)),
  );
  const counts = new Map<SaudiRegion, number>();
  for (const region of regions) if (region !== null) counts.set(region, (counts.get(region) ?? 0) + 1);
  const named = [...counts]
    .map(([region, count]) => ({ region, viewers: count }))
    .filter((row) => row.viewers >= LEAST_NAMED)
    .toSorted((a, b) => b.viewers - a.viewers);
  return {
    range,
    signedIn: viewers.size,
    regions: named,
    elsewhere: viewers.size - named.reduce((sum, row) => sum + row.viewers, 0),
  };
};
