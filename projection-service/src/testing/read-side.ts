import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { EventMetadata } from "@naqsh/shared/kernel/event";
import { after } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { createMemoryRateLimits } from "@naqsh/shared/platform/adapters/memory/memory-rate-limits";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createPositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { hashOfToken, SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { allUpcasters } from "@naqsh/shared/registry";
import Koa from "koa";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createProjectionService } from "../projection-service";
import type { ProjectionService, ProjectionServicePorts } from "../projection-service";
import { noteReads } from "./noted-reads";
import type { NotedReads } from "./noted-reads";
import { idOfName, STORY_BEGINS } from "./auction-story";

export type Answer = { status: number; body: unknown; headers: Headers };

/** The shop tells the log its story. */
type ReadSidePorts = ProjectionServicePorts & { store: EventStore };

export type ReadSide = {
  url: string;
  service: ProjectionService;
  ports: ReadSidePorts;
  /** What was logged as an error: a spec that ends with any has found a bug. */
  errors: object[];
  /** Which views each query has read so far, by the query's path. */
  readBy: NotedReads["readBy"];
  /** Appends events to a stream as one command and gives the position of the last; `metadata` adds actor and cause. */
  tell: (stream: string, events: AnyEvent[], metadata?: Partial<EventMetadata>) => Promise<string>;
  /** What is told next is told as if something had been told before it. */
  tellNothing: () => void;
  /** The ids of the events of the last `tell`. */
  told: () => string[];
  /** Asks a route, as a visitor or as somebody; waits for all views before. @throws Error if a query read a view that it does not name */
  ask: (path: string, as?: string | null, headers?: Record<string, string>) => Promise<Answer>;
  /** A position as the answer to a command carries it. */
  sealed: (position: Position) => Promise<string>;
  /** The Cookie header of a signed-in person. */
  cookieOf: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

const openPorts = async (folder: string, errors: object[]): Promise<ReadSidePorts> => {
  const silent = (): void => undefined;
  const logger: Logger = { debug: silent, info: silent, warn: silent, error: (fields) => void errors.push(fields) };
  const clock = createSystemClock();
  return {
    store: await openEmbeddedEventStore({ directory: join(folder, "log"), durable: false }),
    keys: new LmdbPersonalKeys(join(folder, "keys.mdb")),
    readModels: await createEmbeddedReadModelStore({ folder: join(folder, "views"), logger }),
    sessions: openLmdbSessions(join(folder, "sessions.mdb"), clock),
    files: createFolderFiles(join(folder, "files")),
    clock,
    timers: createSystemTimers(clock, (error) => void errors.push({ error })),
    logger,
    rateLimits: createMemoryRateLimits(clock),
    config: {},
  };
};

/** Appends as command-service does: encoded, at the stream's revision. */
const teller = ({ store, keys }: ReadSidePorts) => {
  const codec = createEventCodec(allUpcasters, keys);
  const revisions = new Map<string, number>();
  let commands = 0;
  let ids: string[] = [];
  const tell: ReadSide["tell"] = async (stream, events, metadata = {}) => {
    commands += 1;
    const commandId = uuid5(NAQSH_NAMESPACE, `command ${commands}`);
    const encoded = await codec.encode(events, {
      stream,
      recordedAt: after(STORY_BEGINS, commands * 1_000),
      metadata: {
        commandId,
        commandDigest: "digest",
        correlationId: commandId,
        causationId: null,
        actorId: "story",
        actorRole: "system",
        ...metadata,
      },
    });
    const { revision, positions } = await store.append(stream, revisions.get(stream) ?? -1, encoded);
    revisions.set(stream, revision);
    ids = encoded.map(({ id }) => id);
    return positions.at(-1)!;
  };
  return { tell, told: () => ids, tellNothing: () => void (commands += 1) };
};

/** The read side over embedded adapters in a folder, or over those that are given, served on a free port. */
export const openReadSide = async (
  folder: string,
  config: ProjectionServicePorts["config"] = {},
  given: Partial<ReadSidePorts> = {},
): Promise<ReadSide> => {
  const errors: object[] = [];
  const own = await openPorts(folder, errors);
  const reads = noteReads();
  const kept = given.readModels ?? own.readModels;
  const ports = { ...own, config, ...given, readModels: reads.noting(kept), asked: reads.asked };
  const service = createProjectionService(ports);
  await service.start();
  const app = new Koa();
  app.use(service.middleware);
  const handle = app.callback();
  const server = createServer((request, response) => reads.request(() => void handle(request, response)));
  service.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const assertAllNamed = (): void => {
    const unnamed = reads.unnamed();
    if (unnamed.length > 0) throw new Error(unnamed.join("\n"));
  };

  const positions = createPositionSeal(ports.keys);
  const cookieOf = async (name: string): Promise<string> => {
    const now = ports.clock.now();
    const who = { userId: idOfName(name), role: "collector" as const, secondFactor: "waived" as const };
    const session = { ...who, createdAt: now, expiresAt: now + 3_600_000 };
    await ports.sessions.save(hashOfToken(`token of ${name}`), session);
    return `${SESSION_COOKIE}=token of ${name}`;
  };

  return {
    url,
    service,
    ports,
    errors,
    readBy: reads.readBy,
    ...teller(ports),
    ask: async (path, as = null, headers = {}) => {
      await service.settled();
      const cookie = as === null ? {} : { cookie: await cookieOf(as) };
      const answer = await fetch(url + path, { headers: { ...cookie, ...headers }, redirect: "manual" });
      const text = await answer.text();
      assertAllNamed();
      const isJson = (answer.headers.get("content-type") ?? "").includes("json");
      return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
    },
    sealed: async (position) => {
      await positions.load();
      return positions.seal(position)!;
    },
    cookieOf,
    stop: async () => {
      await service.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([own.readModels.close(), own.store.close(), own.keys.close(), own.sessions.close()]);
      assertAllNamed();
    },
  };
};
