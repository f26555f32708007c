import { expect, it } from "vitest";
import { internationalNumber } from "./international-number";

it.each([
  ["0500000000", "+966500000000"],
  ["050 000 0000", "+966500000000"],
  ["966500000000", "+966500000000"],
  ["00966 500 000 000", "+966500000000"],
  ["+971 50 000 0000", "+971500000000"],
])("reads %s as %s", (written, number) => {
  expect(internationalNumber(written)).toBe(number);
});

it.each(["", "0112345678", "12345678", "+12"])(
  "sends no message to %s, which is no mobile number that it knows",
  (written) => {
    expect(internationalNumber(written)).toBeNull();
  },
);
