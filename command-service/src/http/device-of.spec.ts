import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceOf } from "./device-of";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    { browser: "Chrome", system: "Windows", kind: "computer" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS", kind: "phone" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "Linux", kind: "computer" },
  ],
  ["node", { browser: null, system: null, kind: "other" }],
  [undefined, { browser: null, system: null, kind: "other" }],
])("reads %s", (agent, device) => {
  expect(deviceOf(agent)).toEqual(device);
});

it("takes whatever anybody sends, and keeps little of it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (agent) => {
      const { browser, system } = deviceOf(agent);
      expect((browser ?? "").length + (system ?? "").length).toBeLessThanOrEqual(80);
    }),
  );
});
