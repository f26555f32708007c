import { isIPv4, isIPv6 } from "node:net";
import { clientNetwork } from "./client-network";

const OCTETS_SHOWN = 3;
const GROUPS_SHOWN = 3;

/**
 * The network of an address as people are shown it: an IPv4 address without its last part (`203.0.113.0/24`), the first 48 bits of an
 * IPv6 one (`2001:db8:12::/48`). It tells one place of sign-in from another and names no single line. Empty if it is no address.
 */
export const shortNetwork = (address: string): string => {
  const network = clientNetwork(address);
  if (isIPv4(network)) return `${network.split(".").slice(0, OCTETS_SHOWN).join(".")}.0/24`;
  if (!isIPv6(address)) return "";
  return `${network.split(":").slice(0, GROUPS_SHOWN).join(":")}::/48`;
};
