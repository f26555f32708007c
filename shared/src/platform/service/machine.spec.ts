import { describe, expect, it, onTestFinished } from "vitest";
import { Unavailable } from "../ports/unavailable";
import { machineFor } from "./machine";

describe("What a machine's timers run", () => {
  it("is one line where what it needs is away, and an error with its stack where it is a bug", async () => {
    const lines: [string, object][] = [];
    const write = (level: string) => (facts: object) => void lines.push([level, facts]);
    const logger = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
    const { timers } = machineFor({ logLevel: "warn" }, { logger });
    let times = 0;
    const bug = new Error("a bug");
    const timer = timers.every(1, async () => {
      times += 1;
      throw times === 5 ? bug : new Unavailable("MongoDB is away");
    });
    onTestFinished(() => timer.cancel());
    await expect.poll(() => times).toBeGreaterThan(8);
    expect(lines).toEqual([
      ["warn", { reason: "MongoDB is away" }],
      ["error", { err: bug }],
    ]);
  });
});
