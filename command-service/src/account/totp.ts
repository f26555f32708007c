import { Secret, TOTP } from "otpauth";
import { latinDigits } from "@naqsh/shared/kernel/digits";

/** RFC 6238 as every authenticator app knows it. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A clock that is half a minute off, either way, is usual for phones. */
const STEPS_OFF = 1;

const totpOf = (secret: string, named: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: DIGITS });

/** A new secret, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code; in the app, `issuer` names the platform and `label` the account. */
export const totpUri = (secret: string, named: { issuer: string; label: string }): string =>
  totpOf(secret, named).toString();

/** The digits that a person typed, in whichever script and spacing. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/[\s-]/gu, "");

/** The step (interval of 30 seconds since 1970) whose code this is; null for a wrong one. */
export const stepOfCode = (secret: string, typed: string, nowMs: number): number | null => {
  const token = digitsOf(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const off = totpOf(secret).validate({ token, timestamp: nowMs, window: STEPS_OFF });
  return off === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + off;
};
