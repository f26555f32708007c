import * as queries from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isAsked } from "./ask-all";

type Asked = { queryKey: QueryKey; queryFn?: () => unknown; enabled?: boolean };
type AskingHook = (options: Asked, client?: QueryClient) => unknown;

/**
 * A hook of the client on the server: has React wait with what asks a question until it is answered, and draw the rest
 * meanwhile. Each component is drawn once, where a page would else be drawn anew for every round of its questions.
 */
const waiting =
  (ask: (options: never, client?: QueryClient) => unknown): AskingHook =>
  (options, given) => {
    const cache = queries.useQueryClient(given).getQueryCache();
    const result = ask(options as never, given);
    const query = cache.get(queries.hashKey(options.queryKey));
    // oxlint-disable-next-line typescript/only-throw-error -- what React waits for is thrown
    if (query && isAsked(query)) throw query.fetch();
    return result;
  };

export * from "@tanstack/react-query";

export const useQuery = waiting(queries.useQuery);
export const useInfiniteQuery = waiting(queries.useInfiniteQuery);
