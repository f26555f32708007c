import { Readable } from "node:stream";
import { compressedStream } from "@naqsh/shared/platform/http/compression";
import type { Encoding } from "@naqsh/shared/platform/http/compression";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { POSITION_HEADER, TIME_HEADER } from "@naqsh/shared/platform/http/headers";
import type { PositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { lacksSecondFactor, useSession, type UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { BilingualText } from "@naqsh/shared/problem";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type Koa from "koa";
import type { OwnQuestions } from "./own-questions";
import type { QueryRoute, ReadEndpoint } from "./query-route";
import { createReadRouter } from "./read-router";
import { refusalByLimit } from "./read-limits";
import { refuse } from "./refuse";
import { sendKept } from "./send-kept";
import { encodingOf, sendText } from "./send-text";
import { refuseUnknownPath } from "./unknown-path";
import type { ViewReadiness } from "./view-readiness";

export type QueryEdgePorts = {
  sessions: Sessions;
  logger: Logger;
  clock: Clock;
  readiness: ViewReadiness;
  positions: Pick<PositionSeal, "open">;
  /** False until the views are open, shortly after the start. */
  isOpen: () => boolean;
  /** What the account is now, whatever the session says. */
  isAdministrator: (userId: string) => Promise<boolean>;
  security: SecurityNotes;
  /** Whose questions no limit counts. */
  ownQuestions: Pick<OwnQuestions, "isOwn">;
  /** Null if questions are not counted. */
  rateLimits: Pick<RateLimits, "consume"> | null;
  /** Told of each read that is about to be answered. */
  asked: (route: QueryRoute) => void;
};

type Answer = Awaited<ReturnType<QueryRoute["answer"]>>;
type Context = Koa.ParameterizedContext & { params?: Record<string, string> };

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** As an earlier release gave them out: a shop that is being replaced meets them for half a minute, and waits for none. */
const PLAIN_POSITION = /^\d{1,60}$/;
const POSITION_INVALID: BilingualText = {
  ar: "هذا الموضع لم يصدر عن هذا الموقع",
  en: "This position was not given out here",
};
const KEPT_BY_NOBODY = "private, no-store";
/** How a person looks: gone from browsers soon after it is gone from here. */
const KEPT_FOR_A_WHILE = "private, max-age=300";
const ASKED_FOR_AGAIN = "private, no-cache";
const CURSOR_INVALID: BilingualText = {
  ar: "مؤشر الصفحة ليس من هذه القائمة",
  en: "The cursor did not come from this list",
};

const languageOf = (context: Context): keyof BilingualText => readerLanguage(context.headers["accept-language"]);

const refusalOf = (error: unknown, language: keyof BilingualText): NaqshRejection | null => {
  if (error instanceof CursorInvalid) {
    return { code: "INVALID_INPUT", fields: [{ path: "cursor", message: CURSOR_INVALID[language] }] };
  }
  return error instanceof Unavailable ? { code: "UNAVAILABLE" } : null;
};

const linkTo = (context: Context, next: Record<string, string>): string => {
  const address = new URL(context.originalUrl, "http://here");
  for (const [name, value] of Object.entries(next)) address.searchParams.set(name, value);
  return `<${address.pathname}${address.search}>; rel="next"`;
};

const mayAsk = async (
  access: ReadEndpoint["access"],
  session: UsedSession | null,
  ports: QueryEdgePorts,
): Promise<NaqshRejection | null> => {
  if (access === "anyone") return null;
  if (session === null) return { code: "SIGN_IN_REQUIRED" };
  if (access === "signedIn") return null;
  if (!(await ports.isAdministrator(session.userId))) return { code: "FORBIDDEN" };
  return lacksSecondFactor({ ...session, role: "admin" }) ? { code: "SECOND_FACTOR_REQUIRED" } : null;
};

/** What an administrator without a second factor sees of their own: enough to set one up. */
const OWN_PATHS = /^\/api\/(user|notifications)(\/|$)/;

/** To all other questions an administrator without a second factor is a visitor: much is shown to administrators beyond `/api/admin`. */
const askingAs = (session: UsedSession | null, path: string): UsedSession | null =>
  session !== null && lacksSecondFactor(session) && !OWN_PATHS.test(path) ? null : session;

const sendStream = (context: Context, stream: Readable, encoding: Encoding | null): void => {
  context.vary("Accept-Encoding");
  if (encoding !== null) context.set("Content-Encoding", encoding);
  context.body = encoding === null ? stream : compressedStream(stream, encoding);
};

const send = async (context: Context, answer: Answer, encoding: Encoding | null): Promise<void> => {
  if ("refusal" in answer) return refuse(context, answer.refusal as NaqshRejection);
  if ("redirect" in answer) return context.redirect(answer.redirect);
  if ("portrait" in answer) {
    context.set("Cache-Control", KEPT_FOR_A_WHILE);
    context.type = answer.type;
    context.body = Buffer.from(answer.portrait);
    return;
  }
  if ("file" in answer) {
    context.set("Content-Disposition", `attachment; filename="${answer.fileName}"`);
    context.type = answer.type;
    context.length = answer.bytes;
    context.body = Readable.from(answer.file, { objectMode: false });
    return;
  }
  if ("content" in answer) {
    if (answer.fileName) context.set("Content-Disposition", `attachment; filename="${answer.fileName}"`);
    context.type = answer.type;
    context.body = Buffer.from(answer.content);
    return;
  }
  if ("text" in answer) {
    context.set("Content-Disposition", `attachment; filename="${answer.fileName}"`);
    context.type = answer.type;
    return sendStream(context, Readable.from(answer.text), encoding);
  }
  if ("kept" in answer) {
    if (answer.fileName) context.set("Content-Disposition", `attachment; filename="${answer.fileName}"`);
    context.type = "application/json";
    return sendKept(context, answer.kept, encoding);
  }
  if (answer.next) context.set("Link", linkTo(context, answer.next));
  context.type = "application/json";
  return sendText(context, JSON.stringify(answer.body), encoding);
};

/**
 * Until the views have what the reader has seen already, if they say how far that is. The answer says no more than what
 * they said: how far the log has come since would tell that somebody raised a maximum.
 */
const awaitViews = async (
  context: Context,
  { views }: QueryRoute,
  { readiness, positions }: QueryEdgePorts,
): Promise<NaqshRejection | null> => {
  const asked = context.get(POSITION_HEADER);
  if (asked === "" || PLAIN_POSITION.test(asked)) return null;
  const position = await positions.open(asked);
  if (position === null) {
    const message = POSITION_INVALID[languageOf(context)];
    return { code: "INVALID_INPUT", fields: [{ path: POSITION_HEADER, message }] };
  }
  const notReady = await readiness.await(views, position);
  if (notReady === null) context.set(POSITION_HEADER, asked);
  return notReady;
};

const handle = async (context: Context, route: QueryRoute, ports: QueryEdgePorts): Promise<void> => {
  const { access, path, input, holdsSecrets, readLimit } = route.endpoint;
  const held = await useSession(ports.sessions, ports.clock, context.headers.cookie);
  const session = askingAs(held, context.path);
  const forbidden = await mayAsk(access, session ?? (access === "administrator" ? held : null), ports);
  if (forbidden?.code === "FORBIDDEN") {
    ports.security.note({ kind: "forbidden", userId: session?.userId, address: context.ip, route: path });
  }
  if (forbidden !== null) return refuse(context, forbidden);
  const asked = Object.fromEntries(new URLSearchParams(context.querystring));
  const checked = input ? checkedInput(input, asked, languageOf(context)) : ({ ok: true, input: null } as const);
  if (!checked.ok) return refuse(context, checked.rejection);
  const limit = ports.ownQuestions.isOwn(context.headers) ? undefined : readLimit;
  const asker = { userId: session?.userId, address: context.ip };
  const tooOften = await refusalByLimit(ports.rateLimits, limit, asker);
  if (tooOften !== null) return refuse(context, tooOften);
  const notReady = await awaitViews(context, route, ports);
  if (notReady !== null) return refuse(context, notReady);
  ports.asked(route);
  const answer = await route.answer({
    params: context.params ?? {},
    input: checked.input,
    asker: session?.userId ?? null,
    session,
  });
  // An answer that was made before is the same for everyone.
  const isSameForAll = access === "anyone" && (session === null || "kept" in answer);
  context.set("Cache-Control", isSameForAll ? ASKED_FOR_AGAIN : KEPT_BY_NOBODY);
  await send(context, answer, holdsSecrets ? null : encodingOf(context));
};

/** The read routes. Other methods, and paths that are not the API's, go on to `next`. */
export const createQueryEdge = (routes: readonly QueryRoute[], ports: QueryEdgePorts): Koa.Middleware => {
  const byPath = new Map(routes.map((route) => [route.endpoint.path, route]));
  const routed = createReadRouter([...byPath.keys()], (context, path) => handle(context, byPath.get(path)!, ports));
  return async (context, next) => {
    if (!READS.has(context.method) || !context.path.startsWith("/api/")) return next();
    // People's own texts are in it: no browser may take it for a page or a script.
    context.set("X-Content-Type-Options", "nosniff");
    // No countdown may stand on the device's clock, also before there is a live connection.
    context.set(TIME_HEADER, String(ports.clock.now()));
    if (!ports.isOpen()) return refuse(context, { code: "VIEW_NOT_READY" });
    try {
      await routed(context, async () => refuseUnknownPath(context));
    } catch (error) {
      const refusal = refusalOf(error, languageOf(context));
      if (refusal === null) ports.logger.error({ error, path: context.path }, "A query failed");
      refuse(context, refusal ?? { code: "INTERNAL" });
    }
  };
};
