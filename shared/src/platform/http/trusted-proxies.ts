import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** True if the address belongs to a trusted proxy. */
export type TrustedProxies = { has: (address: string) => boolean };

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");

/** An address of IPv4 as a socket of both families writes it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Adds an address (`10.0.0.1`) or a network (`10.0.0.0/24`); false for what is neither. */
const addTo = (list: BlockList, text: string): boolean => {
  const [address = "", bits, ...more] = text.split("/");
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), familyOf(address));
  else return false;
  return true;
};

/** Addresses and networks, divided by commas; none if the text is empty. Null if one of them is neither. */
export const trustedProxiesIn = (text: string): TrustedProxies | null => {
  const list = new BlockList();
  const named = text.split(",").map((part) => part.trim());
  for (const part of named) if (part !== "" && !addTo(list, part)) return null;
  return {
    has: (address) => {
      const known = plain(address);
      return isIP(known) !== 0 && list.check(known, familyOf(known));
    },
  };
};

/**
 * Where a request comes from: the last address that a trusted proxy says it was asked by, since what stands before that was said
 * by the client. Without a trusted proxy: the address of the connection.
 */
export const readerAddress = ({ socket, headers }: IncomingMessage, proxies: TrustedProxies): string => {
  const peer = plain(socket.remoteAddress ?? "");
  if (!proxies.has(peer)) return peer;
  const said = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)!.trim();
  return isIP(said) === 0 ? peer : plain(said);
};
