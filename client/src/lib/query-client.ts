import { QueryClient, type Query, type QueryKey } from "@tanstack/react-query";
import { isApiError } from "./api-error";
import { wasSignedIn } from "./was-signed-in";

const MINUTE = 60_000;

/** Whether asking again can help: a view that is catching up, a server that was away; never a refusal. */
const mayRetry = (failures: number, failure: Error): boolean => {
  if (!isApiError(failure)) return false;
  if (failure.code === "VIEW_NOT_READY") return failures < 3;
  return failures < 1 && (failure.status === 0 || failure.status >= 500);
};

/** An answer that came with the page is as new as the page: for so long nobody asks for it again. */
const HANDED_OVER_FRESH_MS = 30_000;

const LONG_AGO_MS = 1;

type Answers = readonly (readonly [key: QueryKey, answer: unknown])[];

/**
 * Answers are fresh for 5 minutes, one retry, backoff from 1 s to 30 s.
 * @param answers what came with the page: as a visitor is answered, so that whoever is signed in asks again at once
 */
export const createQueryClient = (answers: Answers = []): QueryClient => {
  const handedOverMs = wasSignedIn() ? LONG_AGO_MS : Date.now();
  const isNewWithPage = ({ state }: Query): boolean =>
    state.dataUpdatedAt === handedOverMs && Date.now() - handedOverMs < HANDED_OVER_FRESH_MS;
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: mayRetry,
        retryDelay: (attempt, failure) =>
          isApiError(failure) && failure.retryAfterMs ? failure.retryAfterMs : Math.min(1000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => answers.length === 0 || !isNewWithPage(query),
      },
      // Without a connection a command fails at once: a bid that waits in a queue would be sent when it is not meant any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  for (const [key, answer] of answers) queries.setQueryData(key, answer, { updatedAt: handedOverMs });
  return queries;
};
