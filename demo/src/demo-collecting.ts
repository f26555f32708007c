import { seededChance, type Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ViewSource } from "@naqsh/shared/engagement";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
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

const MARKS = { like: "/api/likes", wish: "/api/wishlist" } as const;

type Stage = { presentMs: number; contentFolder: string; cast: DemoCast };
type Ids = ReadonlyMap<string, string>;

/** What a month's collectors look at, like, wish for and whom they follow, and a price that drops. */
export const collectingHappenings = (stage: Stage, artworkIds: Ids): Happening[] => {
  const chance = seededChance("collecting");
  const sources = seededChance("collecting from where");
  const deeds = deedsOf([...stage.cast.collectors.keys()], chance);
  return [
    ...deeds.map((deed) => doing(stage, artworkIds, { deed, chance, source: sources.pick(SOURCES) })),
    priceDrop(stage, artworkIds),
  ];
};

type Planned = { deed: Deed; chance: Chance; source: ViewSource };

const doing = ({ presentMs, cast }: Stage, artworkIds: Ids, { deed, chance, source }: Planned): Happening => {
  const { kind, key, work } = deed;
  return {
    at: presentMs + chance.between(BEGINS, ENDS),
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
