import { QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error";

const MINUTE = 60_000;

/** Whether asking again can help: a view that is catching up, a server that was away; never a refusal. */
const mayRetry = (failures: number, failure: Error): boolean => {
  if (!isApiError(failure)) return false;
  if (failure.code === "VIEW_NOT_READY") return failures < 3;
  return failures < 1 && (failure.status === 0 || failure.status >= 500);
};

/** Answers are fresh for 5 minutes, one retry, backoff from 1 s to 30 s. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: mayRetry,
        retryDelay: (attempt, failure) =>
          isApiError(failure) && failure.retryAfterMs ? failure.retryAfterMs : Math.min(1000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
      },
      // Without a connection a command fails at once: a bid that waits in a queue would be sent when it is not meant any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
