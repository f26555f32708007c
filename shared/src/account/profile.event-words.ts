import type { EventWords } from "../kernel/event-words";
import type { ProfileEvent } from "./profile.events";

export const profileEventWords = {
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
} as const satisfies EventWords<ProfileEvent>;
