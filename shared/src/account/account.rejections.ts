import type { RefusalsOf } from "../problem";
import { accountDeletionRefusals } from "./account-deletion.rejections";
import type { AccountDeletionRejection } from "./account-deletion.rejections";
import { administratorRefusals, type AdministratorRejection } from "./administrators.rejections";
import { badgeRefusals, type BadgeRejection } from "./badge.rejections";
import { profileRefusals, type ProfileRejection } from "./profile.rejections";

export type AccountRejection =
  | AdministratorRejection
  | BadgeRejection
  | ProfileRejection
  | { code: "ACCOUNT_NOT_CREATED" }
  | { code: "REGISTRATION_ABANDONED" }
  | { code: "USERNAME_TAKEN" }
  | { code: "PASSWORDS_DIFFER" }
  | { code: "PASSWORD_TOO_COMMON" }
  | { code: "PASSWORD_TOO_PERSONAL" }
  | { code: "WRONG_CREDENTIALS" }
  | { code: "LINK_INVALID" }
  | { code: "EMAIL_UNCHANGED" }
  | { code: "EMAIL_NOT_VERIFIED" }
  | { code: "TERMS_NOT_ACCEPTED"; version: string }
  | { code: "ACCOUNT_EXISTS" }
  | { code: "ACCOUNT_UNKNOWN" }
  | { code: "ACCOUNT_BANNED"; reason: string }
  | { code: "BAN_END_PASSED" }
  | { code: "ACCOUNT_IS_ERASED" }
  | AccountDeletionRejection
  | { code: "CANNOT_BAN_ADMINISTRATOR" };

export const accountRefusals: RefusalsOf<AccountRejection> = {
  ACCOUNT_NOT_CREATED: {
    kind: "conflict",
    ar: "تعذّر إنشاء حساب بهذا البريد الإلكتروني",
    en: "An account cannot be made with this e-mail",
  },
  REGISTRATION_ABANDONED: {
    kind: "conflict",
    ar: "تأخر إنشاء الحساب فأُلغي ولم يُنشأ شيء، أعد المحاولة",
    en: "Making the account took too long and was given up; please try again",
  },
  USERNAME_TAKEN: {
    kind: "conflict",
    ar: "اسم المستخدم محجوز، اختر غيره",
    en: "This username is taken; choose another",
  },
  PASSWORDS_DIFFER: { kind: "invalid", ar: "كلمات المرور غير متطابقة", en: "The passwords do not match" },
  PASSWORD_TOO_COMMON: {
    kind: "invalid",
    ar: "كلمة المرور هذه مسرّبة أو سهلة التخمين، اختر غيرها",
    en: "This password was leaked or is easily guessed; choose another",
  },
  PASSWORD_TOO_PERSONAL: {
    kind: "invalid",
    ar: "كلمة المرور هذه تُخمَّن من اسمك أو بريدك أو اسم الموقع، اختر غيرها",
    en: "This password can be guessed from your name, your e-mail or the name of this site; choose another",
  },
  WRONG_CREDENTIALS: {
    kind: "unauthenticated",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
    en: "The e-mail or the password is not right",
  },
  LINK_INVALID: {
    kind: "conflict",
    ar: "هذا الرابط غير صالح أو انتهت مدته، أو يخص حسابًا آخر",
    en: "This link is not valid or has expired, or it belongs to another account",
  },
  EMAIL_UNCHANGED: {
    kind: "invalid",
    ar: "هذا بريدك الآن، أدخل بريدًا آخر",
    en: "This is your e-mail already; enter another one",
  },
  EMAIL_NOT_VERIFIED: {
    kind: "forbidden",
    ar: "أكّد بريدك الإلكتروني أولًا، أرسلنا إليك رسالة بذلك",
    en: "Verify your e-mail first; we sent you a letter about it",
  },
  TERMS_NOT_ACCEPTED: {
    kind: "forbidden",
    ar: "وافق أولًا على الشروط وسياسة الخصوصية السارية، ثم أكمل",
    en: "Accept the terms and the privacy policy in force first, then go on",
  },
  ACCOUNT_EXISTS: { kind: "conflict", ar: "هذا الحساب موجود", en: "This account exists already" },
  ACCOUNT_UNKNOWN: { kind: "unknown", ar: "هذا الحساب غير موجود", en: "There is no such account" },
  ACCOUNT_BANNED: { kind: "forbidden", ar: "هذا الحساب موقوف", en: "This account is suspended" },
  BAN_END_PASSED: {
    kind: "invalid",
    ar: "نهاية الإيقاف في الماضي، اختر موعدًا لاحقًا",
    en: "The suspension would have ended already; choose a later end",
  },
  ACCOUNT_IS_ERASED: { kind: "conflict", ar: "هذا الحساب محذوف", en: "This account was deleted" },
  CANNOT_BAN_ADMINISTRATOR: {
    kind: "forbidden",
    ar: "لا يمكن إيقاف حساب مدير",
    en: "An administrator cannot be suspended",
  },
  ...accountDeletionRefusals,
  ...administratorRefusals,
  ...badgeRefusals,
  ...profileRefusals,
};
