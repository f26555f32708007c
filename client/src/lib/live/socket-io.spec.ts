import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, expect, it, vi } from "vitest";
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
  await vi.waitFor(() => expect(told).toEqual(["connected"]));
  io.disconnectSockets(true);
  await vi.waitFor(() => expect(told).toEqual(["connected", "lost", "connected"]), { timeout: 5_000 });
  socket.close();
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(0));
  expect(told).toEqual(["connected", "lost", "connected", "lost"]);
});
