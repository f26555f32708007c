import type { EventWords } from "../kernel/event-words";
import type { SecondFactorEvent, SignInDeviceEvent } from "./second-factor.events";

export const secondFactorEventWords = {
  TotpAdded: { ar: "إضافة تطبيق رموز", en: "Authenticator app added", sentence: "An authenticator app was added" },
  TotpRemoved: { ar: "حذف تطبيق رموز", en: "Authenticator app removed", sentence: "An authenticator app was removed" },
  TotpCodeUsed: { ar: "استخدام رمز تحقق", en: "One-time code used", sentence: "A one-time code was used" },
  PasskeyAdded: { ar: "إضافة مفتاح مرور", en: "Passkey added", sentence: "A passkey was added" },
  PasskeyRemoved: { ar: "حذف مفتاح مرور", en: "Passkey removed", sentence: "A passkey was removed" },
  PasskeyUsed: { ar: "استخدام مفتاح مرور", en: "Passkey used", sentence: "A passkey was used" },
  RecoveryCodesMade: { ar: "إصدار رموز استرداد", en: "Recovery codes made", sentence: "Recovery codes were made" },
  RecoveryCodeUsed: { ar: "استخدام رمز استرداد", en: "Recovery code used", sentence: "A recovery code was used" },
  SecondFactorsReset: {
    ar: "رفع كل خطوات التحقق",
    en: "Second factors taken away",
    sentence: "An operator took every second factor away",
  },
  SignedInOnNewDevice: {
    ar: "دخول من جهاز جديد",
    en: "Signed in on a new device",
    sentence: "Somebody signed in on a device that the account did not know",
  },
} as const satisfies EventWords<SecondFactorEvent | SignInDeviceEvent>;
