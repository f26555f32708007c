import type { SignedInUser } from "@naqsh/shared/account";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { unseal } from "@naqsh/shared/platform/event-codec/sealed-text";
import type { ActiveAccount } from "./account.state";

/** Opens with a person's key; the empty text if the key was destroyed. */
export const openWith =
  (key: Uint8Array | null) =>
  (text: PersonalText): string => {
    if ("plain" in text) return text.plain;
    return key ? unseal(key, text) : "";
  };

export const signedInUserFrom = (account: ActiveAccount, open: (text: PersonalText) => string): SignedInUser => ({
  id: account.userId,
  email: open(account.email),
  username: open(account.username),
  firstName: open(account.firstName),
  lastName: open(account.lastName),
  role: account.role,
  language: account.language,
});
