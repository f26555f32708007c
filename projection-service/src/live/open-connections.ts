import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { Socket } from "socket.io";
import type { LiveConnection } from "./live-connection";
import type { Watcher } from "./slow-watchers";

const RECHECKED_AT_ONCE = 50;

type OpenConnection = {
  socket: Socket;
  watcher: Watcher;
  connection: LiveConnection;
  /** Hash of its session's token; null for a visitor. */
  tokenHash: string | null;
};

/** Ends the transport, because Socket.IO's clients do not come back after a disconnect that the server has spelled out. */
export const cutOff = ({ conn }: Socket): void => conn.close(true);

/** Everyone who is connected to this process. */
export class OpenConnections {
  readonly #open = new Map<string, OpenConnection>();
  /** Those that watched nothing at the last look. */
  #silent: ReadonlySet<string> = new Set();

  /** `rooms`: the ids of those who watch a topic. */
  constructor(private readonly rooms: ReadonlyMap<string, ReadonlySet<string>>) {}

  get size(): number {
    return this.#open.size;
  }

  add(opened: OpenConnection): void {
    this.#open.set(opened.socket.id, opened);
  }

  delete(socketId: string): void {
    this.#open.delete(socketId);
  }

  *watching(topic: string): Generator<Watcher> {
    for (const id of this.rooms.get(topic) ?? []) {
      const found = this.#open.get(id);
      if (found !== undefined) yield found.watcher;
    }
  }

  /** Closes connections that watch no topic now and watched none at the last check. */
  cutOffSilent(): void {
    const silent = [...this.#open.values()].filter(({ connection }) => connection.watchesNothing());
    const before = this.#silent;
    this.#silent = new Set(silent.map(({ socket }) => socket.id));
    for (const { socket } of silent) if (before.has(socket.id)) cutOff(socket);
  }

  /** Closes the connections of a session that ended or lost a role. They reconnect with the rights that they have now. */
  async recheck(session: { tokenHash: string } | "all"): Promise<void> {
    let checked = 0;
    for (const { socket, connection, tokenHash } of this.#open.values()) {
      if (session !== "all" && session.tokenHash !== tokenHash) continue;
      if (!(await connection.isStillAllowed())) cutOff(socket);
      checked += 1;
      if (checked % RECHECKED_AT_ONCE === 0) await nextTurn();
    }
  }
}
