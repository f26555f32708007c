import type { EventWords } from "../kernel/event-words";
import type { AccountEvent, EmailClaimEvent, UsernameClaimEvent } from "./account.events";

/** In the order of their lives. */
export const accountEventWords = {
  UserRegistered: { ar: "تسجيل حساب", en: "Account registered", sentence: "An account was opened" },
  UserBanned: { ar: "إيقاف حساب", en: "Account suspended", sentence: "The account was banned" },
  UserUnbanned: { ar: "رفع إيقاف حساب", en: "Suspension lifted", sentence: "The ban was lifted" },
  UnpaidWinRecorded: { ar: "تسجيل فوز لم يُدفع", en: "Unpaid win recorded", sentence: "A win was left unpaid" },
  RegistrationAbandoned: {
    ar: "تسجيل لم يكتمل",
    en: "Registration given up",
    sentence: "The registration was given up before an account was made",
  },
  UnpaidWinForgiven: { ar: "إعفاء من فوز لم يُدفع", en: "Unpaid win forgiven", sentence: "An unpaid win was forgiven" },
  AccountErased: { ar: "محو حساب", en: "Account erased", sentence: "The account was erased" },
  EmailClaimed: { ar: "حجز بريد إلكتروني", en: "E-mail claimed", sentence: "An e-mail address was claimed" },
  EmailReleased: { ar: "تحرير بريد إلكتروني", en: "E-mail released", sentence: "An e-mail address was released" },
  UsernameClaimed: { ar: "حجز اسم مستخدم", en: "Username claimed", sentence: "A username was claimed" },
  UsernameReleased: { ar: "تحرير اسم مستخدم", en: "Username released", sentence: "A username was released" },
} as const satisfies EventWords<AccountEvent | EmailClaimEvent | UsernameClaimEvent>;
