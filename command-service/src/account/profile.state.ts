import type { HeldName, VatRegistrationChanged } from "@naqsh/shared/account";
import type { PersonalText } from "@naqsh/shared/kernel/personal";

/** What an account knows of its profile; the words themselves are for views. */
export type ProfileState = {
  /** Null while the username is that of the registration. */
  usernameClaim: HeldName | null;
  /** Null while the e-mail is that of the registration. */
  emailClaim: HeldName | null;
  /** Tries to change the name that may not come to their end. */
  abandonedMoves: readonly string[];
  avatarId: string | null;
  /** Where payouts go. */
  iban: PersonalText | null;
  /** Of an artist who is the seller on invoices. */
  vatRegistration: VatRegistrationChanged["data"]["registration"];
};

export const FIRST_PROFILE: ProfileState = {
  usernameClaim: null,
  emailClaim: null,
  abandonedMoves: [],
  avatarId: null,
  iban: null,
  vatRegistration: null,
};
