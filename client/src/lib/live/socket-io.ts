import type { JoinAnswer } from "@naqsh/shared/live";
import type { Socket } from "socket.io-client";
import type { LiveSocket, SocketEvents } from "./live-client";

const ANSWER_WITHIN_MS = 5_000;

const wire = (socket: Socket, events: SocketEvents): void => {
  socket.on("connect", events.connected);
  socket.on("disconnect", events.lost);
  socket.on("connect_error", events.lost);
  socket.on("change", events.change);
  socket.on("watchers", events.watchers);
  socket.io.on("reconnect_attempt", events.attempted);
};

/** The connection over Socket.IO; its code is fetched when a topic is first listened to. */
export const createSocketIo = (events: SocketEvents): LiveSocket => {
  let socket: Socket | null = null;
  let isWanted = false;

  const create = async (): Promise<Socket> => {
    const { io } = await import("socket.io-client");
    const created = io({ transports: ["websocket"], autoConnect: false, reconnectionDelayMax: 4_000, forceNew: true });
    wire(created, events);
    return created;
  };

  const ask = async <Answer>(event: string, ...request: unknown[]): Promise<Answer> => {
    if (!socket) throw new Error("There is no connection to ask over");
    return (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ...request)) as Answer;
  };

  const open = async (): Promise<void> => {
    const opened = socket ?? (await create());
    socket = opened;
    if (isWanted) opened.connect();
  };

  return {
    open: () => {
      isWanted = true;
      open().catch(events.lost);
    },
    close: () => {
      isWanted = false;
      socket?.disconnect();
    },
    join: (request) => ask<JoinAnswer>("join", request),
    leave: (topic) => socket?.emit("leave", topic),
    clock: () => ask<{ serverTime: number }>("clock"),
  };
};
