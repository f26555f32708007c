import type { AccountRole, CurrentUser } from "@naqsh/shared/account";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { isApiError } from "./api-error";

export const USER_KEY = ["user"] as const;

const fetchUser = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  try {
    return await api.get<CurrentUser>("/api/user", { signal });
  } catch (failure) {
    if (isApiError(failure) && failure.status === 401) return null;
    throw failure;
  }
};

export type Session = {
  /** `unknown` until the server has answered. */
  status: "unknown" | "signedIn" | "signedOut";
  user: CurrentUser | null;
  hasRole: (role: AccountRole) => boolean;
};

/** Who is signed in. Asked once, kept 30 s (the specification), shared by every screen. */
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

/** After signing in or out: what was cached for the one before is forgotten. */
export const changeSession = async (queries: QueryClient): Promise<void> => {
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
  await queries.invalidateQueries({ queryKey: USER_KEY });
};

/** Signs out on the server; the screen forgets the person also when that call fails (the specification). */
export const useSignOut = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    try {
      await api.command({ method: "POST", path: "/api/logout" });
    } finally {
      queries.setQueryData(USER_KEY, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
    }
  };
};

export const fullNameOf = (user: Pick<CurrentUser, "firstName" | "lastName">): string =>
  `${user.firstName} ${user.lastName}`.trim();
