import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import fc from "fast-check";
import { expect, it } from "vitest";
import { marksProjection } from "../collector/marks.projection";
import { foldAll } from "../testing/fold-all";
import { approved, pictured, registered, rejected, submitted, workId } from "../testing/story-events";
import { idOfName } from "../testing/auction-story";
import { artistsProjection } from "./artists.projection";

type Step = { who: "sara" | "omar" | "noura"; whom: "huda" | "reem"; does: "toggle" | "leave" };

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom("sara", "omar", "noura"),
    whom: fc.constantFrom("huda", "reem"),
    does: fc.oneof({ weight: 8, arbitrary: fc.constant("toggle" as const) }, fc.constant("leave" as const)),
  }),
  { maxLength: 50 },
);

const begun = [registered("huda", "artist"), registered("reem", "artist")];

/** The log that such steps leave, and who follows whom after them. */
const lived = (all: readonly Step[]) => {
  const follows = new Map<string, Set<string>>();
  const events: AnyEvent[] = [];
  for (const { who: collectorId, whom, does } of all) {
    const own = follows.get(collectorId) ?? new Set<string>();
    follows.set(collectorId, own);
    const artistId = idOfName(whom);
    if (does === "leave") {
      const forgotten = { collectorId, followedArtistIds: [...own], likedArtworkIds: [], wishedArtworkIds: [] };
      events.push({ type: "MarksForgotten", data: forgotten });
      own.clear();
    } else {
      const isNew = !own.delete(artistId);
      if (isNew) own.add(artistId);
      events.push({ type: isNew ? "ArtistFollowed" : "ArtistUnfollowed", data: { collectorId, artistId } });
    }
  }
  return { events, follows };
};

it("an artist has as many followers as people follow them, and as there are marks, whoever left meanwhile", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { events, follows } = lived(all);
      const artists = foldAll(artistsProjection, [...begun, ...events]);
      const marks = [...foldAll(marksProjection, events).values()];
      for (const artistId of [idOfName("huda"), idOfName("reem")]) {
        const people = [...follows.values()].filter((own) => own.has(artistId)).length;
        expect(artists.get(artistId)?.followers).toBe(people);
        expect(marks.filter(({ targetId }) => targetId === artistId)).toHaveLength(people);
      }
    }),
  );
});

it("ends every follow of an artist who left, and nothing else", () => {
  const huda = idOfName("huda");
  fc.assert(
    fc.property(steps, (all) => {
      const { events } = lived(all);
      const marks = (...told: AnyEvent[]) => [...foldAll(marksProjection, [...events, ...told]).keys()];
      const kept = marks().filter((key) => !key.startsWith("follow/") || !key.endsWith(huda));
      expect(marks({ type: "AccountErased", data: { userId: huda } })).toEqual(kept);
    }),
  );
});

it("stands on the shelves of what is shown of them, and on none once they have left", () => {
  const huda = idOfName("huda");
  const erased = { type: "AccountErased", data: { userId: huda } };
  const works = [
    submitted("dune"),
    submitted("mist", { category: "calligraphy" }),
    submitted("palm", { category: "calligraphy" }),
  ];
  const after = (...events: AnyEvent[]) => foldAll(artistsProjection, [...begun, ...works, ...events]).get(huda);
  const shown = ["dune", "mist", "palm"].map((title) => approved(title));
  expect(after()).toMatchObject({ shelves: [], workCount: 0 });
  expect(after(...shown)).toMatchObject({ shelves: ["all", "calligraphy", "painting"], workCount: 3 });
  expect(after(...shown, rejected("dune"))).toMatchObject({ shelves: ["all", "calligraphy"], workCount: 2 });
  expect(after(...shown, pictured("dune", false))).toMatchObject({ workCount: 3 });
  expect(after(...shown, pictured("dune", true))).toMatchObject({ shelves: ["all", "calligraphy"], workCount: 2 });
  expect(after(...shown, erased)).toMatchObject({ shelves: [], hasLeft: true });
});

it("counts a sale no more that fell", () => {
  const huda = idOfName("huda");
  const of = { artworkId: workId("dune"), artistId: huda };
  const shown = [submitted("dune"), approved("dune")];
  const sold = { type: "ArtworkSold", data: { ...of, orderId: "o1", auctionId: null, buyerId: "b1", amount: 1 } };
  const back = { type: "SoldArtworkReturned", data: { ...of, orderId: "o1" } };
  const after = (...events: AnyEvent[]) => foldAll(artistsProjection, [...begun, ...shown, ...events]).get(huda);
  expect(after(sold)).toMatchObject({ soldCount: 1, workCount: 1 });
  expect(after(sold, back)).toMatchObject({ soldCount: 0, workCount: 1 });
});
