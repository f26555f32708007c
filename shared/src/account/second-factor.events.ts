import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

/** `step`: the interval of 30 seconds whose code confirmed the set-up; that code passes no second time. */
export type TotpAdded = EventOf<
  "TotpAdded",
  {
    userId: string;
    factorId: string;
    /** Base32, as authenticator apps take it. */
    secret: PersonalText;
    step: number;
  }
>;
export type TotpRemoved = EventOf<"TotpRemoved", { userId: string; factorId: string }>;
export type TotpCodeUsed = EventOf<"TotpCodeUsed", { userId: string; factorId: string; step: number }>;

export type PasskeyAdded = EventOf<
  "PasskeyAdded",
  {
    userId: string;
    passkeyId: string;
    /** JSON of `PasskeyCredential`. */
    credential: PersonalText;
    /** What its owner calls it. */
    name: PersonalText;
    counter: number;
    ticketId: string;
  }
>;
export type PasskeyRemoved = EventOf<"PasskeyRemoved", { userId: string; passkeyId: string }>;
/** `ticketId`: the challenge that was signed; it is answered once. */
export type PasskeyUsed = EventOf<
  "PasskeyUsed",
  { userId: string; passkeyId: string; counter: number; ticketId: string }
>;

/** Keyed hashes of the codes, in place of all earlier ones. */
export type RecoveryCodesMade = EventOf<"RecoveryCodesMade", { userId: string; hashes: readonly string[] }>;
export type RecoveryCodeUsed = EventOf<"RecoveryCodeUsed", { userId: string; hash: string }>;

/** An operator took every factor and recovery code away: the person had lost them all. */
export type SecondFactorsReset = EventOf<"SecondFactorsReset", { userId: string }>;

export type SecondFactorEvent =
  | SecondFactorsReset
  | TotpAdded
  | TotpRemoved
  | TotpCodeUsed
  | PasskeyAdded
  | PasskeyRemoved
  | PasskeyUsed
  | RecoveryCodesMade
  | RecoveryCodeUsed;

/** Somebody came in with the right proofs from a browser that the account did not know. */
export type SignedInOnNewDevice = EventOf<
  "SignedInOnNewDevice",
  {
    userId: string;
    signInId: string;
    /** Browser, system and network (`203.0.113.0/24`), as the person is told. */
    device: PersonalText;
  }
>;
export type SignInDeviceEvent = SignedInOnNewDevice;

export const secondFactorEventWords: EventWords<SecondFactorEvent | SignInDeviceEvent> = {
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
};
