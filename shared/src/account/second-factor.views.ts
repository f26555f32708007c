import type { Instant } from "../kernel/instant";

export const SECOND_FACTOR_METHODS = ["passkey", "totp", "recoveryCode"] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** What a passkey's signature is checked by. Binary parts are base64url. */
export type PasskeyCredential = { id: string; publicKey: string; transports: string[] };

/** An item of GET /api/user/sessions, the last seen first. */
export type SessionView = {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
  /** Names of products; null if the browser did not say. */
  browser: string | null;
  system: string | null;
  kind: "computer" | "phone" | "tablet" | "other";
  /** The network that signed in, `203.0.113.0/24`; null for a session of an earlier release. */
  network: string | null;
  createdAt: Instant;
  /** A few minutes old at most. */
  seenAt: Instant;
  expiresAt: Instant;
};

/** GET /api/user/second-factor */
export type SecondFactorView = {
  totp: { id: string; addedAt: Instant } | null;
  passkeys: { id: string; name: string; addedAt: Instant; usedAt: Instant | null }[];
  recoveryCodesLeft: number;
  /** Whether Google signs in to the account. */
  hasGoogle: boolean;
  /** The person's role needs one before it may do anything. */
  isRequired: boolean;
};

/** Answer of POST /api/user/second-factor/totp/begin */
export type TotpSetUp = { ticket: string; secret: string; uri: string };

/** Answer of adding a factor or asking for new codes; null if there are codes already, or the command is a repeated one. */
export type SecondFactorAdded = { id: string; recoveryCodes: string[] | null };

/** Options for `navigator.credentials`, as the browser's library takes them; opaque here. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
/** Answer of each call that begins with a passkey's challenge: what the browser signs, and what brings it back. */
export type PasskeyChallenge = { options: PasskeyOptions; challenge: string };
/** Answer of POST /api/user/second-factor/passkeys/begin */
export type PasskeySetUp = { options: PasskeyOptions; ticket: string };
