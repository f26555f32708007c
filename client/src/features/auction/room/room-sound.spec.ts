import { afterEach, expect, it, vi } from "vitest";
import { buzz } from "./room-sound";

afterEach(() => vi.unstubAllGlobals());

const deviceTouched = (hasBeenActive: boolean) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
  return vibrate;
};

it("stays still until the reader has touched the page, where browsers would refuse it", () => {
  const vibrate = deviceTouched(false);
  buzz("outbid");
  expect(vibrate).not.toHaveBeenCalled();
});

it("is felt once the page was touched", () => {
  const vibrate = deviceTouched(true);
  buzz("outbid");
  expect(vibrate).toHaveBeenCalledWith([40, 60, 40]);
});
