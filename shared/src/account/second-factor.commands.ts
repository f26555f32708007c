import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { visibleText } from "../kernel/visible-text";
import type {
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyUsed,
  RecoveryCodesMade,
  RecoveryCodeUsed,
  SecondFactorsReset,
  SignedInOnNewDevice,
  TotpAdded,
  TotpCodeUsed,
  TotpRemoved,
} from "./second-factor.events";

const seen = z.overwrite(visibleText);

const MOST_TICKET = 2_000;
const MOST_ID = 1_400;
const MOST_PART = 20_000;

/** A sealed note of the server to itself, which the browser brings back. */
const ticket = z.string().check(z.minLength(1), z.maxLength(MOST_TICKET));
/** As it was typed: spaces and dashes are left out, digits of any script are read. */
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));
const name = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(60));
const part = z.string().check(z.maxLength(MOST_PART));
const id = z.string().check(z.minLength(1), z.maxLength(MOST_ID));

/** What `navigator.credentials` answers, in JSON; the library that checks it knows the rest. */
const credential = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
};
const AttestedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
const SignedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(z.nullable(id)),
  }),
});
export type AttestedPasskey = z.infer<typeof AttestedPasskey>;
export type SignedChallenge = z.infer<typeof SignedChallenge>;

/** POST /api/user/second-factor/totp */
export const AddTotpBody = z.object({ ticket, code });
/** POST /api/user/second-factor/passkeys */
export const AddPasskeyBody = z.object({ ticket, name, passkey: AttestedPasskey });
/** POST /api/login/passkey */
export const PasskeySignInBody = z.object({ ticket, passkey: SignedChallenge });
/** POST /api/login/second-factor: a code of the app or a recovery code, or a passkey's answer to `/begin`. */
export const SecondStepBody = z.object({
  ticket,
  code: z.optional(code),
  challenge: z.optional(ticket),
  passkey: z.optional(SignedChallenge),
});
/** POST /api/login/second-factor/begin */
export const SecondStepBeginBody = z.object({ ticket });
/** POST /api/confirm-identity: one of the proofs. */
export const ConfirmIdentityBody = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  code: z.optional(code),
  challenge: z.optional(ticket),
  passkey: z.optional(SignedChallenge),
});
export type ConfirmIdentityBody = z.infer<typeof ConfirmIdentityBody>;

/** `neededByRole`: whoever has the person's role may not be without one. */
type Removing = { neededByRole: boolean };

export type AddTotp = CommandOf<"AddTotp", TotpAdded["data"]>;
export type RemoveTotp = CommandOf<"RemoveTotp", TotpRemoved["data"] & Removing>;
export type UseTotpCode = CommandOf<"UseTotpCode", TotpCodeUsed["data"]>;
export type AddPasskey = CommandOf<"AddPasskey", PasskeyAdded["data"]>;
export type RemovePasskey = CommandOf<"RemovePasskey", PasskeyRemoved["data"] & Removing>;
export type UsePasskey = CommandOf<"UsePasskey", PasskeyUsed["data"]>;
export type MakeRecoveryCodes = CommandOf<"MakeRecoveryCodes", RecoveryCodesMade["data"]>;
export type UseRecoveryCode = CommandOf<"UseRecoveryCode", RecoveryCodeUsed["data"]>;

export type ResetSecondFactors = CommandOf<"ResetSecondFactors", SecondFactorsReset["data"]>;
/** As an operator gives it, who knows an e-mail and no id. */
export type ResetFactorsOfEmail = CommandOf<"ResetFactorsOfEmail", { email: string }>;

export type SecondFactorCommand =
  | ResetSecondFactors
  | AddTotp
  | RemoveTotp
  | UseTotpCode
  | AddPasskey
  | RemovePasskey
  | UsePasskey
  | MakeRecoveryCodes
  | UseRecoveryCode;

export type NoteNewDevice = CommandOf<"NoteNewDevice", SignedInOnNewDevice["data"]>;
