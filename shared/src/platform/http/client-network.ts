import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

const groupsIn = (text: string): string[] => (text === "" ? [] : text.split(":"));

/**
 * Key of an anonymous client for limits by address: the IPv4 address, or the /64 network of an IPv6 one, because a subscriber
 * owns all of it.
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
