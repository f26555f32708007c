import type { JoinAnswer } from "@naqsh/shared/live";
import type { Socket } from "socket.io-client";
import type { LiveSocket, SocketEvents } from "./live-socket";

const ANSWER_WITHIN_MS = 5_000;
/** A server that is started anew answers after a second or two: so long everyone tries about that often. */
const SOON = { tries: 8, leastMs: 200, mostMs: 1_200 };
/** Everyone is back within 3 s of the return of a server that was away for longer. */
const LATER = { leastMs: 1_000, mostMs: 3_000 };

/** Everyone is cut off in the same moment, and nobody returns in step. */
const delayBefore = (attempt: number): number => {
  const { leastMs, mostMs } = attempt <= SOON.tries ? SOON : LATER;
  return leastMs + Math.random() * (mostMs - leastMs);
};

const OPTIONS = {
  transports: ["websocket"],
  autoConnect: false,
  // Its own delays double, and it does not return after a word of farewell from the server.
  reconnection: false,
  forceNew: true,
};

/** Tries again after each loss, with longer rests once it has lasted. */
const createReturn = (tryAgain: (attempt: number) => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  return {
    afterLoss: (): void => {
      clearTimeout(waiting);
      attempts += 1;
      waiting = setTimeout(() => tryAgain(attempts), delayBefore(attempts));
    },
    /** The connection stands, or nobody wants it any more. */
    rest: (): void => {
      clearTimeout(waiting);
      attempts = 0;
    },
  };
};

/** The connection over Socket.IO to `address`; its code is fetched when a topic is first listened to. */
export const createSocketIo = (events: SocketEvents, address = "/"): LiveSocket => {
  let socket: Socket | null = null;
  let isWanted = false;
  const way = createReturn((attempt) => {
    events.attempted(attempt);
    void open();
  });

  const lost = (): void => {
    events.lost();
    if (isWanted) way.afterLoss();
  };

  const wired = (created: Socket): Socket => {
    created.on("connect", () => {
      way.rest();
      events.connected();
    });
    created.on("disconnect", lost);
    created.on("connect_error", lost);
    created.on("change", events.change);
    created.on("watchers", events.watchers);
    return created;
  };

  const open = async (): Promise<void> => {
    try {
      const { io } = await import("socket.io-client");
      socket ??= wired(io(address, OPTIONS));
      if (isWanted) socket.connect();
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
      way.rest();
      socket?.disconnect();
    },
    join: (request) => ask<JoinAnswer>("join", request),
    leave: (topic) => socket?.emit("leave", topic),
    clock: () => ask<{ serverTime: number }>("clock"),
  };
};
