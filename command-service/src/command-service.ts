import type Koa from "koa";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { tracedAppend } from "@naqsh/shared/platform/tracing/traced-append";
import { allUpcasters } from "@naqsh/shared/registry";
import { ensureFirstAdministrator } from "./account/first-administrator";
import { createSignInGuard } from "./account/sign-in-guard";
import { createPasswords } from "./account/passwords";
import { isRefusedForNow } from "./handler/command";
import type { CommandDeps, CommandServicePorts } from "./command-deps";
import { createFacts } from "./facts";
import { createCommandHandler } from "./handler/handle-command";
import { administratorBy } from "./http/administrator";
import { createEdge, type Edge } from "./http/edge";
import { arrivingBy, inputBy } from "./http/input";
import { rateLimitBy, USUAL_LIMITS } from "./http/rate-limit";
import { createSessionDoor } from "./http/session-door";
import { routersOf, systemCommands } from "./modules";
import { createTurnstile } from "./turnstile";
import type { SystemCommands } from "./system-commands";
import { tracedCommands } from "./handler/traced-commands";

export type CommandService = {
  middleware: Koa.Middleware;
  takeBid: Edge["takeBid"];
  commandBus: { dispatch: (command: SystemCommand) => Promise<CommandOutcome> };
  start: () => Promise<void>;
  /** Answers when every command that was taken has its answer. */
  stop: () => Promise<void>;
};

const depsOf = (ports: CommandServicePorts): CommandDeps => {
  const { keys, refusals, clock, ids, files, logger, config, tracer = NO_TRACER } = ports;
  const store = tracer.isOn ? { ...ports.store, append: tracedAppend(ports.store.append, tracer) } : ports.store;
  const codec = createEventCodec(allUpcasters, keys);
  const sessions = createSessionDoor({ sessions: ports.sessions, clock, ids, secureCookies: config.secureCookies });
  const watched = {
    ...(ports.outageWatch && { outageWatch: ports.outageWatch }),
    ...(ports.factsNews && { factsNews: ports.factsNews }),
  };
  const own = config.isShared ? { decidedBy: ids.uuid() } : {};
  const handler = tracedCommands(createCommandHandler({ store, codec, refusals, clock, ...own, ...watched }), tracer);
  const limits = { ...USUAL_LIMITS, ...config.rateLimits };
  const facts = createFacts(handler, { clock, keys });
  return {
    ...handler,
    facts,
    passwords: createPasswords(),
    signInGuard: createSignInGuard({ ...ports, limit: { name: "failedSignIns", ...limits.failedSignIns } }),
    images: createTurnstile({ atOnce: 1, mostWaiting: 50 }),
    keys,
    files,
    clock,
    ids,
    logger,
    config,
    sessions,
    arriving: arrivingBy(clock),
    signedIn: sessions.signedIn,
    administrator: administratorBy(facts),
    rateLimit: rateLimitBy(ports.rateLimits, limits),
    input: inputBy(clock),
  };
};

/** @throws StoreUnavailable where the outcome is not known: the same command may be sent again. */
const dispatchTo =
  (deps: CommandDeps) =>
  async (command: SystemCommand): Promise<CommandOutcome> => {
    const handler = (systemCommands as SystemCommands)[command.command.type];
    if (!handler) throw new Error(`The system has no command ${command.command.type}`);
    const result = await handler(command, deps);
    if (result.status === "accepted") return { accepted: true };
    if (isRefusedForNow(result.rejection)) throw new StoreUnavailable(result.rejection.code);
    return { accepted: false, rejection: result.rejection };
  };

/** The write side: every command, over HTTP and from the system, and the only one that appends. */
export const createCommandService = (ports: CommandServicePorts): CommandService => {
  const deps = depsOf(ports);
  return {
    ...createEdge(routersOf(deps), ports),
    commandBus: { dispatch: dispatchTo(deps) },
    start: () => ensureFirstAdministrator(deps),
    stop: () => deps.settled(),
  };
};
