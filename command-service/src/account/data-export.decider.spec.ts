import type { DataExportCommand, DataExportEvent } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import { dataExportDecider, type DataExport } from "./data-export.decider";

const NOW = "2026-03-01T09:00:00.000Z";
const DAY_MS = 86_400_000;
const whose = { userId: "sara", exportId: "one" };
const requested: DataExportEvent = { type: "DataExportRequested", data: { ...whose, requestedAt: NOW } };
const made = { ...whose, attempt: "try", chunks: 2, bytes: 5_000 };
const ready: DataExportEvent = {
  type: "DataExportReady",
  data: { ...made, expiresAt: "2026-03-08T09:00:00.000Z" },
};

const stateAfter = (...events: DataExportEvent[]): DataExport =>
  events.reduce<DataExport>((state, event) => dataExportDecider.evolve(state, event), dataExportDecider.initialState);

const decided = (command: DataExportCommand, events: DataExportEvent[], now = NOW) =>
  dataExportDecider.decide(command, stateAfter(...events), { receivedAt: now, now });

const askAgain: DataExportCommand = { type: "RequestDataExport", data: { userId: "sara", exportId: "two" } };

describe("A copy of a person's data", () => {
  it("is made one at a time, and asked for again only once one that never came is a day old", () => {
    expect(decided(askAgain, [requested])).toEqual({
      accepted: false,
      rejection: { code: "DATA_EXPORT_UNDER_WAY" },
    });
    expect(decided(askAgain, [requested], after(NOW, DAY_MS))).toMatchObject({
      events: [{ type: "DataExportRequested" }],
    });
    expect(decided(askAgain, [requested, ready])).toMatchObject({ events: [{ type: "DataExportRequested" }] });
  });

  it("can be fetched for a week, and is deleted then and not before", () => {
    expect(decided({ type: "CompleteDataExport", data: made }, [requested])).toMatchObject({ events: [ready] });
    const remove: DataExportCommand = { type: "DeleteDataExport", data: whose };
    expect(decided(remove, [requested, ready])).toMatchObject({
      rejection: { code: "DATA_EXPORT_NOT_EXPIRED", endsAt: "2026-03-08T09:00:00.000Z" },
    });
    const events = decided(remove, [requested, ready], "2026-03-08T09:00:00.000Z");
    expect(events).toMatchObject({ events: [{ type: "DataExportDeleted", data: whose }] });
  });

  it("is not completed, told of or deleted in place of another one", () => {
    const two: DataExportEvent = { type: "DataExportRequested", data: { ...whose, exportId: "two", requestedAt: NOW } };
    const complete: DataExportCommand = { type: "CompleteDataExport", data: made };
    expect(decided(complete, [requested, two])).toMatchObject({ rejection: { code: "DATA_EXPORT_REPLACED" } });
    const advance: DataExportCommand = { type: "AdvanceDataExport", data: { ...whose, percent: 40 } };
    expect(decided(advance, [requested, two])).toMatchObject({ events: [] });
    const later = "2026-04-01T09:00:00.000Z";
    expect(decided({ type: "DeleteDataExport", data: whose }, [requested, ready, two], later)).toMatchObject({
      events: [],
    });
  });

  it("is tried for as long as it is under way, each try once", () => {
    const begin: DataExportCommand = { type: "AttemptDataExport", data: { ...whose, attempt: "try" } };
    const attempted: DataExportEvent = { type: "DataExportAttempted", data: { ...whose, attempt: "try" } };
    expect(decided(begin, [requested])).toMatchObject({ events: [attempted] });
    expect(decided(begin, [requested, attempted, ready])).toMatchObject({
      rejection: { code: "DATA_EXPORT_REPLACED" },
    });
    const later: DataExportEvent = { type: "DataExportAttempted", data: { ...whose, attempt: "later" } };
    const complete: DataExportCommand = { type: "CompleteDataExport", data: made };
    expect(decided(complete, [requested, attempted, later])).toMatchObject({ events: [ready] });
    expect(decided({ ...complete, data: { ...made, attempt: "later" } }, [requested, attempted, ready])).toMatchObject({
      rejection: { code: "DATA_EXPORT_REPLACED" },
    });
  });

  it("only ever advances", () => {
    const advance = (percent: number): DataExportCommand => ({
      type: "AdvanceDataExport",
      data: { ...whose, percent },
    });
    const told: DataExportEvent = { type: "DataExportAdvanced", data: { ...whose, percent: 40 } };
    expect(decided(advance(40), [requested])).toMatchObject({ events: [told] });
    expect(decided(advance(30), [requested, told])).toMatchObject({ events: [] });
  });
});
