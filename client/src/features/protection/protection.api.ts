import type { PasskeyChallenge, PasskeySetUp, SecondFactorAdded, TotpSetUp } from "@naqsh/shared/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { createPasskey, signWithPasskey } from "../../lib/passkeys";
import { live } from "../../lib/live/live";
import { askWhoIsSignedIn } from "../../lib/session";

const FACTOR = "/api/user/second-factor";

export const useSessions = () =>
  useQuery({
    queryKey: ["protection", "sessions"],
    queryFn: ({ signal }) => api.get("/api/user/sessions", { signal }),
  });

export const useSecondFactor = () =>
  useQuery({
    queryKey: ["protection", "second-factor"],
    queryFn: ({ signal }) => api.get("/api/user/second-factor", { signal }),
  });

const post = <Answer>(path: string, body: object = {}): Promise<Answer> =>
  api.command<Answer>({ method: "POST", path, body });

/** Everything that changes who gets in. Each rejects with CONFIRMATION_REQUIRED when the last proof is too old. */
export const protection = {
  beginTotp: () => post<TotpSetUp>(`${FACTOR}/totp/begin`),
  addTotp: (body: { ticket: string; code: string }) => post<SecondFactorAdded>(`${FACTOR}/totp`, body),
  removeTotp: (id: string) => api.delete("/api/user/second-factor/totp/:factorId", { params: { factorId: id } }),
  addPasskey: async (name: string) => {
    const { options, ticket } = await post<PasskeySetUp>(`${FACTOR}/passkeys/begin`);
    return post<SecondFactorAdded>(`${FACTOR}/passkeys`, { ticket, name, passkey: await createPasskey(options) });
  },
  removePasskey: (id: string) => api.delete("/api/user/second-factor/passkeys/:factorId", { params: { factorId: id } }),
  makeRecoveryCodes: () => post<SecondFactorAdded>(`${FACTOR}/recovery-codes`),
  unlinkGoogle: () => api.post("/api/auth/google/unlink", { body: {} }),
  endSession: (id: string) => api.delete("/api/user/sessions/:sessionId", { params: { sessionId: id } }),
  endOthers: () => post("/api/user/sessions/end-others"),
  confirmBy: (proof: { password: string } | { code: string }) => post("/api/confirm-identity", proof),
  confirmByPasskey: async () => {
    const { options, challenge } = await post<PasskeyChallenge>("/api/confirm-identity/begin");
    return post("/api/confirm-identity", { challenge, passkey: await signWithPasskey(options) });
  },
};

/** After a change: the lists are asked for again, and the live connection takes the session's new token. */
export const useRefresh = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    live.reconnect();
    await askWhoIsSignedIn(queries);
    await queries.invalidateQueries({ queryKey: ["protection"] });
  };
};
