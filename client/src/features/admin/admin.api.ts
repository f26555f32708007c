import type { AccountRole, BanUserBody } from "@naqsh/shared/account";
import type { PersonStanding } from "@naqsh/shared/moderation";
import type { ChangeSettingsBody, PlatformSettings } from "@naqsh/shared/settings";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { live } from "../../lib/live/live";
import { usePaged } from "../../lib/paged";

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

/** A lead that is taken from the person in the same step. */
type VoidedLead = { auctionId: string; alias: number };

export type PersonCommand =
  | { act: "ban"; body: BanUserBody; voids: VoidedLead[] }
  | { act: "unban" }
  | { act: "endSession"; sessionId: string }
  | { act: "endSessions" }
  | { act: "forgive"; auctionId: string; reason: string }
  | { act: "giveRight" | "takeRight"; reason: string; password: string };

type RightCommand = Extract<PersonCommand, { password: string }>;

/** The password is what lets rights be changed, for the ten minutes that a confirmed identity lasts. */
const changeRight = async (userId: string, { act, reason, password }: RightCommand): Promise<void> => {
  await api.post("/api/confirm-identity", { body: { password } });
  live.reconnect();
  const request = { params: { userId }, body: { reason } };
  if (act === "giveRight") await api.post("/api/admin/users/:userId/give-right", request);
  else await api.post("/api/admin/users/:userId/take-right", request);
};

const send = async (userId: string, command: PersonCommand): Promise<void> => {
  const path = `/api/admin/users/${userId}`;
  if (command.act === "unban") {
    await api.command({ method: "POST", path: `${path}/unban`, body: {} });
    return;
  }
  if (command.act === "endSession") {
    await api.command({ method: "DELETE", path: `${path}/sessions/${command.sessionId}` });
    return;
  }
  if (command.act === "endSessions") {
    await api.command({ method: "POST", path: `${path}/end-sessions`, body: {} });
    return;
  }
  if (command.act === "forgive") {
    const { auctionId, reason } = command;
    await api.command({ method: "POST", path: `${path}/forgive-unpaid-win`, body: { auctionId, reason } });
    return;
  }
  if (command.act !== "ban") return changeRight(userId, command);
  const { body, voids } = command;
  await api.command({ method: "POST", path: `${path}/ban`, body });
  for (const { auctionId, alias } of voids) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what failed is named
    await api.command({
      method: "POST",
      path: `/api/admin/auctions/${auctionId}/void-bidder`,
      body: { alias, reason: body.reason },
    });
  }
};

/** Changes a person's standing; everything that shows it is asked again. */
export const usePersonCommand = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: PersonCommand) => send(userId, command),
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

export const useChangeSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSettingsBody) =>
      api.command<PlatformSettings>({ method: "PATCH", path: "/api/admin/settings", body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY, "settings"] }),
  });
};
