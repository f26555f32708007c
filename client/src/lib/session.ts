import type { AccountRole, CurrentUser } from "@naqsh/shared/account";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { createContext, use, useMemo } from "react";
import { api } from "./api";
import { isApiError } from "./api-error";
import { removeText, writeText } from "./browser-storage";
import { forgetOwnLikes } from "./engagement/use-work-counts";
import { live } from "./live/live";
import { forgetEarlyPresses } from "./marks/early-presses";
import { USER_KEY } from "./query-keys";
import { useOnceTaken } from "./use-hydrated";
import { SIGNED_IN_HINT as HINT, wasSignedIn } from "./was-signed-in";

export { wasSignedIn } from "./was-signed-in";

const fetchUser = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  if (!wasSignedIn()) return null;
  try {
    return await api.get("/api/user", { signal });
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 401) throw failure;
    removeText(HINT);
    return null;
  }
};

export type Session = {
  /** `unknown` until the server has answered. */
  status: "unknown" | "signedIn" | "signedOut";
  user: CurrentUser | null;
  hasRole: (role: AccountRole) => boolean;
};

/** Whom the server draws pages for. */
const VISITOR: Session = { status: "signedOut", user: null, hasRole: () => false };
const UNKNOWN: Session = { status: "unknown", user: null, hasRole: () => false };

/** Read by `useSession` alone; a visitor where nobody provides one. */
export const SessionContext = createContext<Session>(VISITOR);

/** Who is signed in, as the server says. Asked once, kept 30 s: `SessionProvider` tells every screen. */
export const useAskedSession = (): Session => {
  const { data, isPending } = useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => fetchUser(signal),
    // Of a device that has not signed in it is known.
    initialData: () => (wasSignedIn() ? undefined : null),
    staleTime: 30_000,
    retry: false,
  });
  return useMemo(() => {
    if (isPending) return UNKNOWN;
    return data ? { status: "signedIn", user: data, hasRole: (role) => data.role === role } : VISITOR;
  }, [data, isPending]);
};

/** Who is signed in: a visitor for as long as a part of a page shows what the server drew. */
export const useSession = (): Session => useOnceTaken(VISITOR, use(SessionContext));

/** What is shown and kept for one reader is forgotten, for another; the live connection takes the session that there is. */
const forgetReader = (queries: QueryClient): void => {
  live.reconnect();
  forgetOwnLikes();
  forgetEarlyPresses();
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
};

/** After signing in: what was cached for the one before is forgotten, and the live connection takes the new session. */
export const changeSession = async (queries: QueryClient): Promise<void> => {
  writeText(HINT, "yes");
  forgetReader(queries);
  await queries.invalidateQueries({ queryKey: USER_KEY });
};

/** After a refusal that says so: asks whether the person is still signed in, so that every screen knows. */
export const askWhoIsSignedIn = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: USER_KEY });

/** Signs out on the server; the screen forgets the person also if that call fails. */
export const useSignOut = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    try {
      await api.post("/api/logout", {});
    } finally {
      removeText(HINT);
      queries.setQueryData(USER_KEY, null);
      forgetReader(queries);
    }
  };
};
