import type { EventWords } from "../kernel/event-words";
import { accountDeletionEventWords } from "./account-deletion.event-words";
import { emailChangeEventWords } from "./email-change.event-words";
import { administratorEventWords } from "./administrators.event-words";
import type { AdministratorsEvent } from "./administrators.events";
import { badgeEventWords } from "./badge.event-words";
import { profileEventWords } from "./profile.event-words";
import type { ExternalIdentityOfAccount } from "./external-identity.events";
import type { AccountEvent, EmailClaimEvent, UsernameClaimEvent } from "./account.events";

/** In the order of their lives. */
export const accountEventWords = {
  UserRegistered: { ar: "تسجيل حساب", en: "Account registered", sentence: "An account was opened" },
  TermsAccepted: { ar: "قبول الشروط", en: "Terms accepted", sentence: "The terms in force were accepted" },
  EmailVerificationRequested: {
    ar: "طلب تأكيد البريد",
    en: "E-mail verification asked for",
    sentence: "A letter to verify the e-mail was asked for",
  },
  EmailVerificationSent: {
    ar: "إرسال رسالة تأكيد البريد",
    en: "Verification letter sent",
    sentence: "A letter to verify the e-mail was sent",
  },
  EmailVerified: { ar: "تأكيد البريد", en: "E-mail verified", sentence: "The e-mail was verified" },
  PasswordResetSent: {
    ar: "إرسال رابط كلمة المرور",
    en: "Password letter sent",
    sentence: "A letter to choose a new password was sent",
  },
  PasswordReset: {
    ar: "كلمة مرور جديدة",
    en: "Password reset",
    sentence: "A new password was chosen by a letter's link",
  },
  UserBanned: { ar: "إيقاف حساب", en: "Account suspended", sentence: "The account was banned" },
  UserUnbanned: { ar: "رفع إيقاف حساب", en: "Suspension lifted", sentence: "The ban was lifted" },
  UnpaidWinRecorded: { ar: "تسجيل فوز لم يُدفع", en: "Unpaid win recorded", sentence: "A win was left unpaid" },
  RegistrationAbandoned: {
    ar: "تسجيل لم يكتمل",
    en: "Registration given up",
    sentence: "The registration was given up before an account was made",
  },
  UnpaidWinForgiven: { ar: "إعفاء من فوز لم يُدفع", en: "Unpaid win forgiven", sentence: "An unpaid win was forgiven" },
  ...administratorEventWords,
  ...badgeEventWords,
  ...accountDeletionEventWords,
  ...emailChangeEventWords,
  ...profileEventWords,
  AccountErased: { ar: "محو حساب", en: "Account erased", sentence: "The account was erased" },
  EmailClaimed: { ar: "حجز بريد إلكتروني", en: "E-mail claimed", sentence: "An e-mail address was claimed" },
  EmailReleased: { ar: "تحرير بريد إلكتروني", en: "E-mail released", sentence: "An e-mail address was released" },
  EmailNamed: {
    ar: "ذكر بريد في تسجيل",
    en: "E-mail named",
    sentence: "A registration named an e-mail address, which is not verified yet",
  },
  PasswordResetAsked: {
    ar: "طلب كلمة مرور جديدة",
    en: "New password asked for",
    sentence: "A new password was asked for under an e-mail address",
  },
  UsernameClaimed: { ar: "حجز اسم مستخدم", en: "Username claimed", sentence: "A username was claimed" },
  UsernameReleased: { ar: "تحرير اسم مستخدم", en: "Username released", sentence: "A username was released" },
} as const satisfies EventWords<
  Exclude<AccountEvent, ExternalIdentityOfAccount> | AdministratorsEvent | EmailClaimEvent | UsernameClaimEvent
>;
