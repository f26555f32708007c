import { eventually } from "@naqsh/shared/testing/eventually";
import { afterEach, expect, it, vi } from "vitest";
import { bring } from "./bring";

afterEach(() => vi.restoreAllMocks());

const atOnce = (): Promise<void> => Promise.resolve();

/** Fails so many times, then gives the part. */
const after = (failures: number) => {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
};

it("asks again until the part has come, and tells of each time that it did not", async () => {
  const lost = vi.fn();
  expect(await bring(after(3), lost, atOnce)).toBe("part");
  expect(lost).toHaveBeenCalledTimes(3);
});

it("gives up what cannot be had though the device is online", async () => {
  await expect(bring(after(1000), vi.fn(), atOnce)).rejects.toThrow("dynamically imported");
});

it("does not count the times without a line, and asks once it is back", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = after(1);
  const coming = bring(load, vi.fn());
  await eventually(() => expect(load).toHaveBeenCalledTimes(1));
  line.mockReturnValue(true);
  await eventually(() => {
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await coming).toBe("part");
});
