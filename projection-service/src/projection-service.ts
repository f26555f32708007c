import type { Server } from "node:http";
import type { DemoAccount } from "@naqsh/shared/account";
import type { AuctionRecord } from "@naqsh/shared/auction";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { CardsTaken } from "@naqsh/shared/order";
import { auctionTopic } from "@naqsh/shared/live";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { everythingAbout } from "@naqsh/shared/platform/held-data/everything-about";
import type { HeldOrRead } from "@naqsh/shared/platform/held-data/everything-about";
import { createPositionSeal } from "@naqsh/shared/platform/http/position-seal";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Leases } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { onUnreadable } from "@naqsh/shared/platform/event-codec/open-personal";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { SecurityLog } from "@naqsh/shared/platform/ports/security-log";
import { createSecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import { allUpcasters } from "@naqsh/shared/registry";
import type Koa from "koa";
import { createMarketCatalog } from "./artwork/market-catalog";
import { createNamedArtists } from "./artwork/named-artists";
import { openedEventsOfAuction } from "./auction/auction-past.queries";
import { createAskBusiness } from "./joins/business-of-person";
import type { AskBusiness } from "./joins/business-of-person";
import { createContacts } from "./account/contacts";
import type { Contacts } from "./account/contacts";
import { createShownRows } from "./auction/shown-rows";
import { createOutbids } from "./auction/outbids";
import type { Outbids } from "./auction/outbids";
import { createMarks } from "./collector/marks";
import type { Marks } from "./collector/marks";
import { auditCounts, type CountReport } from "./joins/audit-counts";
import { createImages } from "./http/images";
import { createHeldOriginals } from "./http/held-originals";
import { createOwnQuestions, type OwnQuestions } from "./http/own-questions";
import { createQueryEdge } from "./http/query-edge";
import type { QueryRoute } from "./http/query-route";
import { refuse } from "./http/refuse";
import { createViewReadiness } from "./http/view-readiness";
import { createLiveServer } from "./live/live-server";
import { Presence } from "./live/presence";
import { liveTopics } from "./live-topics";
import { createStreamMemory } from "./joins/stream-memory";
import { followCatalogs } from "./joins/follow-catalogs";
import type { Catalogs } from "./joins/follow-catalogs";
import { createLots } from "./joins/lots";
import { createPeople } from "./joins/people";
import { createSavedSearchNews, type SavedSearchNews } from "./joins/saved-search-news";
import { createSearchCatalog } from "./joins/search-catalog";
import { explainStream } from "./moderation/explain-stream";
import { stateAsOf } from "./joins/state-as-of";
import { createDeadlines } from "./operations/deadlines";
import type { Deadlines } from "./operations/deadlines";
import { NO_OTHER_NODES } from "./ports/other-nodes";
import type { OtherNodes } from "./ports/other-nodes";
import { createApiDocs } from "./openapi/api-docs";
import { createPauses } from "./runner/pauses";
import { createProjectionRunner } from "./runner/projection-runner";
import type { ProjectionRunner } from "./runner/projection-runner";
import { projectionOfView, projections } from "./projections";
import { queries } from "./queries";
import { isAdministrator } from "./joins/is-administrator";
import type { QueryDeps } from "./query-deps";
import { createSnapshots } from "./runner/snapshots";
import { viewsOf } from "./views";

export type ProjectionServicePorts = {
  store: LogReader;
  keys: PersonalKeys;
  readModels: ReadModelStore;
  sessions: Sessions;
  files: Files;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** If other processes share `readModels`: which of them writes. Left out if this process has views of its own. */
  leases?: Leases;
  /** The other processes that push live; none if it is left out. */
  otherNodes?: OtherNodes;
  /** Left out, questions are not counted. */
  rateLimits?: RateLimits;
  /** Left out, nothing is noted and its list is empty. */
  securityLog?: SecurityLog;
  /** Told of each read that is about to be answered; nobody is if it is left out. */
  asked?: (route: Pick<QueryRoute, "endpoint" | "views">) => void;
  /** Nothing is traced if it is left out. */
  tracer?: Tracer;
  config: {
    demoAccounts?: DemoAccount[];
    /** Whether SMS leave here; if not, nobody is offered any. */
    sendsSms?: boolean;
    /** command-service has a client at Google. */
    signsInWithGoogle?: boolean;
    /** The cards that command-service takes; none if it is left out. */
    cards?: CardsTaken;
    /** Events after which the views are saved. */
    eventsPerSnapshot?: number;
  };
};

export type ProjectionService = {
  middleware: Koa.Middleware;
  /** Puts live updates on a server: Socket.IO, websocket alone, path /socket.io. */
  attach: (server: Server) => void;
  contacts: Contacts;
  outbids: Outbids;
  marks: Marks;
  /** What saved searches find of what is new. */
  savedSearchNews: SavedSearchNews;
  deadlines: Deadlines;
  /** What of other streams bears on somebody's leaving. */
  businessOf: AskBusiness;
  /** Answers when every view has reached the head of the log. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Headers of a question that this process asks itself for its pages. */
  ownQuestion: OwnQuestions["headers"];
  /** Whether the views can be read; they may still be catching up. */
  isOpen: () => boolean;
  /** All views at the head of the log. */
  settled: () => Promise<void>;
  rebuild: ProjectionRunner["rebuild"];
  verify: ProjectionRunner["verify"];
  /** Whether what is counted of works and artists is what the log says; tells between how many events were read. */
  auditCounts: (tell: (events: number) => void) => Promise<CountReport>;
  status: ProjectionRunner["status"];
  /** Where the views stand; the same text for as long as none has moved on. */
  standing: () => string;
  writingToken: ProjectionRunner["writingToken"];
  /** How many people watch live now. */
  watchers: () => number;
  /** A stream's events as administrators read them, up to a moment. */
  explain: (stream: string, until?: Instant) => AsyncIterable<HistoryEntry>;
  /** All events of an auction, for its replay; none for an unknown one. */
  auctionEvents: (auctionId: string) => Promise<readonly AuctionRecord[]>;
  /** An auction, an artwork or an order as it stood at a moment; null before it began. */
  asOf: (stream: string, until?: Instant) => Promise<Record<string, unknown> | null>;
  /** Everything held about a person, opened; tells between how many events were read. */
  everythingAbout: (person: string) => AsyncIterable<HeldOrRead>;
  /** What the account is now, whatever a session says. */
  isAdministrator: (userId: string) => Promise<boolean>;
};

/** The pasts of a few long auctions, which are asked for by many when they end. */
const MOST_EVENTS_HELD = 20_000;

const depsOf = (
  ports: ProjectionServicePorts,
  runner: ProjectionRunner,
  watchers: (topic: string) => number,
): QueryDeps => {
  const { keys, store, clock, config, logger, sessions } = ports;
  onUnreadable(keys, (person, error) =>
    logger.error(
      { alert: true, person, err: error },
      "Somebody's key or a text under it is damaged: it cannot be read",
    ),
  );
  const views = viewsOf(runner);
  const people = createPeople(views, keys);
  const { decode } = createEventCodec(allUpcasters, keys);
  return {
    views,
    people,
    lots: createLots(views, people),
    rows: createShownRows(views, people),
    market: createMarketCatalog(views),
    artists: createNamedArtists({ views, people, clock }),
    search: createSearchCatalog({ views, people }),
    keys,
    files: ports.files,
    store,
    streams: createStreamMemory({ store, decode, mostEvents: MOST_EVENTS_HELD }),
    decode,
    clock,
    sessions,
    securityLog: ports.securityLog ?? null,
    watchers: (auctionId) => watchers(auctionTopic(auctionId)),
    demoAccounts: config.demoAccounts ?? [],
    sendsSms: config.sendsSms ?? false,
    signsInWithGoogle: config.signsInWithGoogle ?? false,
    cards: config.cards ?? { sandbox: false, publishableKey: null },
  };
};

const middlewareOf = (
  ports: ProjectionServicePorts & { security: SecurityNotes; ownQuestions: OwnQuestions },
  deps: QueryDeps,
  runner: ProjectionRunner,
): Koa.Middleware => {
  const { security, ownQuestions } = ports;
  const edge = createQueryEdge(queries(deps), {
    sessions: ports.sessions,
    logger: ports.logger,
    clock: ports.clock,
    readiness: createViewReadiness(runner),
    positions: createPositionSeal(ports.keys),
    isOpen: () => runner.isOpen(),
    isAdministrator: (userId) => isAdministrator(userId, deps),
    security,
    ownQuestions,
    rateLimits: ports.rateLimits ?? null,
    asked: ports.asked ?? (() => undefined),
  });
  const images = createImages(ports.files, refuse);
  const heldOriginals = createHeldOriginals(ports.files, refuse);
  const docs = createApiDocs();
  return (context, next) =>
    heldOriginals(context, () => images(context, () => docs(context, () => edge(context, next))));
};

const catalogsOf = ({ market, search }: QueryDeps): Catalogs => ({
  views: [projectionOfView.artworks.name, projectionOfView.people.name],
  catchUp: async (signal) => {
    await market.catchUp(signal);
    await search.catchUp(signal);
  },
});

/** The read side: views of the log, the questions that they answer, and what is pushed of them. */
export const createProjectionService = (ports: ProjectionServicePorts): ProjectionService => {
  const { readModels, logger, keys, config } = ports;
  const security = createSecurityNotes(ports);
  const ownQuestions = createOwnQuestions();
  const { decode } = createEventCodec(allUpcasters, keys);
  const runner = createProjectionRunner(projections, { ...ports, decode });
  const deps: QueryDeps = depsOf(ports, runner, (topic) => live.watchers(topic));
  const presence = new Presence({ clock: ports.clock, otherNodes: ports.otherNodes ?? NO_OTHER_NODES });
  const live = createLiveServer(liveTopics(deps, presence), { ...ports, runner, presence });
  const stopping = new AbortController();
  let following: Promise<void> | null = null;
  return {
    middleware: middlewareOf({ ...ports, security, ownQuestions }, deps, runner),
    ownQuestion: ownQuestions.headers,
    attach: live.attach,
    contacts: createContacts(deps),
    outbids: createOutbids(deps.views),
    marks: createMarks(deps.views),
    savedSearchNews: createSavedSearchNews(deps),
    deadlines: createDeadlines({ views: deps.views, store: ports.store, runner }),
    businessOf: createAskBusiness({ views: deps.views, store: ports.store, decode }, runner),
    start: async () => {
      const snapshots = createSnapshots(readModels, logger, config.eventsPerSnapshot);
      runner.onApplied(snapshots.applied);
      await runner.start();
      snapshots.begin();
      following ??= followCatalogs(catalogsOf(deps), { ...ports, runner }, stopping.signal);
    },
    stop: async () => {
      live.close();
      stopping.abort();
      await runner.stop();
      await following;
      await security.settled();
    },
    isOpen: runner.isOpen,
    settled: runner.settled,
    rebuild: runner.rebuild,
    verify: runner.verify,
    auditCounts: (tell) => auditCounts({ ...deps, store: ports.store, settled: runner.settled }, tell),
    status: runner.status,
    standing: () =>
      runner
        .status()
        .map(({ version, position }) => `${version}:${position}`)
        .join(),
    writingToken: runner.writingToken,
    watchers: live.connections,
    explain: (stream, until) => explainStream(stream, until, deps),
    auctionEvents: (auctionId) => openedEventsOfAuction(auctionId, deps),
    asOf: (stream, until) => stateAsOf(stream, until, deps),
    everythingAbout: (person) => everythingAbout(person, { ...ports, decode, pause: createPauses() }),
    isAdministrator: (userId) => isAdministrator(userId, deps),
  };
};
