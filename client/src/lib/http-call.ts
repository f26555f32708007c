import type { Problem } from "@naqsh/shared/problem";
import type { Language } from "@naqsh/shared/kernel/language";
import { ApiError } from "./api-error";
import type { ServerClock } from "./clock.store";

export type HttpCall = Omit<RequestInit, "headers"> & { headers: Record<string, string> };

const retryAfterOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get("Retry-After"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
};

const problemOf = async (response: Response): Promise<ApiError> => {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.code === "string" && body.messages) {
      return new ApiError(body as Problem, response.status, retryAfterOf(response));
    }
  } catch {
    // A proxy's page, an empty body: all that is known is the status.
  }
  return new ApiError("UNREADABLE_ANSWER", response.status, retryAfterOf(response));
};

/** What a JSON answer says; undefined for an empty one. */
export const bodyOf = async <Answer>(response: Response): Promise<Answer> => {
  const text = await response.text();
  if (text === "") return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new ApiError("UNREADABLE_ANSWER", response.status);
  }
};

/** The address in `Link: <...>; rel="next"`, or null. */
export const nextPageOf = (link: string | null): string | null =>
  link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;

export type HttpDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  language: () => Language;
  monotonicMs: () => number;
  clock: Pick<ServerClock, "hear">;
};

/** Calls our own services, with cookies and in the reader's language; anything but success throws `ApiError`. */
export const createHttpCall =
  ({ fetch, language, monotonicMs, clock }: HttpDeps) =>
  async (path: string, init: HttpCall): Promise<Response> => {
    const headers = { Accept: "application/json", "Accept-Language": language(), ...init.headers };
    let response: Response;
    const sentMs = monotonicMs();
    try {
      // A browser that goes back would show what it holds, with the server's time of then.
      response = await fetch(path, { ...init, headers, credentials: "same-origin", cache: "no-cache" });
    } catch (failure) {
      if (init.signal?.aborted) throw failure;
      throw new ApiError("NETWORK", 0);
    }
    const serverTime = Number(response.headers.get("Naqsh-Time"));
    if (serverTime > 0) clock.hear({ serverTime, sentMs, receivedMs: monotonicMs() });
    if (!response.ok) throw await problemOf(response);
    return response;
  };
