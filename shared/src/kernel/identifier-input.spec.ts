import * as z from "zod/mini";
import { expect, it } from "vitest";
import { ProfileBody } from "../account/profile.commands";
import { iban, vatNumber } from "./identifier-input";

it.each([
  [iban, "SA03 8000 0000 6080 1016 7519", "SA0380000000608010167519"],
  [iban, "sa٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩", "SA0380000000608010167519"],
  [vatNumber, " ٣١٠١٢٢٣٩٣٥٠٠٠٠٣ ", "310122393500003"],
])("is taken in the digits of either script: %#", (schema, typed, taken) => {
  expect(z.parse(schema, typed)).toBe(taken);
});

it.each([
  [iban, "SA0380000000608010167518"],
  [vatNumber, "٤١٠١٢٢٣٩٣٥٠٠٠٠٣"],
])("is refused where its digits are wrong: %#", (schema, typed) => {
  expect(z.safeParse(schema, typed).success).toBe(false);
});

it("takes a phone's number as an Arabic keyboard types it", () => {
  expect(z.parse(ProfileBody, { phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧" })).toEqual({ phone: "+966 50 123 4567" });
});
