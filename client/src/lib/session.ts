import type { AccountRole, CurrentUser } from "@naqsh/shared/account";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { isApiError } from "./api-error";
import { readText, removeText, writeText } from "./browser-storage";
import { live } from "./live/live";

const USER_KEY = ["user"] as const;

/**
 * Whether this device has signed in: the session's cookie cannot be read here, and asking for a visitor would end in a
 * refusal on every first page.
 */
const HINT = "signed-in";

/** What can be said before the server has answered. */
export const wasSignedIn = (): boolean => readText(HINT) !== null;

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

/** Who is signed in. Asked once, kept 30 s, shared by every screen. */
export const useSession = (): Session => {
  const { data, isPending } = useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: 30_000,
    retry: false,
  });
  const user = data ?? null;
  const known = user ? "signedIn" : "signedOut";
  return { status: isPending ? "unknown" : known, user, hasRole: (role) => user?.role === role };
};

/** After signing in: what was cached for the one before is forgotten, and the live connection takes the new session. */
export const changeSession = async (queries: QueryClient): Promise<void> => {
  writeText(HINT, "yes");
  live.reconnect();
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
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
      live.reconnect();
      queries.setQueryData(USER_KEY, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
    }
  };
};

export const fullNameOf = (user: Pick<CurrentUser, "firstName" | "lastName">): string =>
  `${user.firstName} ${user.lastName}`.trim();
