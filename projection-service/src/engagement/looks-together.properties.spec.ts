import type { ArtworksViewed, ArtworkView, ArtworkViewed } from "@naqsh/shared/engagement";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import fc from "fast-check";
import { expect, it } from "vitest";
import { measuredMonthsProjection } from "../analytics/measured-months.projection";
import { MeasuredRecount } from "../analytics/measured-recount";
import { signedInViewersProjection } from "../analytics/signed-in-viewers.projection";
import { foldAll, recorded } from "../testing/fold-all";
import { looksProjection } from "./looks.projection";
import { Recount } from "./recount";
import { workViewsProjection } from "./work-views.projection";

const ARTISTS: Readonly<Record<string, string>> = { dune: "huda", palm: "huda", sea: "reem" };

const look = fc.record<ArtworkView>({
  artworkId: fc.constantFrom(...Object.keys(ARTISTS)),
  artistId: fc.constant(""),
  source: fc.constantFrom("home", "search", "feed"),
  viewerId: fc.constantFrom(null, "sara", "omar"),
});
const looks = fc
  .array(look, { maxLength: 40 })
  .map((all) => all.map((view) => ({ ...view, artistId: ARTISTS[view.artworkId]! })));
const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });

const oneByOne = (all: readonly ArtworkView[]): ArtworkViewed[] => all.map((data) => ({ type: "ArtworkViewed", data }));

/** The same looks, as many in an event as the sizes say in turn. */
const together = (all: readonly ArtworkView[], inTurn: readonly number[]): ArtworksViewed[] => {
  const events: ArtworksViewed[] = [];
  for (let from = 0; from < all.length;) {
    const views = all.slice(from, from + inTurn[events.length % inTurn.length]!);
    events.push({ type: "ArtworksViewed", data: { views } });
    from += views.length;
  }
  return events;
};

/** `sequence` tells how many events a document has taken in, and differs. */
const documentsAfter = (events: readonly AnyEvent[]) =>
  [workViewsProjection, looksProjection, measuredMonthsProjection, signedInViewersProjection].map((projection) =>
    Object.fromEntries(
      [...foldAll<object, never>(projection as never, events)].map(([key, document]) => [
        key,
        { ...document, sequence: null },
      ]),
    ),
  );

it("makes the same views of looks however many of them were recorded together", () => {
  fc.assert(
    fc.property(looks, sizes, (all, inTurn) => {
      expect(documentsAfter(together(all, inTurn))).toEqual(documentsAfter(oneByOne(all)));
    }),
  );
});

it("forgets whoever is erased among those who looked together", () => {
  fc.assert(
    fc.property(looks, sizes, (all, inTurn) => {
      const erased = { type: "AccountErased", data: { userId: "sara" } };
      const after = [...together(all, inTurn), erased];
      expect(foldAll(looksProjection, after).has("sara")).toBe(false);
      const viewers = [...foldAll(signedInViewersProjection, after).values()];
      expect(viewers.filter(({ viewerId }) => viewerId === "sara")).toEqual([]);
    }),
  );
});

it("counts what both recounts of the log count", () => {
  fc.assert(
    fc.property(looks, sizes, (all, inTurn) => {
      const log = [...oneByOne(all), ...together(all, inTurn)];
      const [recount, measured] = [new Recount(), new MeasuredRecount()];
      for (const [number, event] of log.entries()) {
        const told = recorded("story-1", event, number);
        recount.read(told);
        measured.read(told);
      }
      const counted = foldAll(workViewsProjection, log);
      expect(new Map([...counted].map(([key, { views }]) => [key, views]))).toEqual(
        new Map([...recount.works].map(([key, { views }]) => [key, views])),
      );
      const months = [...foldAll(measuredMonthsProjection, log)].map(([key, { days }]) => [
        key,
        Object.fromEntries(
          Object.entries(days).flatMap(([day, counts]) =>
            Object.entries(counts).map(([name, count]) => [`${day} ${name}`, count]),
          ),
        ),
      ]);
      expect(Object.fromEntries(months)).toEqual(Object.fromEntries(measured.months));
      expect([...counted.values()].reduce((sum, { views }) => sum + views, 0)).toBe(2 * all.length);
    }),
  );
});
