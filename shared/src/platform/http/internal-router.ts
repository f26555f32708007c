import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";
import { readBody } from "./read-body";
import { createRouteTable } from "./route-table";

export type InternalRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; undefined for a GET. */
  body: unknown;
};

/** `body` is sent as JSON, a text of a named `type` as it is. */
export type InternalAnswer = { status?: number; type?: string; body: unknown };

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

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
  ) {
    super(title);
  }
}

/** What another service asked cannot be done as it was asked. */
export const refuseAsked = (title: string): InternalAnswer => problem(422, "INVALID_INPUT", title);

const problem = (status: number, code: string, title: string): InternalAnswer => ({
  status,
  type: "application/problem+json",
  body: { type: `urn:naqsh:problem:${code.toLowerCase().replaceAll("_", "-")}`, title, status, code },
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

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const read = await readBody(request, MOST_BODY_BYTES, Date);
  if ("code" in read) {
    const isLarge = read.code === "BODY_TOO_LARGE";
    throw new Refused(
      isLarge ? 413 : 400,
      read.code,
      isLarge ? `More than ${MOST_BODY_BYTES} bytes` : "The body broke off",
    );
  }
  try {
    return JSON.parse(read.bytes.toString("utf8"));
  } catch {
    throw new Refused(400, "MALFORMED_BODY", "The body is not JSON");
  }
};

const send = (response: ServerResponse, { status = 200, type = "application/json", body }: InternalAnswer): void => {
  const text = typeof body === "string" && type !== "application/json" ? body : JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": "1" }),
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
  });
  response.end(text);
};

/** Null for what is no address: a request may ask for anything, and nothing catches what is thrown where it arrives. */
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
    if (isForwarded(request) && !isOpenToAll) throw new Refused(404, "NOT_FOUND", "There is nothing here");
    if (pathname.startsWith(INTERNAL) && !holdsToken(request.headers.authorization, token)) {
      throw new Refused(401, "SERVICE_TOKEN_REFUSED", "This is for the other services: show the service token");
    }
    const { method: sent = "GET" } = request;
    const method = sent === "HEAD" ? "GET" : sent;
    const found = table.find(method, pathname);
    if (found === null) {
      if (table.methodsOf(pathname).length > 0) {
        throw new Refused(405, "METHOD_NOT_ALLOWED", `${sent} is not taken here`);
      }
      throw new Refused(404, "NOT_FOUND", "There is nothing here");
    }
    const body = method === "POST" ? await bodyOf(request) : undefined;
    return found.entry.answer({ params: found.params, query: address.searchParams, body });
  };

  const answerThrown = (error: unknown, path: string): InternalAnswer => {
    if (error instanceof Refused) return problem(error.status, error.code, error.title);
    if (error instanceof Unavailable) return problem(503, "UNAVAILABLE", error.message);
    logger.error({ err: error, path }, "A request of another service failed");
    return problem(500, "INTERNAL", "It failed here; the log of this service says why");
  };

  return (request, response) => {
    const address = addressOf(request);
    if (address === null || !paths.has(address.pathname.split("/")[1]!)) return false;
    answer(request, address)
      .catch((error: unknown) => answerThrown(error, address.pathname))
      .then((given) => send(response, given))
      .catch((error: unknown) => logger.error({ err: error }, "An answer to another service could not be sent"));
    return true;
  };
};
