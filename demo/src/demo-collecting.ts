import { seededChance, type Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ViewSource } from "@naqsh/shared/engagement";
import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import { spanOfRiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { demoArtworks } from "./content/artworks";
import type { DemoCast } from "./demo-cast";
import { deedsOf, type Deed } from "./demo-deeds";
import { submissionOf } from "./demo-submission";
import type { Happening } from "./happening";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By then every work but those that come late has been approved. */
const BEGINS = -25 * DAY;
const ENDS = -30 * 60_000;

/** Where members come from, if they look at a work before they mark it. */
const SOURCES: readonly ViewSource[] = ["home", "feed", "feed", "search", "artist", "auction"];

/** A price that falls while people wish for the work. */
const PRICE_DROP = { slug: "house-of-seven-storeys", at: -20 * HOUR, price: halalasFromRiyals(7_900) };

/** A work is talked of on one day: so many of its likes come in that afternoon, so that several fall on one day. */
const LIKED_WHILE_TALKED_OF = 0.5;
const AFTERNOON = { from: 13 * HOUR, hours: 7 * HOUR };

const MARKS = { like: "/api/likes", wish: "/api/wishlist" } as const;

type Stage = { presentMs: number; contentFolder: string; cast: DemoCast };
type Ids = ReadonlyMap<string, string>;

/** What a month's collectors look at, like, wish for and whom they follow, and a price that drops. */
export const collectingHappenings = (stage: Stage, artworkIds: Ids): Happening[] => {
  const chance = seededChance("collecting");
  const sources = seededChance("collecting from where");
  const deeds = deedsOf([...stage.cast.collectors.keys()], chance);
  const talkedOf = talkOf(stage, seededChance("collecting when talked of"));
  return [
    ...deeds.map((deed) => {
      const at = stage.presentMs + chance.between(BEGINS, ENDS);
      return doing(stage, artworkIds, { deed, at: talkedOf(deed) ?? at, source: sources.pick(SOURCES) });
    }),
    priceDrop(stage, artworkIds),
  ];
};

/** When a like comes that the talk of a work brings; null for all other deeds. */
const talkOf = ({ presentMs }: Stage, chance: Chance) => {
  const afternoons = new Map<string, number>();
  const afternoonOf = (slug: string): number => {
    const day = presentMs + chance.between(BEGINS + DAY, -DAY);
    const afternoon = afternoons.get(slug) ?? msFromInstant(spanOfRiyadhDay(instantFromMs(day)).from) + AFTERNOON.from;
    afternoons.set(slug, afternoon);
    return afternoon;
  };
  return ({ kind, work }: Deed): number | null => {
    if (kind !== "like" || chance.next() >= LIKED_WHILE_TALKED_OF) return null;
    return Math.min(afternoonOf(work.slug) + chance.between(0, AFTERNOON.hours), presentMs + ENDS);
  };
};

type Planned = { deed: Deed; at: number; source: ViewSource };

const doing = ({ cast }: Stage, artworkIds: Ids, { deed, at, source }: Planned): Happening => {
  const { kind, key, work } = deed;
  return {
    at,
    what: `a ${kind} of ${key} at ${work.slug}`,
    happen: async () => {
      const visitor = cast.collectors.get(key)!;
      const artworkId = artworkIds.get(work.slug)!;
      await visitor.post("/api/interactions", { artworkId, interactionType: "view", metadata: { source } });
      if (kind !== "follow") return void (await visitor.post(MARKS[kind], { artworkId }));
      const { artistId } = await visitor.get<ArtworkDetail>(`/api/artworks/${artworkId}`);
      await visitor.post("/api/follows/follow", { artistId });
    },
  };
};

const priceDrop = ({ presentMs, contentFolder, cast }: Stage, artworkIds: Ids): Happening => {
  const { slug, at, price } = PRICE_DROP;
  const work = demoArtworks.find((one) => one.slug === slug)!;
  return {
    at: presentMs + at,
    what: `the price of ${slug} drops`,
    happen: async () => {
      const form = await submissionOf({ ...work, sale: { kind: "fixed", price } }, contentFolder);
      form.delete("image");
      await cast.artists.get(work.artist)!.put(`/api/artworks/${artworkIds.get(slug)!}`, form);
    },
  };
};
