import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createPositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { createSecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import { tracedAppend } from "@naqsh/shared/platform/tracing/traced-append";
import { allUpcasters } from "@naqsh/shared/registry";
import { ensureFirstAdministrator } from "./account/first-administrator";
import { createGoogleProvider } from "./account/google-provider";
import { createPasskeys } from "./account/passkeys";
import { createProofGuard } from "./account/proof-guard";
import { createViewGuard } from "./engagement/view-guard";
import { createViewRecorder } from "./engagement/view-recorder";
import { createTickets } from "./account/tickets";
import { createSignInGuard } from "./account/sign-in-guard";
import { createPasswords } from "./account/passwords";
import { isRefusedForNow } from "./handler/command";
import { USUAL_URL, type CommandDeps, type CommandServicePorts } from "./commands/command-deps";
import { createFacts } from "./workflows/facts";
import { createCommandHandler } from "./handler/handle-command";
import type { CommandHandler } from "./handler/handle-command";
import { administratorBy } from "./http/administrator";
import { declaredAccessBy } from "./http/declared-access";
import { createEdge, type Edge } from "./http/edge";
import { arrivingBy, inputBy } from "./http/input";
import { freshlyConfirmedBy } from "./http/freshly-confirmed";
import { rateLimitBy, USUAL_LIMITS } from "./http/rate-limit";
import { createSessionAuth } from "./http/session-auth";
import { routesOf, systemCommands } from "./modules";
import { createTimeLost } from "./workflows/give-time-back";
import { createTakesBids } from "./operations/takes-bids";
import { createConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";
import type { SystemCommands } from "./commands/system-commands";
import { tracedCommands } from "./handler/traced-commands";

export type CommandService = Edge & {
  commandBus: { dispatch: (command: SystemCommand) => Promise<CommandOutcome> };
  /** Answers when a bid would be taken now. @throws Unavailable otherwise */
  takesBids: () => Promise<void>;
  start: () => Promise<void>;
  /** Answers when every command that was taken has its answer. */
  stop: () => Promise<void>;
};

const unknownBusiness = (): Promise<never> =>
  Promise.reject(new StoreUnavailable("Nobody can be asked what is open between people"));

/** What routes and system commands are made of, over the ports of a service. */
export const depsOf = (ports: CommandServicePorts, security: SecurityNotes): CommandDeps => {
  const { keys, refusals, clock, ids, files, logger, config, tracer = NO_TRACER } = ports;
  const store = tracer.isOn ? { ...ports.store, append: tracedAppend(ports.store.append, tracer) } : ports.store;
  const codec = createEventCodec(allUpcasters, keys);
  const { secureCookies, administratorsNeedSecondFactor = false, publicUrl = USUAL_URL, allowedOrigins } = config;
  const rules = { administratorsNeedSecondFactor };
  const sessions = createSessionAuth({ sessions: ports.sessions, clock, ids, secureCookies, rules });
  const watched = {
    ...(ports.outageWatch && { outageWatch: ports.outageWatch }),
    ...(ports.freshness && { freshness: ports.freshness }),
    ...(ports.foldSnapshots && { foldSnapshots: ports.foldSnapshots }),
    ...(config.foldsApart !== undefined && { foldsApart: config.foldsApart }),
  };
  const own = config.isShared ? { decidedBy: ids.uuid() } : {};
  const { standstills } = ports;
  const timeLost = createTimeLost({ clock, ids, keys, handler: () => handler, ...(standstills && { standstills }) });
  const parts = { store, codec, refusals, clock, timeLost, ...own, ...watched };
  const handler: CommandHandler = tracedCommands(createCommandHandler(parts), tracer);
  const limits = { ...USUAL_LIMITS, ...config.rateLimits };
  const facts = createFacts(handler, { clock, keys });
  const apart = config.looksApartMs === undefined ? {} : { apartMs: config.looksApartMs };
  const viewRecorder = createViewRecorder({ handleCommand: handler.handleCommand, keys, clock, ids, ...apart });
  return {
    ...handler,
    readLog: () => store.readAll(),
    facts,
    businessOf: ports.businessOf ?? unknownBusiness,
    passwords: createPasswords(),
    signInGuard: createSignInGuard({ ...ports, limit: { name: "failedSignIns", ...limits.failedSignIns } }),
    proofGuard: createProofGuard(ports.rateLimits, { name: "failedProofs", ...limits.failedProofs }),
    tickets: createTickets({ keys, clock, ids }),
    passkeys: createPasskeys(publicUrl, allowedOrigins),
    google: config.google
      ? createGoogleProvider(config.google, `${publicUrl.replace(/\/$/, "")}/api/auth/google/callback`)
      : null,
    security,
    writing: ports.writing ?? null,
    images: createConcurrencyLimit({ atOnce: 1, mostWaiting: 50 }),
    keys,
    files,
    clock,
    ids,
    logger,
    config,
    sessions,
    arriving: arrivingBy(clock),
    signedIn: sessions.signedIn,
    ifSignedIn: sessions.ifSignedIn,
    viewGuard: createViewGuard(ports),
    viewRecorder,
    administrator: administratorBy(facts),
    declaredAccess: declaredAccessBy(facts),
    freshlyConfirmed: freshlyConfirmedBy(clock),
    rateLimit: rateLimitBy(ports.rateLimits, limits),
    input: inputBy(clock),
  };
};

/** @throws StoreUnavailable when the outcome is unknown: the caller may send the same command again. */
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
  const security = createSecurityNotes(ports);
  const deps = depsOf(ports, security);
  const positions = createPositionSeal(ports.keys);
  return {
    ...createEdge(routesOf(deps), deps, { ...ports, positions, security }),
    commandBus: { dispatch: dispatchTo(deps) },
    takesBids: createTakesBids(ports),
    start: async () => {
      // Read again with the first answer, if the keys are away.
      await positions.load().catch(() => undefined);
      await ensureFirstAdministrator(deps);
    },
    stop: async () => {
      await deps.viewRecorder.settled();
      await deps.settled();
      await security.settled();
    },
  };
};
