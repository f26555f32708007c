import { StoreUnavailable } from "../ports/event-store";
import { createKeepAliveClient } from "./keep-alive-client";
import type { Answered, Asked } from "./keep-alive-client";

export type InternalClientOptions = {
  /** The service's name, for messages. */
  service: string;
  url: string;
  token: string;
  /** How long an answer may take before its outcome counts as unknown. */
  timeLimitMs?: number;
};

/** Asks another service at its internal router. Every call may be sent again. */
export type InternalClient = {
  /** @throws StoreUnavailable if no answer came, or none that settles it: ask again. Error for what asking again does not mend. */
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
};

/** The limit of a call: longer than the log's own limit and the attempts of a contended stream. */
const TIME_LIMIT_MS = 15_000;
const UNSETTLED: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export const createInternalClient = (options: InternalClientOptions): InternalClient => {
  const { service, url, token, timeLimitMs = TIME_LIMIT_MS } = options;
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };

  const send = createKeepAliveClient(url, timeLimitMs);

  const ask = async (path: string, asked: Asked): Promise<Answered> => {
    try {
      return await send(path, asked);
    } catch (error) {
      throw new StoreUnavailable(`${service} does not answer`, { cause: error });
    }
  };

  const answered = async (path: string, asked: Asked): Promise<unknown> => {
    const { status, text } = await ask(path, asked);
    if (UNSETTLED.has(status)) throw new StoreUnavailable(`${service} cannot answer now (${status})`);
    if (status === 401) throw new Error(`${service} refused our SERVICE_TOKEN: every service needs the same one`);
    if (status !== 200) throw new Error(`${service} answered ${status} to ${path}: ${text.slice(0, 500)}`);
    return parsed(text, service);
  };

  return {
    get: (path) => answered(path, { method: "GET", headers }),
    post: (path, body) =>
      answered(path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
};

/** Half an answer settles nothing. */
const parsed = (text: string, service: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StoreUnavailable(`${service} answered with what is not JSON`, { cause: error });
  }
};
