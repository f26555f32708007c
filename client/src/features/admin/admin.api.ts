import type { AccountRole, BADGE_LISTS } from "@naqsh/shared/account";
import type { PersonStanding } from "@naqsh/shared/moderation";
import type { ChangeSettingsBody } from "@naqsh/shared/settings";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { usePaged } from "../../lib/paged";
import { sendPersonCommand, type PersonCommand } from "./person-commands";

export type { PersonCommand };

/** Runs what the server may want a fresh confirmation for: `run` of `useConfirmed`. */
type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const KEY = "admin";

/** The platform in figures, looked at again each minute. */
export const useStats = () =>
  useQuery({
    queryKey: [KEY, "stats"],
    queryFn: ({ signal }) => api.get("/api/admin/stats", { signal }),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** Registrations, sales and bids of the last days. */
export const usePlatformDays = (days: number) =>
  useQuery({
    queryKey: [KEY, "days", days],
    queryFn: ({ signal }) => api.get("/api/admin/days", { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type UserFilters = { q: string; role: AccountRole | null; standing: PersonStanding | null };

/** The accounts that fit, newest first. */
export const useUsers = ({ q, role, standing }: UserFilters) =>
  usePaged(
    [KEY, "users", q, role, standing],
    "/api/admin/users",
    { query: { limit: 50, q: q || undefined, role: role ?? undefined, standing: standing ?? undefined } },
    5_000,
  );

export const usePerson = (userId: string) =>
  useQuery({
    queryKey: [KEY, "user", userId],
    queryFn: ({ signal }) => api.get("/api/admin/users/:id", { params: { id: userId }, signal }),
    staleTime: 5_000,
  });

/** Who asks for the verified badge, the oldest first, or holds it, the newest first. */
export const useBadges = (standing: (typeof BADGE_LISTS)[number]) =>
  usePaged([KEY, "badges", standing], "/api/admin/badges", { query: { standing } }, 5_000);

/** The running auctions in which a person leads. */
export const useLeads = (userId: string) =>
  useQuery({
    queryKey: [KEY, "leads", userId],
    queryFn: ({ signal }) => api.get("/api/admin/users/:id/leads", { params: { id: userId }, signal }),
    staleTime: 5_000,
  });

/** Where a person is signed in. */
export const useSessionsOf = (userId: string) =>
  useQuery({
    queryKey: [KEY, "sessions", userId],
    queryFn: ({ signal }) => api.get("/api/admin/users/:id/sessions", { params: { id: userId }, signal }),
    staleTime: 5_000,
  });

/** Changes a person's standing; everything that shows it is asked again. */
export const usePersonCommand = (userId: string, confirmed: Confirmed) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: PersonCommand) => confirmed(() => sendPersonCommand(userId, command)),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
};

/** What is in force, and who changed what when. */
export const useSettingsPage = () =>
  useQuery({
    queryKey: [KEY, "settings"],
    queryFn: ({ signal }) => api.get("/api/admin/settings", { signal }),
    staleTime: 5_000,
  });

export const useChangeSettings = (confirmed: Confirmed) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSettingsBody) => confirmed(() => api.patch("/api/admin/settings", { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY, "settings"] }),
  });
};
