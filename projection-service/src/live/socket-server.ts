import { sameOriginBy } from "@naqsh/shared/platform/http/same-origin";
import { Server } from "socket.io";
import type { Socket } from "socket.io";
import type { Watcher } from "./slow-watchers";

const LARGEST_MESSAGE_BYTES = 4_096;
/** A handshake from another site would carry our cookie: only pages of this host may connect. */
const isSameOrigin = sameOriginBy([]);

/** Websocket alone needs no sticky sessions; without compression one frame serves every watcher. */
export const createSocketServer = (): Server =>
  new Server({
    transports: ["websocket"],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request.headers)),
  });

/** A push to a thousand looks into as few objects of each as it can. The transport never changes: there is but one kind. */
export const watcherOf = (socket: Socket): Watcher => {
  const { conn, request } = socket;
  const { transport } = conn;
  const wire = request.socket;
  return {
    id: socket.id,
    isConnected: () => socket.connected,
    waiting: () => conn["writeBuffer"].length,
    enter: (topic) => void socket.join(topic),
    leave: (topic) => void socket.leave(topic),
    send: (message) => void socket.emit("change", message),
    takeFrame: (frame) => {
      const hasNothingWaiting = transport.writable && wire.writableLength === 0;
      if (!hasNothingWaiting || !wire.writable || conn.readyState !== "open") return false;
      wire.write(frame);
      return true;
    },
  };
};
