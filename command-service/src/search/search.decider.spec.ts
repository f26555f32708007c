import type { SearchCommand, SearchEvent } from "@naqsh/shared/search";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { searchDecider } from "./search.decider";

const given = sentencesAbout(searchDecider);
const words = { termId: "palm", term: "palm", query: "Palm" };
const choice = { termId: "palm", kind: "artwork", resultId: "dune" } as const;
const sought: SearchEvent = { type: "TermSought", data: words };
const choose: SearchCommand = { type: "RecordSearchChoice", data: choice };

describe("words that are sought", () => {
  it("are recorded each time", () => {
    given().when({ type: "RecordSearch", data: words }).thenRecords(sought);
    given(sought).when({ type: "RecordSearch", data: words }).thenRecords(sought);
  });

  it("have choices once somebody sought them: what is chosen while one still types is no result of a search", () => {
    given().when(choose).thenRecords();
    given(sought).when(choose).thenRecords({ type: "SearchResultChosen", data: choice });
  });
});
