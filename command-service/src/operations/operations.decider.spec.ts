import { describe, it } from "vitest";
import type { OperationsEvent } from "@naqsh/shared/operations";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { operationsDecider } from "./operations.decider";

const outage = { outageId: "one", from: "2026-03-01T12:00:00.000Z", to: "2026-03-01T12:05:00.000Z" };
const recorded: OperationsEvent = { type: "OutageRecorded", data: outage };
const given = sentencesAbout(operationsDecider);

describe("an outage", () => {
  it("is recorded once", () => {
    given().when({ type: "RecordOutage", data: outage }).thenRecords(recorded);
    given(recorded).when({ type: "RecordOutage", data: outage }).thenNothing();
  });

  it("ends after it began", () => {
    for (const to of [outage.from, "2026-03-01T11:00:00.000Z"]) {
      given()
        .when({ type: "RecordOutage", data: { ...outage, to } })
        .thenRejects({ code: "OUTAGE_INVALID" });
    }
  });
});
