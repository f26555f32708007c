import { createHmac, timingSafeEqual } from "node:crypto";
import { valueFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import type { Ids } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { RateLimit, RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import type { EdgeContext } from "../http/edge-context";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";

const DEVICE_COOKIE = "naqsh.device";
/** Where people come by HTTPS; browsers that are known under the name without it stay known. */
const SECURE_DEVICE_COOKIE = `__Secure-${DEVICE_COOKIE}`;
const PURPOSE = "devices";
const LASTS_SECONDS = 365 * 24 * 60 * 60;

/** One try to sign in to one account, whether it exists or not. */
export type SignInTry = {
  /** Milliseconds until another try is taken; null if this one is. It counts as failed until it is said to be none. */
  retryAfterMs: number | null;
  /** No guess: the password was right, or nobody looked at it. */
  notFailed: () => Promise<void>;
};

/**
 * How often the password of one account may be guessed, from however many addresses. Who has signed in there before has tries of
 * their own in that browser, so that strangers who guess keep them out of nothing.
 */
export type SignInGuard = {
  begin: (context: EdgeContext, email: string) => Promise<SignInTry>;
  /** Whether somebody has signed in there before in this browser. */
  knows: (context: EdgeContext, email: string) => Promise<boolean>;
  /** Knows this browser as one of the account's. */
  remember: (context: EdgeContext, email: string) => Promise<void>;
};

type GuardParts = {
  rateLimits: RateLimits;
  keys: PersonalKeys;
  ids: Ids;
  config: { secureCookies: boolean };
  limit: RateLimit;
};

export const createSignInGuard = ({ rateLimits, keys, ids, config, limit }: GuardParts): SignInGuard => {
  const proofOf = async (claimId: string, device: string): Promise<string> =>
    createHmac("sha256", await keys.platformSecret(PURPOSE))
      .update(`${claimId}/${device}`)
      .digest("base64url");

  const knownDevice = async ({ headers }: EdgeContext, claimId: string): Promise<string | null> => {
    const value =
      valueFromCookies(headers.cookie, SECURE_DEVICE_COOKIE) ?? valueFromCookies(headers.cookie, DEVICE_COOKIE);
    const [device, proof] = value?.split(".") ?? [];
    if (!device || !proof) return null;
    const [sent, right] = [Buffer.from(proof), Buffer.from(await proofOf(claimId, device))];
    return sent.length === right.length && timingSafeEqual(sent, right) ? device : null;
  };

  return {
    begin: async (context, email) => {
      const claimId = await claimIdOf(keys, "email", email);
      const device = await knownDevice(context, claimId);
      const who = device === null ? claimId : `${claimId}/${device}`;
      const retryAfterMs = await rateLimits.consume(limit, who);
      return { retryAfterMs, notFailed: () => rateLimits.giveBack(limit, who) };
    },
    knows: async (context, email) => (await knownDevice(context, await claimIdOf(keys, "email", email))) !== null,
    remember: async (context, email) => {
      const claimId = await claimIdOf(keys, "email", email);
      if ((await knownDevice(context, claimId)) !== null) return;
      const device = ids.secret();
      const value = `${device}.${await proofOf(claimId, device)}`;
      const [name, secure] = config.secureCookies ? [SECURE_DEVICE_COOKIE, "; Secure"] : [DEVICE_COOKIE, ""];
      const lasts = `Path=/api; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
      context.append("Set-Cookie", `${name}=${value}; ${lasts}`);
    },
  };
};
