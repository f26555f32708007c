import type { Server as HttpServer } from "node:http";
import type { LiveMessage } from "@naqsh/shared/live";
import { hashOfToken, tokenFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LiveFeed } from "@naqsh/shared/platform/ports/live-feed";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import { NO_OTHER_NODES } from "../ports/other-nodes";
import type { OtherNodes } from "../ports/other-nodes";
import type { ProjectionRunner } from "../runner/projection-runner";
import { createBroadcast } from "./broadcast";
import { createEventLimit } from "./event-limit";
import { LiveConnection } from "./live-connection";
import { createLiveHub } from "./live-hub";
import type { LiveTopic } from "./live-topic";
import { cutOff, OpenConnections } from "./open-connections";
import { Presence, PRESENCE } from "./presence";
import { SlowWatchers } from "./slow-watchers";
import { answerRequests } from "./socket-requests";
import { createSocketServer, watcherOf } from "./socket-server";
import { WatcherCounts } from "./watcher-counts";

export type LiveServerPorts = {
  runner: Pick<ProjectionRunner, "onChange">;
  sessions: Pick<Sessions, "find" | "onEnd">;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** The other processes that push live; none if left out. */
  otherNodes?: OtherNodes;
  /** Who is in topics that say so; one of its own if left out. */
  presence?: Presence;
  /** If left out, nothing is traced. */
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

/** Pushes changes of the declared topics over Socket.IO. */
export const createLiveServer = (topics: readonly LiveTopic[], ports: LiveServerPorts): LiveServer => {
  const { runner, sessions, clock, timers, logger, tracer, otherNodes = NO_OTHER_NODES } = ports;
  const io = createSocketServer();
  const open = new OpenConnections(io.sockets.adapter.rooms);
  const slow = new SlowWatchers({ clock, timers }, (topic, enter) => hub.again(topic, enter));
  const broadcast = createBroadcast(io, open, slow);
  const publish = (message: LiveMessage): void => broadcast("change", message);
  const presence = ports.presence ?? new Presence({ clock, otherNodes });
  const changes: Pick<ProjectionRunner, "onChange"> = {
    onChange: (name, listener) => (name === PRESENCE ? presence.onChange(listener) : runner.onChange(name, listener)),
  };
  const hub = createLiveHub(topics, changes, { clock, timers, logger, publish, ...(tracer && { tracer }) });
  const watchers = new WatcherCounts({ clock, timers, otherNodes }, (topic, count) => {
    broadcast("watchers", { topic, watchers: count, serverTime: clock.now() });
  });

  io.on("connection", (socket) => {
    const watcher = watcherOf(socket);
    const token = tokenFromCookies(socket.handshake.headers.cookie);
    const tokenHash = token === null ? null : hashOfToken(token);
    const session = async () => (tokenHash === null ? null : sessions.find(tokenHash));
    const connection = new LiveConnection(watcher, { hub, clock, session, watchers, presence });
    open.add({ socket, watcher, connection, tokenHash });
    answerRequests(socket, connection, { slow, clock, logger });
    const mayGoOn = createEventLimit(clock);
    socket.conn.on("packet", () => {
      if (!mayGoOn()) cutOff(socket);
    });
    socket.on("disconnect", () => open.delete(socket.id));
  });

  sessions.onEnd((tokenHash) => {
    open.recheck(tokenHash === null ? "all" : { tokenHash }).catch((error: unknown) => {
      logger.error({ error }, "Whose session has ended may be pushed to until the next look at all");
    });
  });

  let rechecks: Timer | null = null;
  let closeEngine = (): void => undefined;

  return {
    publish,
    watchers: (topic) => watchers.of(topic),
    connections: () => open.size,
    attach: (server) => {
      io.attach(server);
      closeEngine = () => void io.engine.close();
      rechecks ??= timers.every(RECHECK_MS, () => {
        open.cutOffSilent();
        return open.recheck("all");
      });
    },
    close: () => {
      rechecks?.cancel();
      slow.close();
      hub.close();
      closeEngine();
    },
  };
};
