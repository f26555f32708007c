import { expect, it } from "vitest";
import { aliasName } from "./bidder-alias";

it("names a bidder by their number in both languages", () => {
  expect(aliasName(7)).toEqual({ ar: "مزايد ٧", en: "Bidder 7" });
  expect(aliasName(1203)).toEqual({ ar: "مزايد ١٢٠٣", en: "Bidder 1203" });
});
