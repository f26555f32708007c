import type Koa from "koa";
import { operationsReads } from "@naqsh/shared/operations";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { hasGoodIdempotencyKey } from "@naqsh/shared/platform/http/idempotency-key";
import { jsonOf } from "@naqsh/shared/platform/http/json-body";
import { readBody } from "@naqsh/shared/platform/http/read-body";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { createRouteTable } from "@naqsh/shared/platform/http/route-table";
import { sameOriginBy } from "@naqsh/shared/platform/http/same-origin";
import { sessionFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { UNKNOWN_ROUTE } from "@naqsh/shared/platform/security-notes";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { refuse } from "../http/refuse";
import { encodingOf, sendText } from "../http/send-text";
import type { OperatedShop } from "./operated-shop";
import { operatorActions } from "./operator-actions";
import type { OperatorAction } from "./operator-actions";

const { operationsOverview } = operationsReads;
const PATH = operationsOverview.path;
const MOST_BODY_BYTES = 4_096;

type DeskOptions = { allowedOrigins?: readonly string[] };
/** Null for the overview. */
type Asked = OperatorAction | null;

const table = createRouteTable<Asked>([
  { method: "GET", path: PATH, entry: null },
  { method: "HEAD", path: PATH, entry: null },
  ...operatorActions.map((action) => ({ ...action.endpoint, entry: action })),
]);

const routeOf = ({ path }: Koa.Context): string => (table.methodsOf(path).length > 0 ? path : UNKNOWN_ROUTE);

const act = async (
  context: Koa.Context,
  { endpoint, act: does }: OperatorAction,
  shop: OperatedShop,
): Promise<void> => {
  const read = await readBody(context.req, MOST_BODY_BYTES, Date);
  if ("code" in read) return refuse(context, read);
  const json = jsonOf(context.headers, read.bytes);
  if ("code" in json) return refuse(context, json);
  const language = readerLanguage(context.headers["accept-language"]);
  const checked = endpoint.input && checkedInput(endpoint.input, json.value, language);
  if (checked?.ok === false) return refuse(context, checked.rejection);
  if (!(await does(shop, checked?.input))) return refuse(context, { code: "NOT_FOUND" });
  context.body = { done: true };
};

const mayAct = async (context: Koa.Context, shop: OperatedShop): Promise<NaqshRejection | null> => {
  const session = await sessionFromCookies(shop.sessions, context.headers.cookie);
  if (session === null) return { code: "SIGN_IN_REQUIRED" };
  if (!(await shop.isAdministrator(session.userId))) {
    shop.security?.note({ kind: "forbidden", userId: session.userId, address: context.ip, route: routeOf(context) });
    return { code: "FORBIDDEN" };
  }
  return lacksSecondFactor({ ...session, role: "admin" }) ? { code: "SECOND_FACTOR_REQUIRED" } : null;
};

const isRead = ({ method }: Koa.Context): boolean => method === "GET" || method === "HEAD";

/** For writes alone: checks that a browser sends it for our own page, under an id that is a UUID. */
const refusalOfWrite = (context: Koa.Context, { allowedOrigins = [] }: DeskOptions): NaqshRejection | null => {
  if (isRead(context)) return null;
  if (!sameOriginBy(allowedOrigins)(context.headers)) return { code: "ORIGIN_REFUSED" };
  return hasGoodIdempotencyKey(context.headers) ? null : { code: "IDEMPOTENCY_KEY_INVALID" };
};

const answer = async (context: Koa.Context, shop: OperatedShop, options: DeskOptions): Promise<void> => {
  const refusal = refusalOfWrite(context, options) ?? (await mayAct(context, shop));
  if (refusal !== null) return refuse(context, refusal);
  const found = table.find(context.method, context.path);
  if (found === null) return refuse(context, { code: "NOT_FOUND" });
  context.set("Cache-Control", "private, no-store");
  if (found.entry !== null) return act(context, found.entry, shop);
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
