import type { IncomingMessage } from "node:http";
import type Koa from "koa";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { OperationsOverview, ParkedWork } from "@naqsh/shared/operations";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { sessionFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { EmbeddedProfile } from "../embedded-profile";
import { shopStatus } from "../operations/shop-status";

const PATH = "/api/admin/operations";
const MOST_BODY_BYTES = 4_096;

type DeskOptions = { allowedOrigins?: readonly string[] };
type Body = Record<string, unknown>;

const refuse = (context: Koa.Context, rejection: NaqshRejection): void => {
  const problem = problemFrom(rejection, readerLanguage(context.headers["accept-language"]));
  context.status = problem.status;
  context.type = "application/problem+json";
  context.body = JSON.stringify(problem);
};

/** A browser sends another site's page with its own origin; a request with neither header carries no cookie of ours. */
const isOwnPage = ({ headers }: Koa.Context, { allowedOrigins = [] }: DeskOptions): boolean => {
  const { origin, host } = headers;
  if (origin !== undefined) {
    return allowedOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
  }
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
};

const bodyOf = async (request: IncomingMessage): Promise<Body | null> => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > MOST_BODY_BYTES) return null;
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
};

const parkedWork = async ({ worker }: EmbeddedProfile): Promise<ParkedWork[]> => {
  const { failures, deadJobs } = await worker.parked();
  return [
    ...failures.map(({ id, policy, reason, attempts, parkedAt }) => ({
      id,
      what: policy,
      reason,
      attempts,
      at: instantFromMs(parkedAt),
    })),
    ...deadJobs.map(({ id, name, reason, attempts, at }) => ({ id, what: name, reason, attempts, at })),
  ];
};

const overview = async (profile: EmbeddedProfile): Promise<OperationsOverview> => {
  const { log, views, policies, jobs } = await shopStatus(profile);
  return {
    atMs: profile.clock.now(),
    log,
    views: views.map(({ view, version, behind, met, stopped }) => ({
      view,
      version,
      position: log.events - behind,
      behind,
      met,
      stopped,
      task: profile.rebuilds.of(view),
    })),
    policies: policies.map(({ policy, position, state, reason }) => {
      const behind = profile.log.behind(position);
      return { policy, position: log.events - behind, behind, state, reason };
    }),
    parked: await parkedWork(profile),
    jobs,
    watchers: profile.projections.watchers(),
    seconds: profile.appends.seconds(),
  };
};

type Asked = { body: Body; profile: EmbeddedProfile };

const isView = ({ body, profile }: Asked): boolean =>
  profile.projections.status().some(({ view }) => view === body["view"]);

/** Each gives false where there is nothing to do it to. */
const ACTIONS: Readonly<Record<string, (asked: Asked) => boolean | Promise<boolean>>> = {
  rebuild: (asked) => isView(asked) && asked.profile.rebuilds.begin(String(asked.body["view"]), "rebuild"),
  verify: (asked) => isView(asked) && asked.profile.rebuilds.begin(String(asked.body["view"]), "verify"),
  decide: (asked) =>
    isView(asked) && asked.profile.rebuilds.decide(String(asked.body["view"]), asked.body["accepts"] === true),
  retry: ({ body, profile }) => profile.worker.retry(String(body["id"])),
};

const act = async (context: Koa.Context, profile: EmbeddedProfile): Promise<void> => {
  const action = ACTIONS[context.path.slice(PATH.length + 1)];
  if (action === undefined) return refuse(context, { code: "NOT_FOUND" });
  const body = await bodyOf(context.req);
  if (body === null) return refuse(context, { code: "MALFORMED_BODY" });
  if (!(await action({ body, profile }))) return refuse(context, { code: "NOT_FOUND" });
  context.status = 200;
  context.body = { done: true };
};

/** The operator's screen, for administrators: how everything stands, rebuilds with a word before the switch, retries. */
export const operationsDesk = (profile: EmbeddedProfile, options: DeskOptions): Koa.Middleware => {
  return async (context, next) => {
    if (context.path !== PATH && !context.path.startsWith(`${PATH}/`)) return next();
    const session = await sessionFromCookies(profile.sessions, context.headers.cookie);
    if (session === null) return refuse(context, { code: "SIGN_IN_REQUIRED" });
    if (!(await profile.projections.isAdministrator(session.userId))) return refuse(context, { code: "FORBIDDEN" });
    context.set("Cache-Control", "private, no-store");
    if (context.method === "POST") {
      return isOwnPage(context, options) ? act(context, profile) : refuse(context, { code: "ORIGIN_REFUSED" });
    }
    if (context.method !== "GET" || context.path !== PATH) return refuse(context, { code: "NOT_FOUND" });
    context.body = await overview(profile);
  };
};
