import { createHmac } from "node:crypto";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";

const keyed = async (keys: Pick<PersonalKeys, "platformSecret">, purpose: string, text: string): Promise<string> =>
  createHmac("sha256", await keys.platformSecret(purpose))
    .update(text)
    .digest("hex");

/** Who somebody is at a provider. The subject never changes and is taken letter by letter; the e-mail may change. */
export type ExternalIdentity = { issuer: string; subject: string };

/** Names the claim stream of an identity: a keyed hash, since the name of a stream stays for ever. */
export const identityClaimIdOf = (
  keys: Pick<PersonalKeys, "platformSecret">,
  { issuer, subject }: ExternalIdentity,
): Promise<string> => keyed(keys, "claims", JSON.stringify(["identity", issuer, subject]));

/** In the place of a password that nobody chose: no one knows it, and a repeated registration has the same. */
export const unknownPasswordOf = (keys: Pick<PersonalKeys, "platformSecret">, claimId: string): Promise<string> =>
  keyed(keys, "unknown-passwords", claimId);
