import { isOutcomeUnknown, leavesOpen } from "./api-error";
import { bodyOf, createHttpCall, nextPageOf, type HttpCall, type HttpDeps } from "./http-call";
import type { PendingCommands } from "./pending-commands";

const RETRY_DELAYS_MS = [500, 1500, 4000];
/** After this long every view has passed the position: a query need not ask for it any more. */
const POSITION_USEFUL_MS = 30_000;

export type Page<Item> = { items: Item[]; next: string | null };

type CommandRequest = {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** JSON, or a form with files. */
  body?: unknown;
  /** The command's id; without one, an id is kept for `intent`, or made for this call alone. */
  key?: string;
  /** Names what the person means to do, so that it keeps its id until it has an answer, also over a reload. */
  intent?: string;
};

type ApiClientDeps = HttpDeps & {
  createId: () => string;
  wait: (ms: number) => Promise<void>;
  pending: PendingCommands;
};

export type ApiClient = {
  get: <Answer>(path: string, options?: { signal?: AbortSignal }) => Promise<Answer>;
  /** A list and the address of its next page (the `Link` header). */
  getPage: <Item>(path: string, options?: { signal?: AbortSignal }) => Promise<Page<Item>>;
  /** Sends a command. A lost answer is asked for again with the same id; refusals and failures throw `ApiError`. */
  command: <Answer>(request: CommandRequest) => Promise<Answer>;
};

const isForm = (body: unknown): body is FormData => typeof FormData !== "undefined" && body instanceof FormData;

/** The client of the services' HTTP interface: cookies, language, read-your-writes, and commands that survive a lost answer. */
export const createApiClient = (deps: ApiClientDeps): ApiClient => {
  const call = createHttpCall(deps);
  let written: { position: string; atMs: number } | null = null;

  const usefulPosition = (): Record<string, string> => {
    if (written && deps.monotonicMs() - written.atMs > POSITION_USEFUL_MS) written = null;
    return written ? { "Naqsh-Position": written.position } : {};
  };

  const query = (path: string, signal?: AbortSignal): Promise<Response> =>
    call(path, { method: "GET", headers: usefulPosition(), ...(signal ? { signal } : {}) });

  const send = async <Answer>(request: CommandRequest, key: string): Promise<Answer> => {
    const headers: Record<string, string> = { "Idempotency-Key": key };
    const init: HttpCall = { method: request.method, headers };
    if (isForm(request.body)) init.body = request.body;
    else if (request.body !== undefined) {
      headers["Content-Type"] = "application/json";
      init.body = JSON.stringify(request.body);
    }
    const response = await call(request.path, init);
    const position = response.headers.get("Naqsh-Position");
    if (position) written = { position, atMs: deps.monotonicMs() };
    return bodyOf<Answer>(response);
  };

  const sendUntilAnswered = async <Answer>(request: CommandRequest, key: string): Promise<Answer> => {
    for (const delayMs of RETRY_DELAYS_MS) {
      try {
        return await send<Answer>(request, key);
      } catch (failure) {
        if (!isOutcomeUnknown(failure)) throw failure;
        await deps.wait(delayMs);
      }
    }
    return send<Answer>(request, key);
  };

  return {
    get: async (path, options) => bodyOf(await query(path, options?.signal)),
    getPage: async <Item>(path: string, options?: { signal?: AbortSignal }) => {
      const response = await query(path, options?.signal);
      return { items: await bodyOf<Item[]>(response), next: nextPageOf(response.headers.get("Link")) };
    },
    command: async <Answer>(request: CommandRequest) => {
      const kept = request.intent ? deps.pending.keep(request.intent, request, deps.createId) : null;
      const key = request.key ?? kept ?? deps.createId();
      try {
        const answer = await sendUntilAnswered<Answer>(request, key);
        if (request.intent) deps.pending.settle(request.intent);
        return answer;
      } catch (failure) {
        if (request.intent && !leavesOpen(failure)) deps.pending.settle(request.intent);
        throw failure;
      }
    },
  };
};
