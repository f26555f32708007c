import { describe, expect, it } from "vitest";
import { stopOf } from "./run-service";

const service = () => {
  let isStopped = false;
  return { stop: async () => void (isStopped = true), isStopped: () => isStopped };
};

describe("a service that is stopped", () => {
  it("while it opens is stopped once it is open", async () => {
    const one = service();
    let open = (): void => undefined;
    const opening = new Promise<typeof one>((resolve) => (open = () => resolve(one)));
    const stopping = stopOf(opening)();
    await new Promise(setImmediate);
    expect(one.isStopped()).toBe(false);
    open();
    await stopping;
    expect(one.isStopped()).toBe(true);
  });

  it("while it waits for what does not come keeps nobody waiting", async () => {
    await expect(stopOf(new Promise(() => undefined), 1)()).resolves.toBeUndefined();
  });

  it("and could not be opened says so", async () => {
    await expect(stopOf(Promise.reject(new Error("no engine")))()).rejects.toThrow("no engine");
  });
});
