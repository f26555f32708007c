import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { expect, it } from "vitest";
import { createSnapshots } from "./snapshots";

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };

type Save = { end: () => void; fail: (error: Error) => void };

const openSnapshots = () => {
  const saved: Save[] = [];
  const flush = (): Promise<void> => new Promise((end, fail) => saved.push({ end, fail }));
  return { saved, snapshots: createSnapshots({ flush }, logger, 10) };
};

it("saves what a start replayed once, when it has ended", () => {
  const { saved, snapshots } = openSnapshots();
  for (let batch = 0; batch < 5; batch += 1) snapshots.applied(9);
  expect(saved).toHaveLength(0);
  snapshots.begin();
  expect(saved).toHaveLength(1);
});

it("saves nothing after a start that replayed few, and then each so many events, one save after another", async () => {
  const { saved, snapshots } = openSnapshots();
  snapshots.applied(4);
  snapshots.begin();
  snapshots.applied(5);
  expect(saved).toHaveLength(0);
  snapshots.applied(1);
  snapshots.applied(40);
  expect(saved).toHaveLength(1);
  saved[0]!.end();
  await nextTurn();
  snapshots.applied(1);
  expect(saved).toHaveLength(2);
});

it("tries again after a save that failed", async () => {
  const { saved, snapshots } = openSnapshots();
  snapshots.begin();
  snapshots.applied(10);
  saved[0]!.fail(new Error("No room on the disk"));
  await nextTurn();
  snapshots.applied(10);
  expect(saved).toHaveLength(2);
});
