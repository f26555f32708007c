import { personal } from "@naqsh/shared/kernel/personal";
import { MOST_SAVED_SEARCHES } from "@naqsh/shared/search";
import type { FoundTogether, SavedSearchCommand, SavedSearchEvent } from "@naqsh/shared/search";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { savedSearchesDecider } from "./saved-searches.decider";

const given = sentencesAbout(savedSearchesDecider);
const UP_TO = "2026-03-01T12:00:00.000Z";
const name = personal("sara", "Palms");
/** Each asks something of its own, unless it is said what. */
const search = (savedId: string, digest = `asks ${savedId}`) =>
  ({ userId: "sara", savedId, name, place: "search", question: personal("sara", '{"q":"palm"}'), digest }) as const;
const saved = (savedId: string, digest?: string): SavedSearchEvent => ({
  type: "SearchSaved",
  data: search(savedId, digest),
});
const save = (savedId: string, digest?: string, sameAs: readonly string[] = []): SavedSearchCommand => ({
  type: "SaveSearch",
  data: { ...search(savedId, digest), sameAs },
});
/** As it was saved before events held a digest. */
const savedBefore = (savedId: string): SavedSearchEvent => {
  const { digest: _, ...data } = search(savedId);
  return { type: "SearchSaved", data };
};
const of = (savedId: string) => ({ userId: "sara", savedId });
const tellOf = (...savedIds: string[]): SavedSearchCommand => ({
  type: "TellOfSavedSearches",
  data: { userId: "sara", upTo: UP_TO, works: 3, finds: savedIds.map((savedId) => ({ savedId, count: 2 })) },
});
const tell = tellOf("a");
const told = (day: string, savedId = "a", more: { together?: FoundTogether | null } = {}): SavedSearchEvent => ({
  type: "SavedSearchTold",
  data: { ...of(savedId), upTo: UP_TO, count: 2, name: { ...name, isAbout: true }, day, ...more },
});

describe("a person's saved searches", () => {
  it("are kept up to a number, which removing one makes room under", () => {
    const many = Array.from({ length: MOST_SAVED_SEARCHES }, (_, place) => saved(`s${place}`));
    given().when(save("a")).thenRecords(saved("a"));
    given(...many)
      .when(save("a"))
      .thenRejects({ code: "SAVED_SEARCHES_FULL", limit: MOST_SAVED_SEARCHES });
    given(...many, { type: "SavedSearchRemoved", data: of("s7") })
      .when(save("a"))
      .thenRecords(saved("a"));
  });

  it("are kept once for one question, whatever each is called", () => {
    given(saved("a", "palms")).when(save("b", "palms")).thenRejects({ code: "SAVED_SEARCH_EXISTS", savedId: "a" });
    given(saved("a", "palms")).when(save("b", "the sea")).thenRecords(saved("b", "the sea"));
    given(saved("a", "palms"), { type: "SavedSearchRemoved", data: of("a") })
      .when(save("b", "palms"))
      .thenRecords(saved("b", "palms"));
    // Whoever has no room left hears first that none is needed.
    const many = Array.from({ length: MOST_SAVED_SEARCHES }, (_, place) => saved(`s${place}`));
    given(...many)
      .when(save("b", "asks s7"))
      .thenRejects({ code: "SAVED_SEARCH_EXISTS", savedId: "s7" });
  });

  it("count as kept if they were saved before events held a digest, while they are kept", () => {
    given(savedBefore("a"))
      .when(save("b", "palms", ["a"]))
      .thenRejects({ code: "SAVED_SEARCH_EXISTS", savedId: "a" });
    given(savedBefore("a")).when(save("b", "palms")).thenRecords(saved("b", "palms"));
    given(savedBefore("a"), { type: "SavedSearchRemoved", data: of("a") })
      .when(save("b", "palms", ["a"]))
      .thenRecords(saved("b", "palms"));
  });

  it("are saved once by a command that comes again", () => {
    given(saved("a", "palms")).when(save("a", "palms")).thenNothing();
  });

  it("are removed once", () => {
    const forget: SavedSearchCommand = { type: "RemoveSavedSearch", data: of("a") };
    given(saved("a"))
      .when(forget)
      .thenRecords({ type: "SavedSearchRemoved", data: of("a") });
    given(saved("b")).when(forget).thenRejects({ code: "SAVED_SEARCH_UNKNOWN" });
  });

  it("are told of once on a day of Riyadh, while they are kept", () => {
    given(saved("a")).when(tell).thenRecords(told("2026-03-01"));
    given(saved("a"), told("2026-03-01")).when(tell, { now: "2026-03-01T20:59:00.000Z" }).thenNothing();
    given(saved("a"), told("2026-03-01"))
      .when(tell, { now: "2026-03-01T21:00:00.000Z" })
      .thenRecords(told("2026-03-02"));
    given(saved("a"), { type: "SavedSearchRemoved", data: of("a") })
      .when(tell)
      .thenNothing();
  });

  it("are told of at once in the notice of the first, as far as they are not told today", () => {
    const day = "2026-03-01";
    const all = [saved("a"), saved("b"), saved("c")];
    given(...all)
      .when(tellOf("b", "a", "c"))
      .thenRecords(
        told(day, "b", { together: { searches: 3, works: 3 } }),
        told(day, "a", { together: null }),
        told(day, "c", { together: null }),
      );
    given(...all, told(day, "b"))
      .when(tellOf("b", "a", "c"))
      .thenRecords(told(day, "a", { together: { searches: 2, works: 3 } }), told(day, "c", { together: null }));
    // Alone among them it has its own notice.
    given(...all, told(day, "b"), { type: "SavedSearchRemoved", data: of("c") })
      .when(tellOf("b", "a", "c"))
      .thenRecords(told(day, "a"));
    given(...all, told(day, "a"), told(day, "b"), told(day, "c"))
      .when(tellOf("a", "b", "c"))
      .thenNothing();
  });
});
