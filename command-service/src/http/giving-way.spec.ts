import { expect, it } from "vitest";
import { createLineThatGivesWay, givingWay } from "./giving-way";

/** Takes the whole of a slice, and more. */
const work = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it("does its work in order, and what waits meanwhile in between", async () => {
  const done: string[] = [];
  setImmediate(() => done.push("another's"));
  await givingWay([1, 2, 3], (number) => {
    work(5);
    done.push(`own ${number}`);
  });
  expect(done.slice(0, 2)).toEqual(["own 1", "another's"]);
  expect(done.filter((one) => one !== "another's")).toEqual(["own 1", "own 2", "own 3"]);
});

it("counts what follows at once to the slice", async () => {
  const done: string[] = [];
  setImmediate(() => done.push("another's"));
  await givingWay([1, 2], (number) => {
    done.push(`begun ${number}`);
    void Promise.resolve()
      .then(() => work(5))
      .then(() => done.push(`over ${number}`));
  });
  expect(done).toEqual(["begun 1", "over 1", "another's", "begun 2", "over 2"]);
});

it("begins after what is there for others, and goes on with what comes later", async () => {
  const done: string[] = [];
  const line = createLineThatGivesWay();
  const begun = new Promise<void>((resolve) => {
    line(() => {
      done.push("first");
      line(() => done.push("from within"));
      resolve();
    });
  });
  done.push("another's");
  await Promise.resolve().then(() => done.push("another's, later"));
  await begun;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(["another's", "another's, later", "first", "from within"]);
  await new Promise<void>((resolve) => void line(resolve));
});

it("lets no more wait than it can take", async () => {
  const done: number[] = [];
  const line = createLineThatGivesWay(2);
  const take = (number: number): boolean => line(() => void done.push(number));
  expect([1, 2, 3].map(take)).toEqual([true, true, false]);
  await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(done).toEqual([1, 2]);
  await new Promise<void>((resolve) => void line(resolve));
});
