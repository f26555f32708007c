import type { RefusalsOf } from "../problem";

export type GoogleRejection =
  | { code: "GOOGLE_UNAVAILABLE" }
  | { code: "GOOGLE_CANCELLED" }
  | { code: "GOOGLE_SIGN_IN_INVALID" }
  | { code: "GOOGLE_IDENTITY_TAKEN" }
  | { code: "GOOGLE_IS_ONLY_WAY" };

export const googleRefusals: RefusalsOf<GoogleRejection> = {
  GOOGLE_UNAVAILABLE: {
    kind: "conflict",
    ar: "الدخول عبر Google غير متاح الآن، سجّل الدخول ببريدك وكلمة المرور",
    en: "Signing in with Google is not available now; sign in with your e-mail and password",
  },
  GOOGLE_CANCELLED: {
    kind: "conflict",
    ar: "لم يكتمل الدخول عبر Google، يمكنك المحاولة مرة أخرى",
    en: "Signing in with Google was not finished; you can try again",
  },
  GOOGLE_SIGN_IN_INVALID: {
    kind: "conflict",
    ar: "انتهت مدة محاولة الدخول عبر Google أو استُعملت من قبل، ابدأ من جديد",
    en: "This sign-in with Google has expired or was used before; please begin again",
  },
  GOOGLE_IDENTITY_TAKEN: {
    kind: "conflict",
    ar: "حساب Google هذا مرتبط بحساب آخر هنا",
    en: "This Google account is connected to another account here",
  },
  GOOGLE_IS_ONLY_WAY: {
    kind: "conflict",
    ar: "لا كلمة مرور لحسابك بعد. اختر واحدة عبر «نسيت كلمة المرور»، ثم افصل حساب Google",
    en: "Your account has no password yet. Choose one by “forgot password”, then disconnect Google",
  },
};
