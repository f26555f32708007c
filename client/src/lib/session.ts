import type { AccountRole, CurrentUser } from "@naqsh/shared/account";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { isApiError } from "./api-error";
import { removeText, writeText } from "./browser-storage";
import { forgetOwnLikes } from "./engagement/use-work-counts";
import { live } from "./live/live";
import { USER_KEY } from "./query-keys";
import { useHydrated } from "./use-hydrated";
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

/** Who is signed in. Asked once, kept 30 s, shared by every screen. */
export const useSession = (): Session => {
  const isHydrated = useHydrated();
  const { data, isPending } = useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: 30_000,
    retry: false,
  });
  if (!isHydrated) return VISITOR;
  const user = data ?? null;
  const known = user ? "signedIn" : "signedOut";
  return { status: isPending ? "unknown" : known, user, hasRole: (role) => user?.role === role };
};

/** After signing in: what was cached for the one before is forgotten, and the live connection takes the new session. */
export const changeSession = async (queries: QueryClient): Promise<void> => {
  writeText(HINT, "yes");
  live.reconnect();
  forgetOwnLikes();
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
      forgetOwnLikes();
      queries.setQueryData(USER_KEY, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
    }
  };
};
