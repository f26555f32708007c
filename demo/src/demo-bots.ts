import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import { demoArtworks } from "./content/artworks";
import { bidOnce } from "./demo-bidding";
import { auctionStories, BOTS_REST_BEFORE_END_MS } from "./demo-calendar";
import type { DemoCast } from "./demo-cast";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const RIYAL = 100;
/** The demo keeps at least so many auctions running. */
const FEWEST_LIVE = 3;
/** Today's collectors want a work a little more than those of the demo's past. */
const BOTS_GO_BEYOND = 1.2;

export type DemoBotsOptions = {
  cast: DemoCast;
  clock: Clock;
  timers: Timers;
  chance: Chance;
  /** Hears of what a bot could not do; bots go on. */
  onTrouble: (error: unknown) => void;
};

/**
 * Collectors who go on bidding in the running demo until three minutes before an end, so that a visitor finds life in
 * the rooms and still decides the close; and artists who put up the next work when auctions have ended.
 */
export const startDemoBots = ({ cast, clock, timers, chance, onTrouble }: DemoBotsOptions): { stop: () => void } => {
  const bidders = [...cast.collectors].filter(([key]) => key !== "layla" && key !== "khalid").map(([, one]) => one);
  let isBusy = false;

  const limitOf = (item: AuctionListItem): number => {
    const work = demoArtworks.find(({ title }) => title.ar === item.lot.title);
    const story = auctionStories.find(({ slug }) => slug === work?.slug);
    return (story?.limit ?? (item.openingPrice / RIYAL) * 1.6) * BOTS_GO_BEYOND;
  };

  const bidSomewhere = async (): Promise<void> => {
    const live = await bidders[0]!.get<AuctionListItem[]>("/api/auctions?status=live");
    const open = live.filter((item) => Date.parse(item.endsAt) - clock.now() > BOTS_REST_BEFORE_END_MS);
    if (open.length > 0) {
      const item = chance.pick(open);
      await bidOnce(item.auctionId, bidders, limitOf(item), chance);
    }
    const upcoming = await bidders[0]!.get<AuctionListItem[]>("/api/auctions?status=upcoming");
    const soon = upcoming.filter((item) => Date.parse(item.startsAt) - clock.now() < HOUR);
    if (live.length + soon.length < FEWEST_LIVE) await putUpTheNextWork();
  };

  const putUpTheNextWork = async (): Promise<void> => {
    for (const [, artist] of cast.artists) {
      const works = await artist.get<ArtworkCard[]>("/api/artworks/my");
      const free = works.find((work) => work.approved && !work.sold && !work.isAuction);
      if (!free) continue;
      const price = Number(free.price ?? "4000.00");
      const startsAt = clock.now() + 60 * SECOND;
      await artist.post("/api/auctions", {
        artworkId: free.id,
        openingPrice: Math.max(500, Math.round((price * 0.6) / 100) * 100),
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + chance.between(2, 9) * HOUR).toISOString(),
      });
      return;
    }
  };

  const timer: Timer = timers.every(20 * SECOND, async () => {
    if (isBusy || chance.next() < 0.35) return;
    isBusy = true;
    try {
      await bidSomewhere();
    } catch (error) {
      onTrouble(error);
    } finally {
      isBusy = false;
    }
  });
  return { stop: () => timer.cancel() };
};
