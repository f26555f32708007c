import { personal } from "@naqsh/shared/kernel/personal";
import type { SearchHistoryCommand, SearchHistoryEvent } from "@naqsh/shared/search";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { searchHistoryDecider } from "./search-history.decider";

const given = sentencesAbout(searchHistoryDecider);
const entry = (entryId: string) => ({ userId: "sara", entryId, query: personal("sara", "نخيل") });
const remembered = (id: string): SearchHistoryEvent => ({ type: "SearchRemembered", data: entry(id) });
const forget = (entryIds: string[] | null): SearchHistoryCommand => ({
  type: "ForgetSearches",
  data: { userId: "sara", entryIds },
});
const forgotten = (entryIds: string[] | null): SearchHistoryEvent => ({
  type: "SearchesForgotten",
  data: { userId: "sara", entryIds },
});

describe("a person's own searches", () => {
  it("are kept one by one", () => {
    given()
      .when({ type: "RememberSearch", data: entry("a") })
      .thenRecords(remembered("a"));
  });

  it("are forgotten once, some or all", () => {
    given(remembered("a"), remembered("b"))
      .when(forget(["a", "x"]))
      .thenRecords(forgotten(["a"]));
    given(remembered("a"), forgotten(["a"]))
      .when(forget(["a"]))
      .thenRecords();
    given(remembered("a")).when(forget(null)).thenRecords(forgotten(null));
    given(remembered("a"), forgotten(null)).when(forget(null)).thenRecords();
  });
});
