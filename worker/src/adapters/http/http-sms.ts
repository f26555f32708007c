import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { SmsSettings } from "@naqsh/shared/platform/service/sms-settings";
import type { Sms } from "../../ports/sms";

const ANSWERED_WITHIN_MS = 20_000;

/** Another attempt may go through. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * A provider of short messages by HTTP: `POST {to, text}` with `Authorization: Bearer` and `Idempotency-Key`. Neither number
 * nor text stands in an error.
 */
export const createHttpSms = ({ url, key }: SmsSettings): Sms => ({
  send: async ({ idempotencyKey, to, text }) => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    }).catch((error: unknown) => {
      throw new Unavailable("The SMS provider does not answer", { cause: error });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const told = `The SMS provider answered ${response.status}`;
    throw isPassing(response.status) ? new Unavailable(told) : new Error(told);
  },
});
