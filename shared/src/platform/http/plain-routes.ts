import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";

export type PlainRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; undefined for a GET. */
  body: unknown;
};

/** `body` is sent as JSON, a text of a named `type` as it is. */
export type PlainAnswer = { status?: number; type?: string; body: unknown };

/** A path for machines: monitors, and below /internal/ the other services, which show their token. */
export type PlainRoute = {
  method: "GET" | "POST";
  /** With parameters: `/internal/contacts/:userId`. */
  path: string;
  answer: (asked: PlainRequest) => PlainAnswer | Promise<PlainAnswer>;
};

/** Answers requests whose path is a machine's, and says whether it was one. */
export type PlainDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

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
export const refuseAsked = (title: string): PlainAnswer => problem(422, "INVALID_INPUT", title);

const problem = (status: number, code: string, title: string): PlainAnswer => ({
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

const paramsOf = (route: PlainRoute, path: string): Record<string, string> | null => {
  const [wanted, given] = [route.path.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decoded(given[place]!);
    else if (part !== given[place]) return null;
  }
  return params;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refused(404, "NOT_FOUND", "There is nothing here");
  }
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BODY_BYTES) throw new Refused(413, "BODY_TOO_LARGE", `More than ${MOST_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refused(400, "MALFORMED_BODY", "The body is not JSON");
  }
};

const send = (response: ServerResponse, { status = 200, type = "application/json", body }: PlainAnswer): void => {
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

type DoorOptions = { token: string; logger: Logger };

/** The routes of a service for machines. A path below /internal/ answers nothing without the token. */
export const createPlainDoor = (routes: readonly PlainRoute[], { token, logger }: DoorOptions): PlainDoor => {
  const paths = new Set(routes.map(({ path }) => path.split("/")[1]!));

  const answer = async (request: IncomingMessage, address: URL): Promise<PlainAnswer> => {
    const { pathname } = address;
    const isOpenToAll = pathname === "/health" || pathname === "/ready";
    if (isForwarded(request) && !isOpenToAll) throw new Refused(404, "NOT_FOUND", "There is nothing here");
    if (pathname.startsWith(INTERNAL) && !holdsToken(request.headers.authorization, token)) {
      throw new Refused(401, "SERVICE_TOKEN_REFUSED", "This door is for the other services: show the service token");
    }
    const found = routes.flatMap((route) => {
      const params = paramsOf(route, pathname);
      return params === null ? [] : [{ route, params }];
    });
    if (found.length === 0) throw new Refused(404, "NOT_FOUND", "There is nothing here");
    const method = request.method === "HEAD" ? "GET" : request.method;
    const match = found.find(({ route }) => route.method === method);
    if (match === undefined) throw new Refused(405, "METHOD_NOT_ALLOWED", `${request.method} is not taken here`);
    const body = method === "POST" ? await bodyOf(request) : undefined;
    return match.route.answer({ params: match.params, query: address.searchParams, body });
  };

  const answerThrown = (error: unknown, path: string): PlainAnswer => {
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
