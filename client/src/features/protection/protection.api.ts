import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { createPasskey } from "../../lib/passkeys";
import { live } from "../../lib/live/live";
import { PROTECTION_KEY } from "../../lib/query-keys";
import { askWhoIsSignedIn } from "../../lib/session";

export const useSessions = () =>
  useQuery({
    queryKey: [PROTECTION_KEY, "sessions"],
    queryFn: ({ signal }) => api.get("/api/user/sessions", { signal }),
  });

/** Everything that changes who gets in. Each rejects with CONFIRMATION_REQUIRED when the last proof is too old. */
export const protection = {
  beginTotp: () => api.post("/api/user/second-factor/totp/begin", { body: {} }),
  addTotp: (body: { ticket: string; code: string }) => api.post("/api/user/second-factor/totp", { body }),
  removeTotp: (id: string) => api.delete("/api/user/second-factor/totp/:factorId", { params: { factorId: id } }),
  addPasskey: async (name: string) => {
    const { options, ticket } = await api.post("/api/user/second-factor/passkeys/begin", { body: {} });
    const body = { ticket, name, passkey: await createPasskey(options) };
    return api.post("/api/user/second-factor/passkeys", { body });
  },
  removePasskey: (id: string) => api.delete("/api/user/second-factor/passkeys/:factorId", { params: { factorId: id } }),
  makeRecoveryCodes: () => api.post("/api/user/second-factor/recovery-codes", { body: {} }),
  unlinkGoogle: () => api.post("/api/auth/google/unlink", { body: {} }),
  endSession: (id: string) => api.delete("/api/user/sessions/:sessionId", { params: { sessionId: id } }),
  endOthers: () => api.post("/api/user/sessions/end-others", { body: {} }),
};

/** After a change: the lists are asked for again, and the live connection takes the session's new token. */
export const useRefresh = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    live.reconnect();
    await askWhoIsSignedIn(queries);
    await queries.invalidateQueries({ queryKey: [PROTECTION_KEY] });
  };
};
