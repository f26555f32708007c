import type { SecondFactorMethod } from "@naqsh/shared/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import type { Sending } from "../../lib/endpoint-types";
import { signWithPasskey } from "../../lib/passkeys";
import { changeSession } from "../../lib/session";

const PATH = "/api/login/second-factor";
type SecondStep = Sending<"POST", typeof PATH>["body"];

export type AskedStep = { ticket: string; methods: SecondFactorMethod[] };

/** What a sign-in asks besides the password; null for any other failure. */
export const stepAskedBy = (error: unknown): AskedStep | null =>
  isApiError(error) && error.code === "SECOND_FACTOR_ASKED" ? (error.problem?.details as AskedStep) : null;

/** The second step of signing in, by each way. */
export const useSecondStep = (ticket: string) => {
  const queries = useQueryClient();
  const onSuccess = () => changeSession(queries);
  const send = (proof: Omit<SecondStep, "ticket">) => api.post(PATH, { body: { ticket, ...proof } });
  const byCode = useMutation({ mutationFn: (code: string) => send({ code }), onSuccess });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const { options, challenge } = await api.post("/api/login/second-factor/begin", { body: { ticket } });
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
      const { options, challenge } = await api.post("/api/login/passkey/begin", { body: {} });
      const body = { ticket: challenge, passkey: await signWithPasskey(options) };
      return api.post("/api/login/passkey", { body });
    },
    onSuccess: () => changeSession(queries),
  });
};
