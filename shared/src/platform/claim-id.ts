import { createHmac } from "node:crypto";
import type { PersonalKeys } from "./ports/personal-keys";

const PURPOSE = "claims";

/** Names the claim stream of an e-mail or a username: a keyed hash, since the name of a stream stays for ever. */
export const claimIdOf = async (keys: PersonalKeys, kind: "email" | "username", text: string): Promise<string> =>
  createHmac("sha256", await keys.platformSecret(PURPOSE))
    .update(`${kind}/${text.normalize("NFKC").toLowerCase()}`)
    .digest("hex");
