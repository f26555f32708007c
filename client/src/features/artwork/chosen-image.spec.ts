import { LONGEST_PICTURE_SIDE, MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from "@naqsh/shared/artwork";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chosenImage, keptSize } from "./chosen-image";

const close = vi.fn();

/** jsdom decodes and draws nothing: the browser's decoder says these sizes, its canvas makes these bytes. */
const decodedAs = (width: number, height: number): void => {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close }));
};

const drawnTo = (redrawn: Blob | null): void => {
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(redrawn));
};

const fileOf = (bytes: number, type: string): File => new File([new Uint8Array(bytes)], "work", { type });

beforeEach(() => {
  close.mockReset();
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL: () => "blob:work" }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["image/jpeg", "image/png", "image/webp", "image/avif"])("sends a %s as it was chosen", async (type) => {
  decodedAs(8000, 6000);
  const file = fileOf(MOST_PICTURE_BYTES, type);
  const outcome = await chosenImage(file);
  expect(outcome).toMatchObject({ ok: true, image: { width: 6000, height: 4500 } });
  expect(outcome.ok && outcome.image.blob).toBe(file);
  expect(close).toHaveBeenCalledOnce();
});

it("refuses a file that the server would not take", async () => {
  decodedAs(800, 600);
  expect(await chosenImage(fileOf(MOST_PICTURE_BYTES + 1, "image/png"))).toEqual({ ok: false, fault: "imageTooLarge" });
  expect(await chosenImage(fileOf(10, "text/plain"))).toEqual({ ok: false, fault: "imageWrongType" });
});

it("says that a file cannot be read", async () => {
  vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("no picture")));
  expect(await chosenImage(fileOf(10, "image/png"))).toEqual({ ok: false, fault: "imageUnreadable" });
});

it.each([
  ["a kind that the server does not read", "image/heic", 4000, 3000],
  ["more pixels than the server reads", "image/jpeg", 12_000, 9_000],
])("draws anew what is of %s", async (_, type, width, height) => {
  decodedAs(width, height);
  const redrawn = new Blob(["drawn"], { type: "image/jpeg" });
  drawnTo(redrawn);
  const outcome = await chosenImage(fileOf(10, type));
  expect(outcome).toMatchObject({ ok: true, image: keptSize(width, height) });
  expect(outcome.ok && outcome.image.blob).toBe(redrawn);
});

it("refuses what cannot be drawn anew, or is too large then", async () => {
  decodedAs(4000, 3000);
  drawnTo(null);
  expect(await chosenImage(fileOf(10, "image/heic"))).toEqual({ ok: false, fault: "imageNotCompressed" });
  drawnTo(new Blob([new Uint8Array(MOST_PICTURE_BYTES + 1)]));
  expect(await chosenImage(fileOf(10, "image/heic"))).toEqual({ ok: false, fault: "imageTooLarge" });
});

it("names the size that is kept: never enlarged, in its ratio, within the longest side and the most pixels", () => {
  expect(keptSize(2400, 3000)).toEqual({ width: 2400, height: 3000 });
  expect(keptSize(3000, 9000)).toEqual({ width: 2000, height: 6000 });
  const side = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const kept = keptSize(width, height);
      expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(LONGEST_PICTURE_SIDE);
      expect(Math.min(kept.width, kept.height)).toBeGreaterThanOrEqual(1);
      expect(kept.width).toBeLessThanOrEqual(width);
      expect(kept.height).toBeLessThanOrEqual(height);
      expect(kept.width * kept.height).toBeLessThanOrEqual(MOST_PICTURE_PIXELS);
    }),
  );
});
