import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TcpProxy } from "./tcp-proxy";

describe("a proxy of connections", () => {
  let server: Server;
  let proxy: TcpProxy;
  let heard: string;
  beforeEach(async () => {
    heard = "";
    server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.on("data", (piece) => {
        heard += piece.toString();
        socket.write(piece);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    proxy = await TcpProxy.before({ port: (server.address() as AddressInfo).port });
  });
  afterEach(async () => {
    await proxy.close();
    server.close();
  });
  const join = async (): Promise<Socket> => {
    const socket = connect(proxy.port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  const said = async (socket: Socket, words: string): Promise<string> => {
    socket.write(words);
    return String((await once(socket, "data"))[0]);
  };

  it("passes on what is said, both ways, and slowly where it has to", async () => {
    const socket = await join();
    expect(await said(socket, "hello")).toBe("hello");
    proxy.slow(50);
    const askedAt = performance.now();
    await said(socket, "again");
    expect(performance.now() - askedAt).toBeGreaterThan(90);
  });

  it("cuts, refuses, and takes connections again at the same place", async () => {
    const { port } = proxy;
    const socket = await join();
    await said(socket, "hello");
    proxy.cut();
    await new Promise((closed) => socket.once("close", closed));
    await said(await join(), "hello");
    await proxy.refuse();
    const refused = connect(port, "127.0.0.1");
    await expect(once(refused, "connect")).rejects.toThrow("ECONNREFUSED");
    await proxy.accept();
    expect([await said(await join(), "hello"), proxy.port]).toEqual(["hello", port]);
  });

  it("stalls after so many bytes, loses none of them, and flows again", async () => {
    const socket = await join();
    await said(socket, "12345");
    const stalled = proxy.stallAfter(5);
    await said(socket, "6789");
    socket.write("0");
    await stalled;
    expect(heard).toBe("123456789");
    proxy.flow();
    await expect.poll(() => heard).toBe("1234567890");
  });
});
