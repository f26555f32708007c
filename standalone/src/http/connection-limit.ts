import type { Server } from "node:http";
import { isIPv4 } from "node:net";
import type { Socket } from "node:net";
import { clientNetwork } from "@naqsh/shared/platform/http/client-network";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";

/** A hall of bidders behind one address has several hundred. */
const MOST_OF_A_NETWORK = 1_000;

export type ConnectionLimit = {
  /** Their connections are those of many readers; the proxy limits them. */
  trustedProxies: TrustedProxies;
  /** This machine is known by its own, unless a spec stands for a network. */
  countsLoopback?: boolean;
  most?: number;
};

const isLoopback = (network: string): boolean =>
  isIPv4(network) ? network.startsWith("127.") : network === clientNetwork("::1");

/** Closes what a network opens beyond so many connections, sockets of the live rooms among them. */
export const limitConnections = (
  server: Server,
  { trustedProxies, countsLoopback = false, most = MOST_OF_A_NETWORK }: ConnectionLimit,
): void => {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const network = clientNetwork(address);
    if (trustedProxies.has(address) || (!countsLoopback && isLoopback(network))) return;
    const now = (open.get(network) ?? 0) + 1;
    open.set(network, now);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (now > most) socket.destroy();
  });
};
