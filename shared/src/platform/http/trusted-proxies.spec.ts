import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { readerAddress, trustedProxiesIn } from "./trusted-proxies";

const from = (remoteAddress: string, forwardedFor?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwardedFor } }) as unknown as IncomingMessage;

describe("trusted proxies", () => {
  const proxies = trustedProxiesIn("10.1.0.0/16, 127.0.0.1,fd00::/8")!;

  it.each([
    ["10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["fd00::7", "2001:db8::1", "2001:db8::1"],
    // What stands before the last one, the reader wrote.
    ["127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["127.0.0.1", "unknown", "127.0.0.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["10.2.0.1", "203.0.113.9", "10.2.0.1"],
    ["::ffff:192.0.2.1", "203.0.113.9", "192.0.2.1"],
  ])("takes a request from %s that was forwarded for %s as from %s", (peer, said, address) => {
    expect(readerAddress(from(peer, said), proxies)).toBe(address);
  });

  it("trusts nobody where none is named", () => {
    expect(readerAddress(from("127.0.0.1", "203.0.113.9"), trustedProxiesIn("")!)).toBe("127.0.0.1");
  });

  it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0.1/8/8", "all"])("does not take %s for one", (text) => {
    expect(trustedProxiesIn(text)).toBeNull();
  });
});
