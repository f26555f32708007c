import { MOST_WORKS, type CollectionCommand, type CollectionEvent } from "@naqsh/shared/collection";
import { personal } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectionDecider } from "./collection.decider";

const given = sentencesAbout(collectionDecider);
const own = { collectionId: "sea", by: "sara" };
const of = { collectionId: "sea", ownerId: "sara" };
const text = { name: personal("sara", "Sea"), description: null };

const created: CollectionEvent = { type: "CollectionCreated", data: { ...of, ...text } };
const collected = (artworkId: string): CollectionEvent => ({
  type: "WorkCollected",
  data: { ...of, artworkId, note: null },
});
const add = (artworkId: string): CollectionCommand => ({
  type: "AddToCollection",
  data: { ...own, artworkId, note: null },
});
const order = (...artworkIds: string[]): CollectionCommand => ({
  type: "OrderCollection",
  data: { ...own, artworkIds },
});

describe("A collection", () => {
  it("holds a work once", () => {
    given(created).when(add("dune")).thenRecords(collected("dune"));
    given(created, collected("dune")).when(add("dune")).thenNothing();
    const full = Array.from({ length: MOST_WORKS }, (_, nth) => collected(String(nth)));
    given(created, ...full)
      .when(add("dune"))
      .thenRejects({ code: "COLLECTION_FULL", limit: MOST_WORKS });
  });

  it("does not exist for others, and not after it was deleted", () => {
    const published: CollectionEvent = { type: "CollectionPublished", data: of };
    const deleted: CollectionEvent = { type: "CollectionDeleted", data: of };
    given(created, published)
      .when({ type: "HideCollection", data: { ...own, by: "omar" } })
      .thenRejects({ code: "COLLECTION_UNKNOWN" });
    given(created, deleted).when(add("dune")).thenRejects({ code: "COLLECTION_UNKNOWN" });
    given().when({ type: "DeleteCollection", data: own }).thenRejects({ code: "COLLECTION_UNKNOWN" });
  });

  it("is ordered by naming each work of it", () => {
    const works = [created, collected("dune"), collected("palm")];
    given(...works)
      .when(order("palm", "dune"))
      .thenRecords({ type: "CollectionOrdered", data: { ...of, artworkIds: ["palm", "dune"] } });
    given(...works)
      .when(order("dune", "palm"))
      .thenNothing();
    for (const wrong of [["dune"], ["dune", "mist"], ["dune", "dune"]]) {
      given(...works)
        .when(order(...wrong))
        .thenRejects({ code: "ORDER_INCOMPLETE" });
    }
  });

  it("has one of its works as the cover, which goes with the work", () => {
    const cover: CollectionCommand = { type: "ChooseCover", data: { ...own, artworkId: "dune" } };
    const chosen: CollectionEvent = { type: "CollectionCoverChosen", data: { ...of, artworkId: "dune" } };
    const gone: CollectionEvent = { type: "WorkUncollected", data: { ...of, artworkId: "dune" } };
    given(created).when(cover).thenRejects({ code: "WORK_NOT_COLLECTED" });
    given(created, collected("dune")).when(cover).thenRecords(chosen);
    given(created, collected("dune"), chosen).when(cover).thenNothing();
    expect(given(created, collected("dune"), chosen, gone).state()).toMatchObject({ cover: null, works: [] });
  });

  it("is shown and hidden, once each", () => {
    const published: CollectionEvent = { type: "CollectionPublished", data: of };
    given(created).when({ type: "PublishCollection", data: own }).thenRecords(published);
    given(created, published).when({ type: "PublishCollection", data: own }).thenNothing();
    given(created).when({ type: "HideCollection", data: own }).thenNothing();
  });

  it("never holds a work twice, whatever is asked of it", () => {
    const works = ["dune", "palm", "mist"];
    const command = fc.oneof(
      fc.constantFrom(...works).map(add),
      fc.constantFrom(...works).map((artworkId): CollectionCommand => ({
        type: "RemoveFromCollection",
        data: { ...own, artworkId },
      })),
      fc.array(fc.constantFrom(...works), { maxLength: 4 }).map((ids) => order(...ids)),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const history: CollectionEvent[] = [created];
        for (const one of commands) {
          const times = { receivedAt: "2026-03-01T12:00:00.000Z", now: "2026-03-01T12:00:00.000Z" };
          const decision = collectionDecider.decide(one, given(...history).state(), times);
          if (decision.accepted) history.push(...decision.events);
        }
        const state = given(...history).state();
        const held = state.status === "kept" ? state.works : [];
        expect(new Set(held).size).toBe(held.length);
      }),
    );
  });
});
