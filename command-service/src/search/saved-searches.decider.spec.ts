import { personal } from "@naqsh/shared/kernel/personal";
import { MOST_SAVED_SEARCHES, type SavedSearchCommand, type SavedSearchEvent } from "@naqsh/shared/search";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { savedSearchesDecider } from "./saved-searches.decider";

const given = sentencesAbout(savedSearchesDecider);
const UP_TO = "2026-03-01T12:00:00.000Z";
const name = personal("sara", "Palms");
const search = (savedId: string) =>
  ({ userId: "sara", savedId, name, place: "search", question: personal("sara", '{"q":"palm"}') }) as const;
const saved = (savedId: string): SavedSearchEvent => ({ type: "SearchSaved", data: search(savedId) });
const of = (savedId: string) => ({ userId: "sara", savedId });
const tell: SavedSearchCommand = { type: "TellOfSavedSearch", data: { ...of("a"), upTo: UP_TO, count: 2 } };
const told = (day: string): SavedSearchEvent => ({
  type: "SavedSearchTold",
  data: { ...of("a"), upTo: UP_TO, count: 2, name: { ...name, isAbout: true }, day },
});

describe("a person's saved searches", () => {
  it("are kept up to a number, which removing one makes room under", () => {
    const many = Array.from({ length: MOST_SAVED_SEARCHES }, (_, place) => saved(`s${place}`));
    const save: SavedSearchCommand = { type: "SaveSearch", data: search("a") };
    given().when(save).thenRecords(saved("a"));
    given(...many)
      .when(save)
      .thenRejects({ code: "SAVED_SEARCHES_FULL", limit: MOST_SAVED_SEARCHES });
    given(...many, { type: "SavedSearchRemoved", data: of("s7") })
      .when(save)
      .thenRecords(saved("a"));
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
});
