import { FIRST_SETTINGS, type SettingsEvent } from "@naqsh/shared/settings";
import { describe, expect, it } from "vitest";
import { settingsDecider } from "./settings.decider";

const TIMES = { receivedAt: "2026-03-01T09:00:00.000Z", now: "2026-03-01T09:00:00.000Z" };

const changed = (changes: SettingsEvent["data"]["changes"], given: SettingsEvent["data"]["changes"][] = []) => {
  const state = given
    .map((earlier): SettingsEvent => ({ type: "SettingsChanged", data: { changedBy: "a", changes: earlier } }))
    .reduce(settingsDecider.evolve, settingsDecider.initialState);
  return settingsDecider.decide({ type: "ChangeSettings", data: { changedBy: "b", changes } }, state, TIMES);
};

describe("The platform's settings", () => {
  it("record what differs alone, with who changed it", () => {
    const changes = { commissionBasisPoints: 1_200, softCloseMs: FIRST_SETTINGS.softCloseMs, vatNumber: null };
    expect(changed(changes)).toEqual({
      accepted: true,
      events: [{ type: "SettingsChanged", data: { changedBy: "b", changes: { commissionBasisPoints: 1_200 } } }],
    });
  });

  it("stay quiet where nothing differs from what is in force", () => {
    const name = { ar: "دار", en: "House" };
    expect(changed({ platformName: { ...name } }, [{ platformName: name }])).toEqual({ accepted: true, events: [] });
    expect(changed({})).toEqual({ accepted: true, events: [] });
  });

  it("take a fact of the seller away again", () => {
    expect(changed({ phone: null }, [{ phone: "+966 11 000 0000" }])).toMatchObject({
      events: [{ data: { changes: { phone: null } } }],
    });
  });
});
