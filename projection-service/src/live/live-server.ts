import type { Server as HttpServer } from "node:http";
import type { LiveMessage, WatchersMessage } from "@naqsh/shared/live";
import { sessionFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LiveFeed } from "@naqsh/shared/platform/ports/live-feed";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import { Server } from "socket.io";
import type { Socket } from "socket.io";
import { NO_OTHER_NODES } from "../ports/other-nodes";
import type { OtherNodes } from "../ports/other-nodes";
import type { ProjectionRunner } from "../projection-runner";
import { eventFrame } from "./event-frame";
import { LiveConnection } from "./live-connection";
import { createLiveHub } from "./live-hub";
import type { LiveTopic } from "./live-topic";
import { isSameOrigin } from "./same-origin";
import { SlowWatchers } from "./slow-watchers";
import type { Watcher } from "./slow-watchers";
import { WatcherCounts } from "./watcher-counts";

export type LiveServerPorts = {
  runner: Pick<ProjectionRunner, "onChange">;
  sessions: Sessions;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** The other processes that push live; none where it is left out. */
  otherNodes?: OtherNodes;
  /** Nothing is traced where it is left out. */
  tracer?: Tracer;
};

export type LiveServer = LiveFeed & {
  /** How many sockets are open. */
  connections: () => number;
  attach: (server: HttpServer) => void;
  /** Cuts everyone off; their clients try to come back. */
  close: () => void;
};

const RECHECK_MS = 60_000;
const RECHECKED_AT_ONCE = 50;
const LARGEST_MESSAGE_BYTES = 4_096;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Websocket alone needs no sticky sessions; without compression one frame serves every watcher. */
const createSocketServer = (): Server =>
  new Server({
    transports: ["websocket"],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request)),
  });

/** A push to a thousand looks into as few objects of each as it can. The transport never changes: there is but one kind. */
const watcherOf = (socket: Socket): Watcher => {
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

/** Pushes changes of the declared topics over Socket.IO. */
export const createLiveServer = (topics: readonly LiveTopic[], ports: LiveServerPorts): LiveServer => {
  const { runner, sessions, clock, timers, logger, otherNodes = NO_OTHER_NODES } = ports;
  const io = createSocketServer();
  const connections = new Map<string, { socket: Socket; watcher: Watcher; connection: LiveConnection }>();

  const watchersIn = function* (topic: string): Generator<Watcher> {
    for (const id of io.sockets.adapter.rooms.get(topic) ?? []) {
      const found = connections.get(id);
      if (found !== undefined) yield found.watcher;
    }
  };

  /**
   * Writes the same bytes to all who watch a topic, straight on each wire where nothing waits: the way through Socket.IO costs
   * half as much again as the write. Who reads slower gets theirs through it: it keeps the order and counts what waits.
   */
  const tellAll = (event: "change" | "watchers", message: LiveMessage | WatchersMessage): void => {
    const { topic } = message;
    const frame = eventFrame(event, message);
    const behind = [...watchersIn(topic)].filter((watcher) => !watcher.takeFrame(frame));
    if (behind.length === 0) return;
    const near = slow.setAside(topic, behind);
    if (near.length > 0) io.to(near.map(({ id }) => id)).emit(event, message);
  };
  const publish = (message: LiveMessage): void => tellAll("change", message);

  const hub = createLiveHub(topics, runner, {
    clock,
    timers,
    logger,
    publish,
    ...(ports.tracer && { tracer: ports.tracer }),
  });
  const slow = new SlowWatchers({ clock, timers }, hub.again);
  const counts = new WatcherCounts({ clock, timers, otherNodes }, (topic, watchers) => {
    tellAll("watchers", { topic, watchers, serverTime: clock.now() });
  });

  const guard = (work: Promise<void>, failed: () => void): void =>
    void work.catch((error: unknown) => {
      logger.error({ error }, "A live request failed");
      failed();
    });

  const listen = (socket: Socket, connection: LiveConnection): void => {
    socket.on("join", (request: unknown, answer: unknown) => {
      if (typeof answer !== "function") return;
      guard(
        connection.join(request, (given) => void answer(given)),
        () => void answer({ ok: false, code: "INTERNAL" }),
      );
    });
    socket.on("leave", (topic: unknown) => {
      if (typeof topic !== "string") return;
      connection.leave(topic);
      slow.forget(socket.id, topic);
    });
    socket.on("clock", (answer: unknown) => {
      if (typeof answer === "function") answer({ serverTime: clock.now() });
    });
    socket.on("disconnect", () => {
      connection.leaveAll();
      connections.delete(socket.id);
    });
  };

  io.on("connection", (socket) => {
    const watcher = watcherOf(socket);
    const session = () => sessionFromCookies(sessions, socket.handshake.headers.cookie);
    const connection = new LiveConnection(watcher, { hub, clock, session, watchers: counts });
    connections.set(socket.id, { socket, watcher, connection });
    listen(socket, connection);
  });

  /**
   * Who signed out elsewhere, or was deprived of a role, is cut off and comes back as what they are now: it is the transport
   * that is closed, because Socket.IO's clients do not come back after a disconnect that the server has spelled out.
   */
  const recheck = async (): Promise<void> => {
    let checked = 0;
    for (const { socket, connection } of connections.values()) {
      if (!(await connection.isStillAllowed())) socket.conn.close(true);
      checked += 1;
      if (checked % RECHECKED_AT_ONCE === 0) await nextTurn();
    }
  };
  let rechecks: Timer | null = null;
  let closeEngine = (): void => undefined;

  return {
    publish,
    watchers: (topic) => counts.of(topic),
    connections: () => connections.size,
    attach: (server) => {
      io.attach(server);
      closeEngine = () => void io.engine.close();
      rechecks ??= timers.every(RECHECK_MS, recheck);
    },
    close: () => {
      rechecks?.cancel();
      slow.close();
      hub.close();
      closeEngine();
    },
  };
};
