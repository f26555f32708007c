import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { after, instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import fc from "fast-check";
import { expect, it } from "vitest";
import { workLikesProjection } from "../collector/work-likes.projection";
import { workViewsProjection } from "../engagement/work-views.projection";
import { foldAll } from "../testing/fold-all";
import { MeasuredRecount } from "./measured-recount";
import { measuredMonthsProjection, sumOfCounts, type MeasuredMonth } from "./measured-months.projection";

const HOUR_MS = 60 * 60 * 1000;
/** Before the end of a month in Riyadh, which lies three hours before that of UTC. */
const BEGIN = "2026-01-31T18:00:00.000Z";

type Event = Parameters<typeof measuredMonthsProjection.evolve>[1];

const works = fc.constantFrom("dune", "palm");
const steps = fc.array(
  fc.record({
    who: fc.constantFrom("sara", "omar"),
    work: works,
    does: fc.constantFrom("look", "visit", "like", "wish", "follow", "share", "bid", "leave"),
    hours: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 60 },
);

type Step = { who: string; work: string; does: string; hours: number };

/** What stands after the steps, as somebody who remembers everything tells it. */
const lived = (all: readonly Step[]) => {
  const standing = new Set<string>();
  const bidders = new Set<string>();
  const isNewIn = (work: string, who: string) => bidders.size < bidders.add(`${work} ${who}`).size;
  const events: { event: AnyEvent; at: string }[] = [];
  let at = BEGIN;
  for (const { who: collectorId, work: artworkId, does, hours } of all) {
    at = after(at, hours * HOUR_MS);
    const tell = (type: string, data: object) => events.push({ event: { type, data }, at });
    const ofWork = { artworkId, artistId: "huda" };
    const toggle = (mark: string, made: string, gone: string, data: object) => {
      const name = `${mark} ${mark === "follow" ? "huda" : artworkId} ${collectorId}`;
      const isNew = !standing.delete(name);
      if (isNew) standing.add(name);
      tell(isNew ? made : gone, { collectorId, ...data });
    };
    const marked = (mark: string) => {
      const own = [...standing].filter((name) => name.startsWith(`${mark} `) && name.endsWith(` ${collectorId}`));
      for (const name of own) standing.delete(name);
      return own.map((name) => name.split(" ")[1]!);
    };
    if (does === "look") tell("ArtworkViewed", { ...ofWork, source: "home", viewerId: null });
    if (does === "visit") tell("ArtistPageViewed", { artistId: "huda", source: "feed", viewerId: null });
    if (does === "share") tell("ArtworkShared", { ...ofWork, way: "email" });
    if (does === "bid")
      tell("BidPlaced", {
        auctionId: `sale of ${artworkId}`,
        artworkId,
        bidderId: collectorId,
        isNewBidder: isNewIn(artworkId, collectorId),
      });
    if (does === "like") toggle("like", "ArtworkLiked", "ArtworkUnliked", ofWork);
    if (does === "wish") toggle("wish", "WorkWishedFor", "WorkUnwished", ofWork);
    if (does === "follow") toggle("follow", "ArtistFollowed", "ArtistUnfollowed", { artistId: "huda" });
    if (does === "leave") {
      const likedArtworkIds = marked("like");
      const wishedArtworkIds = marked("wish");
      const followedArtistIds = marked("follow");
      tell("MarksForgotten", { collectorId, likedArtworkIds, wishedArtworkIds, followedArtistIds });
    }
  }
  return { events, standing };
};

const foldDated = (events: readonly { event: AnyEvent; at: string }[]): Map<string, MeasuredMonth> => {
  const documents = new Map<string, MeasuredMonth>();
  for (const { event, at } of events) {
    const told = { ...event, recordedAt: at } as RecordedEvent<Event>;
    for (const key of measuredMonthsProjection.keysOf(told) as readonly string[]) {
      documents.set(key, measuredMonthsProjection.evolve(documents.get(key) ?? null, told, key)!);
    }
  }
  return documents;
};

const countsOf = (documents: ReadonlyMap<string, MeasuredMonth>, subjectId: string) =>
  sumOfCounts(
    [...documents.values()].filter((month) => month.subjectId === subjectId).flatMap(({ days }) => Object.values(days)),
  );

const flat = (documents: ReadonlyMap<string, MeasuredMonth>) =>
  new Map(
    [...documents].map(([key, { days }]) => [
      key,
      Object.fromEntries(
        Object.entries(days).flatMap(([day, counts]) =>
          Object.entries(counts).map(([name, sum]) => [`${day} ${name}`, sum ?? 0]),
        ),
      ),
    ]),
  );

const nonZero = (months: ReadonlyMap<string, Readonly<Record<string, number>>>) =>
  [...months]
    .flatMap(([key, counts]) => Object.entries(counts).map(([name, sum]) => [`${key} ${name}`, sum] as const))
    .filter(([, sum]) => sum !== 0)
    .toSorted(([a], [b]) => a.localeCompare(b));

it("all days together count what a recount counts, whoever left meanwhile", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { events, standing } = lived(all);
      const months = foldDated(events);
      const plain = events.map(({ event }) => event);
      const recounted = (type: string, work: string) =>
        plain.filter((event) => event.type === type && (event.data as { artworkId?: string }).artworkId === work)
          .length;
      const stands = (beginning: string) => [...standing].filter((name) => name.startsWith(beginning)).length;
      for (const work of ["dune", "palm"]) {
        const counts = countsOf(months, work);
        expect(counts.views ?? 0).toBe(foldAll(workViewsProjection, plain).get(work)?.views ?? 0);
        expect(counts.likes ?? 0).toBe(foldAll(workLikesProjection, plain).get(work)?.likes ?? 0);
        expect(counts.likes ?? 0).toBe(stands(`like ${work} `));
        expect(counts.wishes ?? 0).toBe(stands(`wish ${work} `));
        expect(counts.shares ?? 0).toBe(recounted("ArtworkShared", work));
        expect(counts.bids ?? 0).toBe(recounted("BidPlaced", work));
        expect(counts["from/home"] ?? 0).toBe(counts.views ?? 0);
      }
      const recount = new MeasuredRecount();
      for (const { event, at } of events) recount.read({ ...event, recordedAt: at });
      expect(nonZero(flat(months))).toEqual(nonZero(recount.months));
      expect(countsOf(months, "huda").followers ?? 0).toBe(stands("follow "));
      expect(countsOf(months, "huda").views ?? 0).toBe(plain.filter(({ type }) => type === "ArtistPageViewed").length);
    }),
  );
});

it("counts each event on its day and hour in Riyadh", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minutes) => {
      const at = instantFromMs(Date.parse(BEGIN) + minutes * 60_000);
      const viewed = {
        type: "ArtworkViewed",
        data: { artworkId: "dune", artistId: "huda", source: "home", viewerId: null },
      };
      const [[key, month]] = [...foldDated([{ event: viewed, at }])] as [[string, MeasuredMonth]];
      const day = riyadhDayOf(at);
      const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Riyadh", hour: "2-digit", hourCycle: "h23" });
      expect(key).toBe(`dune/${day.slice(0, 7)}`);
      expect(month.days).toEqual({
        [day.slice(8)]: { views: 1, "from/home": 1, [`viewsAt/${hour.format(new Date(at))}`]: 1 },
      });
    }),
  );
});
