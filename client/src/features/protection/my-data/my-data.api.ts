import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { usePaged } from "../../../lib/paged";
import { OWN_SETTINGS_KEY } from "../../../lib/query-keys";
import { askWhoIsSignedIn } from "../../../lib/session";

const DELETION = "/api/user/deletion";

export const useDeletionStatus = () =>
  useQuery({ queryKey: ["my-data", "deletion"], queryFn: ({ signal }) => api.get(DELETION, { signal }) });

const COPY = "/api/user/data-export";
const ASKED_AGAIN_MS = 2_000;

/** The reader's copy of their data; asked for again and again while it is made. */
export const useCopy = () =>
  useQuery({
    queryKey: ["my-data", "copy"],
    queryFn: ({ signal }) => api.get(COPY, { signal }),
    refetchInterval: ({ state }) => (state.data?.copy?.state === "underWay" ? ASKED_AGAIN_MS : false),
  });

/** Asks for a copy. Rejects with CONFIRMATION_REQUIRED when the last proof is too old. */
export const requestCopy = (): Promise<unknown> => api.post(COPY, { body: {} });

/** Where the browser fetches a copy that is ready. */
export const archivePathOf = (id: string): string => `${COPY}/${id}`;

export const useMyData = () => usePaged(["my-data", "timeline"], "/api/user/my-data", {});

/** Asks to be deleted. Rejects with CONFIRMATION_REQUIRED when the last proof is too old. */
export const requestDeletion = (): Promise<unknown> => api.post(DELETION, { body: {} });

export const withdrawDeletion = (): Promise<unknown> => api.delete(DELETION, {});

/** The e-mail that the reader asked for, while its letter's link is good. */
export const useWantedEmail = (): string | null =>
  useQuery({ queryKey: OWN_SETTINGS_KEY, queryFn: ({ signal }) => api.get("/api/user/settings", { signal }) }).data
    ?.wantedEmail ?? null;

/** Asks for another e-mail. Rejects with CONFIRMATION_REQUIRED when the last proof is too old. */
export const requestEmail = (email: string): Promise<unknown> => api.post("/api/user/email", { body: { email } });

/** Moves to the new e-mail by the link of a letter. */
export const useChangeEmail = () => {
  const refresh = useRefreshMyData();
  return useMutation({
    mutationFn: (token: string) => api.post("/api/user/email/confirm", { body: { token } }),
    onSuccess: refresh,
  });
};

/** Keeps the account by the link of a letter. */
export const useStay = () => {
  const refresh = useRefreshMyData();
  return useMutation({
    mutationFn: (token: string) => api.post("/api/user/stay", { body: { token } }),
    onSuccess: refresh,
  });
};

/** After a change: every screen knows whether the account leaves. */
export const useRefreshMyData = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    await askWhoIsSignedIn(queries);
    await Promise.all([["my-data"], OWN_SETTINGS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
