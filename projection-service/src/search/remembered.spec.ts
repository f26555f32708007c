import { expect, it } from "vitest";
import { remembered } from "./remembered";

const counted = (most: number) => {
  const asked: string[] = [];
  const length = remembered(most, (text) => {
    asked.push(text);
    return text.length;
  });
  return { length, asked };
};

it("works out an answer once for a text that comes again", () => {
  const { length, asked } = counted(10);
  expect(["palm", "sea", "palm"].map(length)).toEqual([4, 3, 4]);
  expect(asked).toEqual(["palm", "sea"]);
});

it("keeps what is asked for again, and forgets the rest", () => {
  const { length, asked } = counted(3);
  for (let number = 0; number < 100; number += 1) {
    length("palm");
    length(`text ${number}`);
  }
  expect(asked.filter((text) => text === "palm")).toHaveLength(1);
  length("text 0");
  expect(asked.filter((text) => text === "text 0")).toHaveLength(2);
});
