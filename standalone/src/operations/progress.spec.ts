import { describe, expect, it } from "vitest";
import { WorkGivenUp, withProgress } from "./progress";
import type { ProgressListener } from "./progress";

const inTurns = async (steps: number, tell: ProgressListener): Promise<string> => {
  for (let done = 1; done <= steps; done += 1) {
    tell({ done, total: steps, unit: "events" });
    await new Promise(setImmediate);
  }
  return "done";
};

describe("a long work", () => {
  it("tells how far it has come, and gives its answer", async () => {
    const work = withProgress((tell) => inTurns(10, tell));
    let answer: string | undefined;
    let last = 0;
    while (answer === undefined) {
      const { done, value } = await work.next();
      if (done) answer = value;
      else last = value.progress.done;
    }
    expect([answer, last]).toEqual(["done", 10]);
  });

  it("ends when whoever asked goes away", async () => {
    let ended: Promise<string> | null = null;
    const work = withProgress((tell) => (ended = inTurns(Infinity, tell)));
    await work.next();
    await work.return("done");
    await expect(ended).rejects.toBeInstanceOf(WorkGivenUp);
  });
});
