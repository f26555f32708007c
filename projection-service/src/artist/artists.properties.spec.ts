import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import fc from "fast-check";
import { expect, it } from "vitest";
import { marksProjection } from "../collector/marks.projection";
import { foldAll } from "../testing/fold-all";
import { approved, detailsOf, pictured, registered, rejected, submitted, workId } from "../testing/story-events";
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

type Told = { title: "dune" | "mist" | "palm" | "reed"; happens: (typeof HAPPENINGS)[number] };
const HAPPENINGS = ["submitted", "approved", "rejected", "pictured", "sold", "returned", "painted", "written"] as const;

const toldOf = ({ title, happens }: Told): AnyEvent => {
  const of = { artworkId: workId(title), artistId: idOfName("huda"), orderId: "o1" };
  switch (happens) {
    case "submitted":
      return submitted(title);
    case "approved":
      return approved(title);
    case "rejected":
      return rejected(title);
    case "pictured":
      return pictured(title, true);
    case "sold":
      return { type: "ArtworkSold", data: { ...of, auctionId: null, buyerId: "b1", amount: 1 } };
    case "returned":
      return { type: "SoldArtworkReturned", data: of };
    case "painted":
    case "written": {
      const details = detailsOf(title, happens === "painted" ? "painting" : "calligraphy");
      return { type: "ArtworkRevised", data: { ...of, details, sentToReview: false } };
    }
  }
};

it("counts what the works themselves say, whatever became of them", () => {
  const told = fc.record<Told>({
    title: fc.constantFrom("dune", "mist", "palm", "reed"),
    happens: fc.constantFrom(...HAPPENINGS),
  });
  fc.assert(
    fc.property(fc.array(told, { maxLength: 40 }), (all) => {
      const huda = foldAll(artistsProjection, [...begun, ...all.map(toldOf)]).get(idOfName("huda"))!;
      const works = Object.values(huda.works).flat();
      const shown = works.filter(({ isShown }) => isShown);
      const painted = shown.filter(({ category }) => category === "painting").length;
      const written = shown.length - painted;
      expect(huda.workCount).toBe(shown.length);
      expect(huda.soldCount).toBe(works.filter(({ isSold }) => isSold).length);
      expect(huda.shown).toEqual({
        ...(painted > 0 && { painting: painted }),
        ...(written > 0 && { calligraphy: written }),
      });
      expect(huda.shelves).toEqual(shown.length > 0 ? ["all", ...huda.disciplines] : []);
      expect(new Set(huda.disciplines)).toEqual(new Set(shown.map(({ category }) => category)));
    }),
  );
});

it("counts and names the works of one who has more than one part holds", () => {
  const titles = Array.from({ length: 200 }, (_, number) => `work ${number}`);
  const begunWith = titles.map((title) => submitted(title));
  const happened = fc.array(fc.tuple(fc.constantFrom(...titles), fc.boolean()), { minLength: 200, maxLength: 400 });
  const counts = fc.property(happened, (all) => {
    const events = all.map(([title, isShown]) => (isShown ? approved(title) : rejected(title)));
    const huda = foldAll(artistsProjection, [...begun, ...begunWith, ...events]).get(idOfName("huda"))!;
    const shown = new Map(all);
    const works = Object.values(huda.works).flat();
    expect(works.map(({ artworkId }) => artworkId).toSorted()).toEqual(titles.map(workId).toSorted());
    for (const title of titles) {
      const work = works.find(({ artworkId }) => artworkId === workId(title))!;
      expect(work.isShown).toBe(shown.get(title) ?? false);
    }
    expect(huda.workCount).toBe([...shown.values()].filter(Boolean).length);
  });
  fc.assert(counts, { numRuns: 5 });
  const one = foldAll(artistsProjection, [...begun, ...begunWith.slice(0, 20)]).get(idOfName("huda"))!;
  const many = foldAll(artistsProjection, [...begun, ...begunWith]).get(idOfName("huda"))!;
  expect(Object.keys(one.works)).toHaveLength(1);
  expect(Object.keys(many.works).length).toBeGreaterThan(8);
});
