import { createServer, request } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import Koa from "koa";
import { securityHeaders } from "../../http/security-headers";
import { readIndexHtml, staticClient } from "../../http/static-client";

export type Front = { url: string; stop: () => Promise<void> };

type Behind = { commandUrls: readonly string[]; projectionUrls: readonly string[]; clientFolder: string };

const OPERATIONS = "/api/admin/operations";
const READS = new Set(["GET", "HEAD"]);

const inTurns = (urls: readonly string[]): (() => URL) => {
  let turn = 0;
  return () => new URL(urls[turn++ % urls.length]!);
};

/** Sends a request on as a gateway does: with the name that the reader asked for, and where it came from. */
const passOn =
  (next: () => URL): RequestListener =>
  (incoming, outgoing) => {
    const { hostname, port } = next();
    const { method, url: path, headers, socket } = incoming;
    const forwarded = { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" };
    const onward = request({ hostname, port, method, path, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  };

const passSocketOn = (incoming: IncomingMessage, socket: Socket, { hostname, port }: URL): void => {
  const onward = connect(Number(port), hostname, () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    }
    onward.write(`${lines.join("\r\n")}\r\n\r\n`);
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
  socket.on("close", () => onward.destroy());
};

/** What stands before the services in tests: queries and sockets to one side, commands to the other, the rest is the client's. */
export const openFront = async ({ commandUrls, projectionUrls, clientFolder }: Behind): Promise<Front> => {
  const commandUrl = inTurns(commandUrls);
  const projectionUrl = inTurns(projectionUrls);
  const pages = new Koa();
  pages.use(securityHeaders(readIndexHtml(clientFolder), { secure: false }));
  pages.use(staticClient(clientFolder));
  const page = pages.callback();
  const [query, command] = [passOn(projectionUrl), passOn(commandUrl)];
  // A rebuild is known to the node that computes it.
  const operations = passOn(() => new URL(projectionUrls[0]!));
  const sockets = new Set<Socket>();

  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(OPERATIONS)) return operations(incoming, outgoing);
    const isRead = READS.has(incoming.method ?? "");
    if (/^\/(api|images)\//.test(incoming.url ?? "")) return (isRead ? query : command)(incoming, outgoing);
    return void page(incoming, outgoing);
  });
  server.on("upgrade", (incoming, socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    passSocketOn(incoming, socket, projectionUrl());
  });
  await listen(server, 0, "127.0.0.1");

  return {
    url: urlOf(server, "127.0.0.1"),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
