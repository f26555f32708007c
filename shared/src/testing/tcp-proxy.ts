import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Server, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port";

/** Stands between a client and a server, and does to their connections what networks do. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #delayMs = 0;
  #left = Infinity;
  #flowing: Promise<void> = Promise.resolve();
  #flow: () => void = () => undefined;
  #stalled: () => void = () => undefined;

  private constructor(
    private readonly target: { host: string; port: number },
    readonly port: number,
  ) {}

  /** Listens on a free port of this machine, for good: also after `refuse`, `accept` listens there again. */
  static async before(target: { host?: string; port: number }): Promise<TcpProxy> {
    const proxy = new TcpProxy({ host: "127.0.0.1", ...target }, await freePort());
    await proxy.accept();
    return proxy;
  }

  /** How many connections pass through it now. */
  get connections(): number {
    return this.#sockets.size / 2;
  }

  async accept(): Promise<void> {
    if (this.#server) return;
    this.#server = createServer((socket) => this.#join(socket)).listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Cuts what is connected and takes no more, like a machine whose program has died. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    this.flow();
    this.cut();
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    await closed;
  }

  /** Ends every connection in the middle of whatever it says; new ones are taken. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
    this.#sockets.clear();
  }

  /** Passes nothing on and ends nothing, as a cable does that was pulled, until `flow`. */
  stall(): void {
    this.#left = Infinity;
    this.#flowing = new Promise((resolve) => (this.#flow = resolve));
    this.#stalled();
  }

  /** Stalls when so many more bytes went to the server; answers when it does. */
  stallAfter(bytes: number): Promise<void> {
    this.#left = bytes;
    return new Promise((resolve) => (this.#stalled = resolve));
  }

  flow(): void {
    this.#left = Infinity;
    this.#flow();
  }

  /** Holds each piece back for so long, both ways. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  #join(client: Socket): void {
    const server = connect(this.target);
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    void this.#pass(client, server, true);
    void this.#pass(server, client, false);
  }

  async #pass(from: Socket, to: Socket, isAsking: boolean): Promise<void> {
    try {
      for await (const piece of from) {
        await this.#flowing;
        if (isAsking) this.#count((piece as Buffer).length);
        await this.#flowing;
        if (this.#delayMs > 0) await pause(this.#delayMs);
        if (to.destroyed) return;
        if (!to.write(piece as Buffer)) await once(to, "drain");
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  /** The piece that reaches the mark is held back itself. */
  #count(bytes: number): void {
    this.#left -= bytes;
    if (this.#left <= 0) this.stall();
  }
}
