import type { JoinAnswer } from "@naqsh/shared/live";
import type { Socket } from "socket.io-client";
import type { LiveSocket, SocketEvents } from "./live-socket";

const ANSWER_WITHIN_MS = 5_000;
/** Attempts come this far apart at most, so that everyone is back within 3 s of the server's return. */
const LONGEST_DELAY_MS = 2_000;
const RETURN_AFTER_MS = 1_000;

/** Everyone is cut off in the same moment: between a half and one and a half times the delay, nobody returns in step. */
const jittered = (ms: number): number => ms * (0.5 + Math.random());

/** The connection over Socket.IO to `address`; its code is fetched when a topic is first listened to. */
export const createSocketIo = (events: SocketEvents, address = "/"): LiveSocket => {
  let socket: Socket | null = null;
  let isWanted = false;
  let returning: ReturnType<typeof setTimeout> | undefined;

  /** Socket.IO comes back by itself after a lost connection, but not after a word of farewell from the server. */
  const lost = (): void => {
    events.lost();
    if (!isWanted || socket?.active) return;
    clearTimeout(returning);
    returning = setTimeout(() => void open(), jittered(RETURN_AFTER_MS));
  };

  const wire = (created: Socket): void => {
    created.on("connect", events.connected);
    created.on("disconnect", lost);
    created.on("connect_error", lost);
    created.on("change", events.change);
    created.on("watchers", events.watchers);
    created.io.on("reconnect_attempt", events.attempted);
  };

  const create = async (): Promise<Socket> => {
    const { io } = await import("socket.io-client");
    if (socket !== null) return socket;
    socket = io(address, {
      transports: ["websocket"],
      autoConnect: false,
      reconnectionDelay: RETURN_AFTER_MS,
      reconnectionDelayMax: LONGEST_DELAY_MS,
      forceNew: true,
    });
    wire(socket);
    return socket;
  };

  const open = async (): Promise<void> => {
    try {
      const created = await create();
      if (isWanted) created.connect();
    } catch {
      lost();
    }
  };

  const ask = async <Answer>(event: string, ...request: unknown[]): Promise<Answer> => {
    if (!socket) throw new Error("There is no connection to ask over");
    return (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ...request)) as Answer;
  };

  return {
    open: () => {
      isWanted = true;
      void open();
    },
    close: () => {
      isWanted = false;
      clearTimeout(returning);
      socket?.disconnect();
    },
    join: (request) => ask<JoinAnswer>("join", request),
    leave: (topic) => socket?.emit("leave", topic),
    clock: () => ask<{ serverTime: number }>("clock"),
  };
};
