import { ACHIEVEMENTS, DEEDS, mostCounted, type AchievementEvent, type CountDeed } from "@naqsh/shared/achievement";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { achievementDecider } from "./achievement.decider";

const after = (commands: readonly CountDeed["data"][]): AchievementEvent[] => {
  let state = achievementDecider.initialState;
  const log: AchievementEvent[] = [];
  for (const data of commands) {
    const decision = achievementDecider.decide({ type: "CountDeed", data }, state, {
      receivedAt: data.doneAt,
      now: data.doneAt,
    });
    if (!decision.accepted) throw new Error("refused");
    for (const event of decision.events) {
      log.push(event);
      state = achievementDecider.evolve(state, event);
    }
  }
  return log;
};

const done = fc.record({
  userId: fc.constant("u"),
  deed: fc.constantFrom(...DEEDS),
  subjectId: fc.integer({ min: 0, max: 14 }).map((nth) => `s${nth}`),
  causeId: fc.uuid(),
  doneAt: fc.constant("2026-03-02T09:00:00.000Z"),
});

it("earns each achievement once, exactly when so many different things were done", () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 80 }), (commands) => {
      const log = after(commands);
      const earned = log.flatMap((event) => (event.type === "AchievementEarned" ? [event.data.achievement] : []));
      const expected = Object.entries(ACHIEVEMENTS).flatMap(([name, { deed, times }]) =>
        new Set(commands.filter((one) => one.deed === deed).map((one) => one.subjectId)).size >= times ? [name] : [],
      );
      expect(earned.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

it("counts nothing beyond what earns something", () => {
  const many = Array.from({ length: 20 }, (_, nth) => ({
    userId: "u",
    deed: "sale" as const,
    subjectId: `o${nth}`,
    causeId: "c",
    doneAt: "2026-03-02T09:00:00.000Z",
  }));
  expect(after(many).filter(({ type }) => type === "DeedCounted")).toHaveLength(mostCounted("sale"));
});
