import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { NaqshRejection } from "../../registry";
import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";
import { readBody } from "./read-body";
import { createRouteTable } from "./route-table";
import { sendProblem } from "./send-problem";

export type InternalRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; undefined for a GET. */
  body: unknown;
};

/** `body` is sent as JSON, a text of a named `type` as it is; a refusal as a problem. */
export type InternalAnswer = { status?: number; type?: string; body: unknown } | { refusal: NaqshRejection };

/** A path for machines: monitors, and below /internal/ the other services, which show their token. */
export type InternalRoute = {
  method: "GET" | "POST";
  /** With parameters: `/internal/contacts/:userId`. */
  path: string;
  answer: (asked: InternalRequest) => InternalAnswer | Promise<InternalAnswer>;
};

/** Answers requests whose path is a machine's, and says whether it was one. */
export type InternalRouter = (request: IncomingMessage, response: ServerResponse) => boolean;

const MOST_BODY_BYTES = 1_048_576;
const INTERNAL = "/internal/";

/** What another service asked cannot be done as it was asked; `message` is for the log of the one that asked. */
export const refuseAsked = (message: string): InternalAnswer => ({
  refusal: { code: "INVALID_INPUT", fields: [{ path: "", message }] },
});

/** Whether an Authorization header carries the token; takes the same time for every wrong one. */
export const holdsToken = (authorization: string | undefined, token: string): boolean => {
  const given = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? "";
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(token)) && given !== "";
};

/** What came through a gateway is not a machine of the cluster, whatever it shows. */
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const bodyOf = async (request: IncomingMessage): Promise<{ body: unknown } | { refusal: NaqshRejection }> => {
  const read = await readBody(request, MOST_BODY_BYTES, Date);
  if ("code" in read) return { refusal: read };
  try {
    return { body: JSON.parse(read.bytes.toString("utf8")) as unknown };
  } catch {
    return { refusal: { code: "MALFORMED_BODY" } };
  }
};

const refuse = (request: IncomingMessage, response: ServerResponse, refusal: NaqshRejection): void => {
  if (refusal.code === "SERVICE_TOKEN_REFUSED") response.setHeader("WWW-Authenticate", "Bearer");
  sendProblem({ headers: request.headers, response }, refusal);
};

const send = (request: IncomingMessage, response: ServerResponse, answer: InternalAnswer): void => {
  response.setHeader("Cache-Control", "no-store");
  if ("refusal" in answer) return refuse(request, response, answer.refusal);
  const { status = 200, type = "application/json", body } = answer;
  const text = typeof body === "string" && type !== "application/json" ? body : JSON.stringify(body);
  response.writeHead(status, { "Content-Type": type, ...(status === 503 && { "Retry-After": "1" }) });
  response.end(text);
};

/** Null for what is no address: a request may ask for anything, and nothing catches what is thrown on arrival. */
const addressOf = ({ url = "/" }: IncomingMessage): URL | null =>
  URL.canParse(url, "http://here") ? new URL(url, "http://here") : null;

type RouterOptions = { token: string; logger: Logger };

/** The routes of a service for machines. A path below /internal/ answers nothing without the token. */
export const createInternalRouter = (
  routes: readonly InternalRoute[],
  { token, logger }: RouterOptions,
): InternalRouter => {
  const table = createRouteTable(routes.map((route) => ({ method: route.method, path: route.path, entry: route })));
  const paths = new Set(routes.map(({ path }) => path.split("/")[1]!));

  const answer = async (request: IncomingMessage, address: URL): Promise<InternalAnswer> => {
    const { pathname } = address;
    const isOpenToAll = pathname === "/health" || pathname === "/ready";
    if (isForwarded(request) && !isOpenToAll) return { refusal: { code: "NOT_FOUND" } };
    if (pathname.startsWith(INTERNAL) && !holdsToken(request.headers.authorization, token)) {
      return { refusal: { code: "SERVICE_TOKEN_REFUSED" } };
    }
    const { method: sent = "GET" } = request;
    const method = sent === "HEAD" ? "GET" : sent;
    const found = table.find(method, pathname);
    if (found === null) {
      return { refusal: { code: table.methodsOf(pathname).length > 0 ? "METHOD_NOT_ALLOWED" : "NOT_FOUND" } };
    }
    const read = method === "POST" ? await bodyOf(request) : { body: undefined };
    if ("refusal" in read) return read;
    return found.entry.answer({ params: found.params, query: address.searchParams, body: read.body });
  };

  const answerThrown = (error: unknown, path: string): InternalAnswer => {
    if (error instanceof Unavailable) return { refusal: { code: "UNAVAILABLE" } };
    logger.error({ err: error, path }, "A request of another service failed");
    return { refusal: { code: "INTERNAL" } };
  };

  return (request, response) => {
    const address = addressOf(request);
    if (address === null || !paths.has(address.pathname.split("/")[1]!)) return false;
    answer(request, address)
      .catch((error: unknown) => answerThrown(error, address.pathname))
      .then((given) => send(request, response, given))
      .catch((error: unknown) => logger.error({ err: error }, "An answer to another service could not be sent"));
    return true;
  };
};
