import type { Policy } from "@naqsh/shared/kernel/policy";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";
import { createEffectPerformer } from "./effect-performer";
import type { EffectOf } from "./effect-performer";

const policy: Policy = { name: "answer-bell-when-rang", handles: ["Rang"], onMoneyPath: false, react: () => [] };
const subjectOf = (at: number): EffectOf => ({
  policy,
  event: recorded({ type: "Rang", data: { bell: `${at}` } }),
  effect: { kind: "command", streamCategory: "bell", streamId: `${at}`, command: { type: "AnswerBell", data: {} } },
  index: 0,
});

describe("Effects that meet something that is away", () => {
  it.each([
    ["one line to operators, without a stack", new Unavailable("no answer"), [{ reason: "no answer" }]],
    ["nothing to tell, where another process acts now", new LeaseLost("worker"), []],
  ])("are %s, and all done when it is back", async (_, trouble, told) => {
    const clock = createSimulatedClock(0);
    const logger = createSilentLogger();
    const done: string[] = [];
    let away: Error | null = trouble;
    const commandBus = {
      dispatch: async ({ streamId }: { streamId: string }) => {
        if (away) throw away;
        done.push(streamId);
        return { accepted: true as const };
      },
    };
    const jobs = { schedule: async () => undefined, begun: async () => undefined };
    const performer = createEffectPerformer({ commandBus, jobs, clock, timers: clock, logger });
    const [signal, onWait] = [new AbortController().signal, (): void => undefined];
    const subjects = Array.from({ length: 20 }, (_subject, at) => subjectOf(at));
    const performing = subjects.map((subject) => performer.perform(subject, signal, onWait));
    await clock.advanceBy(1_500);
    away = null;
    await clock.advanceBy(10_000);
    await Promise.all(performing);
    expect(done).toHaveLength(20);
    const warned = logger.lines.filter(({ level }) => level === "warn").map(({ fields }) => fields);
    expect(warned).toMatchObject(told);
    for (const fields of warned) expect(fields).not.toHaveProperty("err");
  });
});
