import { useQuery } from "@tanstack/react-query";
import { api } from "../api";
import { live } from "../live/live";
import { signWithPasskey } from "../passkeys";
import { PROTECTION_KEY } from "../query-keys";

/** The second factors of whoever is signed in: what they can prove by that it is them. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: [PROTECTION_KEY, "second-factor"],
    queryFn: ({ signal }) => api.get("/api/user/second-factor", { signal }),
  });

/** Confirms for ten minutes that it is them. @throws ApiError if the proof is wrong */
export const confirmByText = async (proof: { password: string } | { code: string }) => {
  await api.post("/api/confirm-identity", { body: proof });
  // The session has a new token from now on.
  live.reconnect();
};

/** The same by a passkey. @throws ApiError if it is not theirs; a DOMException if the device gives none */
export const confirmByPasskey = async () => {
  const { options, challenge } = await api.post("/api/confirm-identity/begin", { body: {} });
  const body = { challenge, passkey: await signWithPasskey(options) };
  await api.post("/api/confirm-identity", { body });
  live.reconnect();
};
