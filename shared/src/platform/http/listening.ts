import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens; port 0 takes any free one. Rejects if it cannot. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolved, rejected) => {
    server.once("error", rejected);
    server.listen(port, host, () => {
      server.off("error", rejected);
      resolved();
    });
  });

/** Where a listening server is reached from this machine. */
export const urlOf = (server: Server, host: string): string => {
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
};
