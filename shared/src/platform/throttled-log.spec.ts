import { describe, expect, it } from "vitest";
import { createSimulatedClock } from "./adapters/simulated/simulated-clock";
import { createLogger } from "./logger";
import { createThrottledLog } from "./throttled-log";

const open = () => {
  const lines: object[] = [];
  const clock = createSimulatedClock(0);
  const warn = (facts: object): void => void lines.push(facts);
  const tell = createThrottledLog({ warn, error: warn }, clock, "Something is away");
  return { lines, clock, tell };
};

describe("Trouble that comes again and again", () => {
  it("is told at once, then every ten seconds with how often it was met", async () => {
    const { lines, clock, tell } = open();
    for (let second = 0; second <= 20; second += 1) {
      for (let time = 0; time < 50; time += 1) tell("Redis is away", { path: "/api/bids" });
      await clock.advanceBy(1_000);
    }
    expect(lines).toEqual([
      { path: "/api/bids", reason: "Redis is away" },
      { path: "/api/bids", reason: "Redis is away", timesSince: 499 },
      { path: "/api/bids", reason: "Redis is away", timesSince: 499 },
    ]);
  });

  it("is told apart by its words and by what it is about, not by figures in it", () => {
    const { lines, tell } = open();
    tell("no answer within 4998 ms");
    tell("no answer within 5000 ms");
    tell("connection refused");
    tell("connection refused", {}, "another policy");
    expect(lines).toEqual([
      { reason: "no answer within 4998 ms" },
      { reason: "connection refused" },
      { reason: "connection refused" },
    ]);
  });

  it.each(["warn", "error"] as const)("is written by the services' own logger: %s", (level) => {
    const lines: string[] = [];
    const logger = createLogger({ level: "warn", destination: { write: (line) => void lines.push(line) } });
    createThrottledLog(logger, { now: () => 0 }, "Waiting for the log", level)("it is away", { path: "/api" });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level, reason: "it is away", path: "/api", msg: "Waiting for the log" },
    ]);
  });

  it("is told also after the clock went back", () => {
    const lines: object[] = [];
    let nowMs = 3_600_000;
    const warn = (facts: object): void => void lines.push(facts);
    const tell = createThrottledLog({ warn, error: warn }, { now: () => nowMs }, "away");
    tell("it");
    nowMs = 0;
    tell("it");
    expect(lines).toHaveLength(2);
  });
});
