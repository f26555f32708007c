import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { ExternalIdentityLinked } from "./external-identity.events";
import { TERMS_VERSION } from "./terms-version";

/** POST /api/auth/google/register: what a new person is asked once; who they are is in a sealed cookie. */
export const GoogleRegisterBody = z.object({
  role: z._default(z.enum(["collector", "artist"]), "collector"),
  language: z.optional(z.enum(["ar", "en"])),
  acceptedTerms: z.literal(TERMS_VERSION),
  newsletter: z._default(z.boolean(), false),
});
export type GoogleRegisterBody = z.infer<typeof GoogleRegisterBody>;

export type ClaimIdentity = CommandOf<"ClaimIdentity", { claimId: string; userId: string }>;
export type ReleaseIdentity = CommandOf<"ReleaseIdentity", { claimId: string; userId: string }>;
/** Given once the identity's claim is held. */
export type LinkExternalIdentity = CommandOf<"LinkExternalIdentity", ExternalIdentityLinked["data"]>;
/** Given once it is known that the account has a password that somebody chose. */
export type UnlinkExternalIdentity = CommandOf<"UnlinkExternalIdentity", ExternalIdentityLinked["data"]>;
