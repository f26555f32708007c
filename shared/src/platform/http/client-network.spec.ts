import { describe, expect, it } from "vitest";
import { clientNetwork } from "./client-network";

describe("a reader's network", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["2001:db8:0:0:1::", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
    ["", ""],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
