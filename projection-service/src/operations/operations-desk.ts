import type { IncomingMessage } from "node:http";
import type Koa from "koa";
import type { OperationsOverview, RebuildTask } from "@naqsh/shared/operations";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { readBody } from "@naqsh/shared/platform/http/read-body";
import { sameOriginBy } from "@naqsh/shared/platform/http/same-origin";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { sessionFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import { UNKNOWN_ROUTE } from "@naqsh/shared/platform/security-notes";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { encodingOf, sendText } from "../http/send-text";

const PATH = "/api/admin/operations";
const MOST_BODY_BYTES = 4_096;

/** Computing views again: as `RebuildTasks`, or at whichever node. */
export type OperatedRebuilds = {
  tasks: () => Promise<ReadonlyMap<string, RebuildTask>>;
  begin: (view: string, kind: RebuildTask["kind"]) => boolean | Promise<boolean>;
  decide: (view: string, accepts: boolean) => boolean | Promise<boolean>;
};

/** What the operator's screen shows and does, wherever it lies. */
export type OperatedShop = {
  sessions: Pick<Sessions, "find">;
  /** Left out, refused rights are not noted. */
  security?: SecurityNotes;
  isOpen: () => boolean;
  isAdministrator: (userId: string) => Promise<boolean>;
  /** Names of the views. */
  views: () => string[];
  overview: () => Promise<OperationsOverview>;
  rebuilds: Pick<OperatedRebuilds, "begin" | "decide">;
  /** False for an unknown id. */
  retry: (id: string) => Promise<boolean>;
};

type DeskOptions = { allowedOrigins?: readonly string[] };
type Body = Record<string, unknown>;
type Asked = { body: Body; shop: OperatedShop };

const refuse = (context: Koa.Context, rejection: NaqshRejection): void => {
  const problem = problemFrom(rejection, readerLanguage(context.headers["accept-language"]));
  context.status = problem.status;
  context.type = "application/problem+json";
  context.body = JSON.stringify(problem);
};

const bodyOf = async (request: IncomingMessage): Promise<{ body: Body } | NaqshRejection> => {
  const read = await readBody(request, MOST_BODY_BYTES, Date);
  if ("code" in read) return read;
  try {
    const body: unknown = JSON.parse(read.bytes.toString());
    if (typeof body === "object" && body !== null) return { body: body as Body };
  } catch {
    // Answered like anything else that is no object.
  }
  return { code: "MALFORMED_BODY" };
};

const isView = ({ body, shop }: Asked): boolean => shop.views().includes(String(body["view"]));

/** Each gives false if there is nothing to do it to. */
const ACTIONS: Readonly<Record<string, (asked: Asked) => boolean | Promise<boolean>>> = {
  rebuild: (asked) => isView(asked) && asked.shop.rebuilds.begin(String(asked.body["view"]), "rebuild"),
  verify: (asked) => isView(asked) && asked.shop.rebuilds.begin(String(asked.body["view"]), "verify"),
  decide: (asked) =>
    isView(asked) && asked.shop.rebuilds.decide(String(asked.body["view"]), asked.body["accepts"] === true),
  retry: ({ body, shop }) => shop.retry(String(body["id"])),
};

/** Does what an operator asks; false if there is nothing to do it to, or no such action. */
export const actOn = async (shop: OperatedShop, action: string, body: Body): Promise<boolean> =>
  Object.hasOwn(ACTIONS, action) && ACTIONS[action]!({ body, shop });

const act = async (context: Koa.Context, shop: OperatedShop): Promise<void> => {
  const read = await bodyOf(context.req);
  if ("code" in read) return refuse(context, read);
  const isDone = await actOn(shop, context.path.slice(PATH.length + 1), read.body);
  if (!isDone) return refuse(context, { code: "NOT_FOUND" });
  context.status = 200;
  context.body = { done: true };
};

const routeOf = ({ path }: Koa.Context): string => {
  const isKnown = path === PATH || Object.hasOwn(ACTIONS, path.slice(PATH.length + 1));
  return isKnown ? path : UNKNOWN_ROUTE;
};

const answer = async (context: Koa.Context, shop: OperatedShop, options: DeskOptions): Promise<void> => {
  const session = await sessionFromCookies(shop.sessions, context.headers.cookie);
  if (session === null) return refuse(context, { code: "SIGN_IN_REQUIRED" });
  if (!(await shop.isAdministrator(session.userId))) {
    shop.security?.note({ kind: "forbidden", userId: session.userId, address: context.ip, route: routeOf(context) });
    return refuse(context, { code: "FORBIDDEN" });
  }
  if (lacksSecondFactor({ ...session, role: "admin" })) return refuse(context, { code: "SECOND_FACTOR_REQUIRED" });
  context.set("Cache-Control", "private, no-store");
  if (context.method === "POST") {
    return sameOriginBy(options.allowedOrigins ?? [])(context.headers)
      ? act(context, shop)
      : refuse(context, { code: "ORIGIN_REFUSED" });
  }
  if (context.method !== "GET" || context.path !== PATH) return refuse(context, { code: "NOT_FOUND" });
  context.type = "application/json";
  await sendText(context, JSON.stringify(await shop.overview()), encodingOf(context));
};

/** The operator's screen, for administrators: how everything stands, rebuilds with a word before the switch, retries. */
export const operationsDesk =
  (shop: OperatedShop, options: DeskOptions = {}): Koa.Middleware =>
  async (context, next) => {
    if (context.path !== PATH && !context.path.startsWith(`${PATH}/`)) return next();
    context.set("X-Content-Type-Options", "nosniff");
    if (!shop.isOpen()) return refuse(context, { code: "VIEW_NOT_READY" });
    try {
      await answer(context, shop, options);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      refuse(context, { code: "UNAVAILABLE" });
    }
  };
