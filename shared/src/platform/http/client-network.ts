import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

const groupsIn = (text: string): string[] => (text === "" ? [] : text.split(":"));

/**
 * Whom a limit by address is for: an address of IPv4, or the network of one of IPv6, since whoever has one of those has 2^64
 * and would be another reader with each.
 */
export const clientNetwork = (address: string): string => {
  const own = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(own)) return own;
  const [before = "", after = ""] = own.split("%")[0]!.split("::");
  const [first, last] = [groupsIn(before), groupsIn(after)];
  const between = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  return [...first, ...between, ...last]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};
