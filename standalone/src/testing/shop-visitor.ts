import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { IDEMPOTENCY_HEADER, POSITION_HEADER } from "@naqsh/shared/platform/http/headers";

/** `next`: where a list goes on. */
export type Answer<Body> = { status: number; body: Body; next?: string };

/** Whoever names no browser counts as a machine, whose looks are nobody's. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A person at the public API: keeps the cookie, and reads nothing older than what they wrote. */
export type ShopVisitor = {
  id: string;
  get: <Body>(path: string) => Promise<Answer<Body>>;
  patch: <Body = Record<string, unknown>>(path: string, body: object) => Promise<Answer<Body>>;
  post: <Body = Record<string, unknown>>(path: string, body?: object | FormData) => Promise<Answer<Body>>;
  put: <Body = Record<string, unknown>>(path: string, body: object) => Promise<Answer<Body>>;
  remove: <Body = Record<string, unknown>>(path: string) => Promise<Answer<Body>>;
  /** A file of the site, as it came. */
  download: (path: string) => Promise<Answer<Buffer>>;
};

/** `cookie`: of someone who has signed in already. */
export const createShopVisitor = (url: string, name: string, cookie = ""): ShopVisitor => {
  let position = "";
  let calls = 0;

  const ask = async <Body>(method: string, path: string, sent?: object | FormData): Promise<Answer<Body>> => {
    calls += 1;
    const isForm = sent instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        accept: "application/json",
        "user-agent": BROWSER,
        ...(position && { [POSITION_HEADER]: position }),
        ...(method !== "GET" && { [IDEMPOTENCY_HEADER]: uuid5(NAQSH_NAMESPACE, `${name}/${calls}`) }),
        ...(sent && !isForm && { "content-type": "application/json" }),
      },
      ...(sent && { body: isForm ? sent : JSON.stringify(sent) }),
    });
    // What tells a known device comes beside the session, or alone.
    const set = response.headers.getSetCookie().find((one) => !one.startsWith("naqsh.device"));
    cookie = set?.split(";")[0] ?? cookie;
    if (method !== "GET") position = response.headers.get(POSITION_HEADER) ?? position;
    const text = await response.text();
    const [, next] = /<(.+)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    const body = (text === "" ? null : JSON.parse(text)) as Body;
    return { status: response.status, body, ...(next !== undefined && { next }) };
  };

  /** As a page does: asks again while the views have not come as far as what this person wrote. */
  const get = async <Body>(path: string): Promise<Answer<Body>> => {
    for (;;) {
      const answer = await ask<Body>("GET", path);
      if (answer.status !== 503 || (answer.body as { code?: string }).code !== "VIEW_NOT_READY") return answer;
    }
  };

  return {
    id: "",
    get,
    post: (path, body) => ask("POST", path, body),
    put: (path, body) => ask("PUT", path, body),
    remove: (path) => ask("DELETE", path),
    download: async (path) => {
      const response = await fetch(`${url}${path}`, { headers: { cookie } });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    },
    patch: (path, body) => ask("PATCH", path, body),
  };
};
