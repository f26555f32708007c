import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { eventually } from "@naqsh/shared/testing/eventually";
import { freePort } from "@naqsh/shared/testing/free-port";
import { afterEach, expect, it } from "vitest";
import { createSocketIo } from "./socket-io";

const http = createServer();
const io = new Server(http, { transports: ["websocket"] });

afterEach(async () => {
  await io.close();
});

it("comes back after a disconnect that the server has spelled out, and not after its own", async () => {
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const told: string[] = [];
  const note = (what: string) => () => void told.push(what);
  const socket = createSocketIo(
    {
      connected: note("connected"),
      lost: note("lost"),
      attempted: note("attempted"),
      change: note(""),
      watchers: note(""),
    },
    `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  );
  socket.open();
  await eventually(() => expect(told).toEqual(["connected"]));
  io.disconnectSockets(true);
  await eventually(() => expect(told).toEqual(["connected", "lost", "attempted", "connected"]));
  socket.close();
  await eventually(() => expect(io.sockets.sockets.size).toBe(0));
  expect(told).toEqual(["connected", "lost", "attempted", "connected", "lost"]);
});

it("tries soon and again while nothing answers, and is there within moments of the server's return", async () => {
  const attempts: number[] = [];
  let isConnected = false;
  const port = await freePort();
  const socket = createSocketIo(
    {
      connected: () => (isConnected = true),
      lost: () => undefined,
      attempted: (attempt) => attempts.push(attempt),
      change: () => undefined,
      watchers: () => undefined,
    },
    `http://127.0.0.1:${port}`,
  );
  socket.open();
  await eventually(() => expect(attempts.length).toBeGreaterThan(2));
  expect(attempts).toEqual(attempts.map((_, place) => place + 1));
  const back = createServer();
  const server = new Server(back, { transports: ["websocket"] });
  await new Promise<void>((resolve) => back.listen(port, "127.0.0.1", resolve));
  await eventually(() => expect(isConnected).toBe(true));
  socket.close();
  await server.close();
});
