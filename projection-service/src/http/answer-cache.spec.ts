import { expect, it } from "vitest";
import { writtenInSlices } from "./json-in-slices";
import type { WrittenText } from "./json-in-slices";
import { createKeptAnswers } from "./answer-cache";

const written = (text: string): Promise<WrittenText> => writtenInSlices([text]);

it("makes an answer once for a version, also where many ask at once", async () => {
  const kept = createKeptAnswers(1_000);
  let made = 0;
  const make = (): Promise<WrittenText> => written(`text ${(made += 1)}`);
  const answers = await Promise.all([1, 2, 3].map(() => kept.of("a", "1", make)));
  expect(answers.map((answer) => answer?.bytes.toString())).toEqual(["text 1", "text 1", "text 1"]);
  expect((await kept.of("a", "2", make))?.bytes.toString()).toBe("text 2");
  expect((await kept.of("b", "2", make))?.bytes.toString()).toBe("text 3");
});

it("keeps nothing of what failed or is not there", async () => {
  const kept = createKeptAnswers(1_000);
  const failing = kept.of("a", "1", async () => {
    throw new Error("The log is away");
  });
  await expect(failing).rejects.toThrow("The log is away");
  expect(await kept.of("a", "1", async () => null)).toBeNull();
  expect((await kept.of("a", "1", () => written("there")))?.bytes.toString()).toBe("there");
});

it("holds so many bytes, of what was asked for last", async () => {
  const kept = createKeptAnswers(10);
  const made: string[] = [];
  const ask = (key: string, length = 4) =>
    kept.of(key, "1", async () => {
      made.push(key);
      return written("x".repeat(length));
    });
  for (const key of ["a", "b", "a", "c", "a"]) await ask(key);
  expect(made).toEqual(["a", "b", "c"]);
  await ask("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
  await ask("too long", 11);
  await ask("too long", 11);
  await ask("b");
  expect(made).toEqual(["a", "b", "c", "b", "too long", "too long"]);
});
