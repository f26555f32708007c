import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

type Changed = PersonalText | null;

/** What a person tells about themselves; a field that is not there stays as it was, one that is null was taken away. */
export type ProfileRevised = EventOf<
  "ProfileRevised",
  {
    userId: string;
    firstName?: PersonalText;
    lastName?: PersonalText;
    latinName?: Changed;
    bio?: Changed;
    bioEn?: Changed;
    location?: Changed;
    website?: Changed;
    phone?: Changed;
  }
>;

/** A claim as an account holds it: by the try that took it; null for the claim of a registration. */
export type HeldName = { claimId: string; moveId: string | null };

/** The new name is held before this; `former` is let go of after it, and null if only the spelling has changed. */
export type UsernameChanged = EventOf<
  "UsernameChanged",
  { userId: string; username: PersonalText; claimId: string; moveId: string; former: HeldName | null }
>;
/** A try to move to another name that took its claim and came no further; it may not come to its end any more. */
export type NameMoveAbandoned = EventOf<"NameMoveAbandoned", { userId: string; moveId: string }>;

/** A picture of the person, sealed with their key in the file of this name. */
export type AvatarChosen = EventOf<"AvatarChosen", { userId: string; avatarId: string }>;
export type AvatarRemoved = EventOf<"AvatarRemoved", { userId: string }>;

/** Where payouts go; null if the person took it away. */
export type PayoutAccountChanged = EventOf<"PayoutAccountChanged", { userId: string; iban: Changed }>;
/** Under which name and number an artist is registered for VAT; null for one who is not. */
export type VatRegistrationChanged = EventOf<
  "VatRegistrationChanged",
  { userId: string; registration: { name: PersonalText; number: PersonalText } | null }
>;
/** A collector shows and sells works from here on; there is no way back. */
export type CollectorBecameArtist = EventOf<"CollectorBecameArtist", { userId: string }>;

/** By whoever knew the one before; all other sessions of the person end. */
export type PasswordChanged = EventOf<"PasswordChanged", { userId: string; passwordHash: PersonalText }>;

export type ProfileEvent =
  | ProfileRevised
  | UsernameChanged
  | NameMoveAbandoned
  | AvatarChosen
  | AvatarRemoved
  | PayoutAccountChanged
  | VatRegistrationChanged
  | CollectorBecameArtist
  | PasswordChanged;

export const profileEventWords: EventWords<ProfileEvent> = {
  ProfileRevised: { ar: "تعديل الملف الشخصي", en: "Profile revised", sentence: "The profile was revised" },
  UsernameChanged: { ar: "تغيير اسم المستخدم", en: "Username changed", sentence: "The username was changed" },
  NameMoveAbandoned: {
    ar: "تغيير اسم لم يكتمل",
    en: "Change of name given up",
    sentence: "A change of name was given up before its end",
  },
  AvatarChosen: { ar: "اختيار صورة شخصية", en: "Picture chosen", sentence: "A picture of the person was chosen" },
  AvatarRemoved: { ar: "حذف الصورة الشخصية", en: "Picture removed", sentence: "The person's picture was removed" },
  PayoutAccountChanged: {
    ar: "تغيير حساب المستحقات",
    en: "Payout account changed",
    sentence: "The account for payouts was changed",
  },
  VatRegistrationChanged: {
    ar: "تغيير التسجيل الضريبي",
    en: "VAT registration changed",
    sentence: "The registration for VAT was changed",
  },
  CollectorBecameArtist: {
    ar: "تحوّل مقتنٍ إلى فنان",
    en: "Collector became artist",
    sentence: "The collector became an artist",
  },
  PasswordChanged: { ar: "تغيير كلمة المرور", en: "Password changed", sentence: "The password was changed" },
};
