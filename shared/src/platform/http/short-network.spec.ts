import { expect, it } from "vitest";
import { shortNetwork } from "./short-network";

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:DB8:12:34:56::7", "2001:db8:12::/48"],
  ["2001:db8::7", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["nobody", ""],
])("shows of %s no more than %s", (address, shown) => {
  expect(shortNetwork(address)).toBe(shown);
});
