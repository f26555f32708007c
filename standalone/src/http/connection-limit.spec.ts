import { createServer } from "node:http";
import type { Server, ServerOptions } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { once } from "node:events";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import { REQUEST_LIMITS } from "@naqsh/shared/platform/http/request-limits";
import { eventually } from "@naqsh/shared/testing/eventually";
import { expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./connection-limit";

const open = async (
  options: ServerOptions = {},
): Promise<{ server: Server; reader: (says?: string) => Promise<Socket> }> => {
  const server = createServer(
    options,
    (request, response) => void request.resume().on("end", () => response.end("here")),
  );
  await listen(server, 0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = Number(new URL(urlOf(server, "127.0.0.1")).port);
  const reader = async (says = ""): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.resume().write(says);
    return socket;
  };
  return { server, reader };
};

it("lets go of who connects and says nothing, or half of what they want, and of nobody else", async () => {
  const soon = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50, keepAliveTimeout: 60_000 };
  const { reader } = await open({ ...REQUEST_LIMITS, ...soon });
  const asked = await reader("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  await once(asked, "data");
  const silent = [
    await reader(),
    await reader("POST /api/login HTTP/1.1\r\nHost: he"),
    await reader("POST /api/login HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf"),
  ];
  await eventually(() => expect(silent.map(({ closed }) => closed)).toEqual([true, true, true]));
  expect(asked.closed).toBe(false);
});

it("has only so many connections of one network, and takes another once one has gone", async () => {
  const { server, reader } = await open();
  limitConnections(server, { trustedProxies: { has: () => false }, countsLoopback: true, most: 2 });
  const [first, second] = [await reader(), await reader()];
  const third = await reader();
  await eventually(() => expect(third.closed).toBe(true));
  expect([first.closed, second.closed]).toEqual([false, false]);
  first.destroy();
  const isServed = async (): Promise<string> => {
    const asked = await reader("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    const said = await Promise.race([once(asked, "data"), once(asked, "close")]);
    asked.destroy();
    return String(said[0]);
  };
  await eventually(async () => expect(await isServed()).toContain("200 OK"));
});

it("counts neither this machine nor a proxy that stands for many", async () => {
  for (const limit of [
    { trustedProxies: { has: () => false } },
    { trustedProxies: { has: () => true }, countsLoopback: true },
  ]) {
    const { server, reader } = await open();
    limitConnections(server, { ...limit, most: 1 });
    await reader();
    const asked = await reader("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    expect(String((await once(asked, "data"))[0])).toContain("200 OK");
  }
});
