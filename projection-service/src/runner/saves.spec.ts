import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { expect, it } from "vitest";
import { createSaves } from "./saves";

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };

type Save = { end: () => void; fail: (error: Error) => void };

const openSaves = () => {
  const saved: Save[] = [];
  const flush = (): Promise<void> => new Promise((end, fail) => saved.push({ end, fail }));
  return { saved, saves: createSaves({ flush }, logger, 10) };
};

it("saves what a start replayed once, when it has ended", () => {
  const { saved, saves } = openSaves();
  for (let batch = 0; batch < 5; batch += 1) saves.applied(9);
  expect(saved).toHaveLength(0);
  saves.begin();
  expect(saved).toHaveLength(1);
});

it("saves nothing after a start that replayed few, and then each so many events, one save after another", async () => {
  const { saved, saves } = openSaves();
  saves.applied(4);
  saves.begin();
  saves.applied(5);
  expect(saved).toHaveLength(0);
  saves.applied(1);
  saves.applied(40);
  expect(saved).toHaveLength(1);
  saved[0]!.end();
  await nextTurn();
  saves.applied(1);
  expect(saved).toHaveLength(2);
});

it("tries again after a save that failed", async () => {
  const { saved, saves } = openSaves();
  saves.begin();
  saves.applied(10);
  saved[0]!.fail(new Error("No room on the disk"));
  await nextTurn();
  saves.applied(10);
  expect(saved).toHaveLength(2);
});
