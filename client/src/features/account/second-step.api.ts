import type { PasskeyChallenge, SecondFactorMethod } from "@naqsh/shared/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { signWithPasskey } from "../../lib/passkeys";
import { changeSession } from "../../lib/session";

export type AskedStep = { ticket: string; methods: SecondFactorMethod[] };

/** What a sign-in asks besides the password; null for any other failure. */
export const stepAskedBy = (error: unknown): AskedStep | null =>
  isApiError(error) && error.code === "SECOND_FACTOR_ASKED" ? (error.problem?.details as AskedStep) : null;

/** The second step of signing in, by each way. */
export const useSecondStep = (ticket: string) => {
  const queries = useQueryClient();
  const onSuccess = () => changeSession(queries);
  const send = (body: object) =>
    api.command<{ id: string }>({ method: "POST", path: "/api/login/second-factor", body: { ticket, ...body } });
  const byCode = useMutation({ mutationFn: (code: string) => send({ code }), onSuccess });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const path = "/api/login/second-factor/begin";
      const { options, challenge } = await api.command<PasskeyChallenge>({ method: "POST", path, body: { ticket } });
      return send({ challenge, passkey: await signWithPasskey(options) });
    },
    onSuccess,
  });
  return { byCode, byPasskey };
};

/** Signs in by a passkey alone. */
export const usePasskeySignIn = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const begin = { method: "POST", path: "/api/login/passkey/begin", body: {} } as const;
      const { options, challenge } = await api.command<PasskeyChallenge>(begin);
      const body = { ticket: challenge, passkey: await signWithPasskey(options) };
      return api.command<{ id: string }>({ method: "POST", path: "/api/login/passkey", body });
    },
    onSuccess: () => changeSession(queries),
  });
};
