import { IDEMPOTENCY_HEADER, POSITION_HEADER } from "@naqsh/shared/platform/http/headers";
import type { Problem } from "@naqsh/shared/problem";
import { browserOf } from "./demo-browsers";
import { uuid5, NAQSH_NAMESPACE } from "@naqsh/shared/kernel/uuid";

/** An answer that was not what the story asked for; `problem` is the server's own. */
export class DemoRefused extends Error {
  constructor(
    readonly path: string,
    readonly problem: Pick<Problem, "status" | "code" | "details">,
  ) {
    super(`${path}: ${problem.status} ${problem.code} ${JSON.stringify(problem.details ?? {})}`);
    this.name = "DemoRefused";
  }
}

/** A person at the shop's public API: the same calls, sessions and rules as everyone's. */
export type DemoVisitor = {
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: object | FormData) => Promise<Answer>;
  put: <Answer>(path: string, body: object | FormData) => Promise<Answer>;
  patch: <Answer>(path: string, body: object) => Promise<Answer>;
};

/** The shop's address, and which telling of the story goes on there. */
export type DemoStage = { url: string; story: string };

type Credentials = { email: string; password: string };

/** Whoever names no browser counts as a machine. */
const USUAL_BROWSER = browserOf(0);

/**
 * Gives a visitor who signs in when first needed, and again when the session has ended. The story, `name` and the count of
 * calls make the command ids: the same story makes the same ones, another never does.
 */
export const createDemoVisitor = (
  { url, story }: DemoStage,
  name: string,
  credentials: Credentials | null,
  browser = USUAL_BROWSER,
): DemoVisitor => {
  let cookie = "";
  let position = "";
  let calls = 0;

  const send = async (method: string, path: string, body?: object | FormData): Promise<Response> => {
    calls += 1;
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        "accept-language": "ar",
        "user-agent": browser,
        ...(position && { [POSITION_HEADER]: position }),
        ...(method !== "GET" && { [IDEMPOTENCY_HEADER]: uuid5(NAQSH_NAMESPACE, `demo/${story}/${name}/${calls}`) }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const session = response.headers.getSetCookie().find((one) => one.startsWith("naqsh.sid="));
    if (session) cookie = session.split(";")[0]!;
    if (method !== "GET") position = response.headers.get(POSITION_HEADER) ?? position;
    return response;
  };

  const signIn = async (): Promise<void> => {
    const response = await send("POST", "/api/signin", credentials!);
    if (!response.ok) throw new DemoRefused("/api/signin", (await response.json()) as Problem);
    await response.arrayBuffer();
  };

  const ask = async <Answer>(method: string, path: string, body?: object | FormData): Promise<Answer> => {
    if (credentials && !cookie) await signIn();
    let response = await send(method, path, body);
    if (response.status === 401 && credentials) {
      await response.arrayBuffer();
      await signIn();
      response = await send(method, path, body);
    }
    if (!response.ok) throw new DemoRefused(path, (await response.json()) as Problem);
    const text = await response.text();
    return (text === "" ? null : JSON.parse(text)) as Answer;
  };

  return {
    get: (path) => ask("GET", path),
    post: (path, body) => ask("POST", path, body),
    put: (path, body) => ask("PUT", path, body),
    patch: (path, body) => ask("PATCH", path, body),
  };
};
