import type { RefusalsOf } from "../problem";
import type { SecondFactorMethod } from "./second-factor.views";

export type SecondFactorRejection =
  /** The password was right; `ticket` lets the second step begin. */
  | { code: "SECOND_FACTOR_ASKED"; methods: readonly SecondFactorMethod[]; ticket: string }
  | { code: "SECOND_FACTOR_REQUIRED" }
  | { code: "SECOND_FACTOR_WRONG" }
  | { code: "SECOND_FACTOR_USED" }
  | { code: "SECOND_FACTOR_EXPIRED" }
  | { code: "SECOND_FACTOR_UNKNOWN" }
  | { code: "SECOND_FACTOR_NEEDED_BY_ROLE" }
  | { code: "TOTP_ADDED_BEFORE" }
  | { code: "TOO_MANY_PASSKEYS"; most: number }
  | { code: "PASSKEY_NOT_ACCEPTED" }
  | { code: "CONFIRMATION_REQUIRED" }
  | { code: "CONFIRMATION_WRONG" }
  | { code: "SESSION_UNKNOWN" };

export const secondFactorRefusals: RefusalsOf<SecondFactorRejection> = {
  SECOND_FACTOR_ASKED: {
    kind: "unauthenticated",
    ar: "كلمة المرور صحيحة، وبقيت الخطوة الثانية",
    en: "The password is right; the second step remains",
  },
  SECOND_FACTOR_REQUIRED: {
    kind: "forbidden",
    ar: "يحتاج حساب المدير إلى خطوة تحقق ثانية، أضفها في إعدادات الأمان ثم تابع",
    en: "An administrator's account needs a second factor: set one up in the security settings and go on",
  },
  SECOND_FACTOR_WRONG: {
    kind: "invalid",
    ar: "الرمز غير صحيح، تحقق منه وأعد المحاولة",
    en: "The code is not right; check it and try again",
  },
  SECOND_FACTOR_USED: {
    kind: "conflict",
    ar: "استُخدم هذا الرمز من قبل، انتظر الرمز التالي",
    en: "This code was used before; wait for the next one",
  },
  SECOND_FACTOR_EXPIRED: {
    kind: "conflict",
    ar: "انتهت مهلة هذه الخطوة، ابدأ من جديد",
    en: "The time for this step is over; please begin again",
  },
  SECOND_FACTOR_UNKNOWN: {
    kind: "unknown",
    ar: "خطوة التحقق هذه غير موجودة",
    en: "There is no such second factor",
  },
  SECOND_FACTOR_NEEDED_BY_ROLE: {
    kind: "conflict",
    ar: "لا يبقى حساب المدير بلا خطوة تحقق ثانية، أضف غيرها أولًا",
    en: "An administrator's account keeps at least one second factor; add another one first",
  },
  TOTP_ADDED_BEFORE: {
    kind: "conflict",
    ar: "تطبيق الرموز مضاف من قبل، احذفه قبل إضافة غيره",
    en: "An authenticator app was added before; remove it before you add another",
  },
  TOO_MANY_PASSKEYS: {
    kind: "conflict",
    ar: "بلغت أقصى عدد من مفاتيح المرور، احذف واحدًا أولًا",
    en: "There are as many passkeys as an account can have; remove one first",
  },
  PASSKEY_NOT_ACCEPTED: {
    kind: "invalid",
    ar: "تعذّر التحقق من مفتاح المرور",
    en: "The passkey could not be verified",
  },
  CONFIRMATION_REQUIRED: {
    kind: "conflict",
    ar: "أكّد أنك صاحب الحساب، ثم أعد المحاولة",
    en: "Confirm that it is you, then try again",
  },
  CONFIRMATION_WRONG: {
    kind: "invalid",
    ar: "لم يصح التأكيد، تحقق مما أدخلته وأعد المحاولة",
    en: "That did not confirm it; check what you entered and try again",
  },
  SESSION_UNKNOWN: { kind: "unknown", ar: "هذه الجلسة منتهية", en: "This session has ended" },
};
