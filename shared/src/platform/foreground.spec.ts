import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { backgroundTurn, inForeground } from "./foreground";

type Answer = { give: () => void; given: Promise<void> };

const dueAnswer = (): Answer => {
  let give = (): void => undefined;
  const given = inForeground(() => new Promise<void>((resolve) => (give = resolve)));
  return { give, given };
};

it("gives each who works in the background a turn of the loop alone", async () => {
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await nextTurn();
      turn += 1;
    }
  })();
  const turns = await Promise.all([1, 2, 3].map(() => backgroundTurn().then(() => turn)));
  isOver = true;
  await counting;
  expect(new Set(turns).size).toBe(3);
});

it("lets an answer that is due go first", async () => {
  const done: string[] = [];
  const { give, given } = dueAnswer();
  const slice = backgroundTurn().then(() => done.push("slice"));
  for (const _ of [1, 2, 3]) await nextTurn();
  give();
  await given.then(() => done.push("answer"));
  await slice;
  expect(done).toEqual(["answer", "slice"]);
});

it("goes on in the end though answers are always due", async () => {
  const answers = [dueAnswer(), dueAnswer()];
  await backgroundTurn();
  await backgroundTurn();
  for (const { give } of answers) give();
  expect(await Promise.all(answers.map(({ given }) => given))).toHaveLength(2);
});

it("holds nothing back once work in the foreground has failed", async () => {
  await expect(inForeground(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  const first = await Promise.race([backgroundTurn().then(() => "turn"), pause(1_000, "held back", { ref: false })]);
  expect(first).toBe("turn");
});
