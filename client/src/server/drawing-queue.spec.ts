import { expect, it } from "vitest";
import { createDrawingQueue } from "./drawing-queue";

it("tells of each page when its turn has come, once the one before was drawn or has failed", async () => {
  const inTurn = createDrawingQueue();
  const told: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const first = inTurn(
    () => new Promise<string>((_, reject) => (fail = reject)),
    () => told.push("first begins"),
  );
  const second = inTurn(
    async () => "drawn",
    () => told.push("second begins"),
  );
  await new Promise(setImmediate);
  expect(told).toEqual(["first begins"]);
  fail(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe("drawn");
  expect(told).toEqual(["first begins", "second begins"]);
});

it("passes over one that is wanted no more when its turn comes", async () => {
  const inTurn = createDrawingQueue();
  const drawn: string[] = [];
  const page = (name: string, begun: () => void) => inTurn(async () => drawn.push(name), begun);
  const left = page("left", () => {
    throw new Error("nobody waits");
  });
  await Promise.all([expect(left).rejects.toThrow("nobody waits"), page("waited for", () => undefined)]);
  expect(drawn).toEqual(["waited for"]);
});
