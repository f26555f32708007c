import { answer, get, post } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import {
  AcceptTermsBody,
  BanUserBody,
  ForgiveUnpaidWinBody,
  ForgotPasswordBody,
  RegisterBody,
  ResetPasswordBody,
  SignInBody,
  VerifyEmailBody,
} from "./account.commands";
import type { CurrentUser, DemoAccount, SignedInUser } from "./account.views";

/** The calls of a module in two records: what changes something (command-service), what is asked (projection-service). */
export const accountWrites = {
  register: post("/api/register", {
    access: "anyone",
    rateLimit: "register",
    summary: { ar: "إنشاء حساب وتسجيل الدخول به", en: "Makes an account and signs in to it" },
    input: RegisterBody,
    answer: answer<SignedInUser>(),
    creates: true,
    aliases: ["/api/signup"],
    refusals: [
      // Where e-mails are trusted without a letter, as in a demo whose services run apart.
      "ACCOUNT_NOT_CREATED",
      "REGISTRATION_ABANDONED",
      "USERNAME_TAKEN",
      "PASSWORDS_DIFFER",
      "PASSWORD_TOO_COMMON",
      "PASSWORD_TOO_PERSONAL",
      "ACCOUNT_EXISTS",
    ],
  }),
  signIn: post("/api/login", {
    access: "anyone",
    rateLimit: "signIn",
    summary: { ar: "تسجيل الدخول", en: "Signs in" },
    input: SignInBody,
    answer: answer<SignedInUser>(),
    aliases: ["/api/signin"],
    refusals: ["WRONG_CREDENTIALS", "SECOND_FACTOR_ASKED"],
  }),
  signOut: post("/api/logout", {
    access: "anyone",
    summary: { ar: "تسجيل الخروج", en: "Ends the session, if there is one" },
    answer: answer<Record<string, never>>(),
    appendsNothing: true,
  }),
  sendVerification: post("/api/send-verification", {
    access: "signedIn",
    rateLimit: "letters",
    summary: { ar: "إرسال رسالة تأكيد البريد مرة أخرى", en: "Sends the letter that verifies the e-mail once more" },
    answer: answer<Record<string, never>>(),
    refusals: ["ACCOUNT_IS_ERASED", "ACCOUNT_UNKNOWN"],
  }),
  verifyEmail: post("/api/verify-email", {
    access: "signedIn",
    rateLimit: "signIn",
    summary: { ar: "تأكيد البريد برابط الرسالة", en: "Verifies the e-mail by the link of a letter" },
    input: VerifyEmailBody,
    answer: answer<Record<string, never>>(),
    refusals: ["ACCOUNT_IS_ERASED", "LINK_INVALID", "ACCOUNT_UNKNOWN"],
  }),
  forgotPassword: post("/api/forgot-password", {
    access: "anyone",
    rateLimit: "letters",
    summary: {
      ar: "طلب رسالة لاختيار كلمة مرور جديدة",
      en: "Asks for a letter to choose a new password; the answer does not tell whether there is an account",
    },
    input: ForgotPasswordBody,
    answer: answer<Record<string, never>>(),
  }),
  resetPassword: post("/api/reset-password", {
    access: "anyone",
    rateLimit: "signIn",
    summary: { ar: "اختيار كلمة مرور جديدة برابط الرسالة", en: "Sets a new password by the link of a letter" },
    input: ResetPasswordBody,
    answer: answer<Record<string, never>>(),
    refusals: ["ACCOUNT_IS_ERASED", "LINK_INVALID", "PASSWORDS_DIFFER", "PASSWORD_TOO_COMMON", "PASSWORD_TOO_PERSONAL"],
  }),
  acceptTerms: post("/api/accept-terms", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "قبول الشروط السارية", en: "Accepts the terms that are in force" },
    input: AcceptTermsBody,
    answer: answer<Record<string, never>>(),
    refusals: ["ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
  banUser: post("/api/admin/users/:userId/ban", {
    access: "administrator",
    summary: { ar: "إيقاف حساب", en: "Suspends an account" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: BanUserBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_IS_ERASED", "CANNOT_BAN_ADMINISTRATOR", "BAN_END_PASSED"],
  }),
  unbanUser: post("/api/admin/users/:userId/unban", {
    access: "administrator",
    summary: { ar: "رفع إيقاف حساب", en: "Lifts the suspension of an account" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: NoBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_IS_ERASED"],
  }),
  forgiveUnpaidWin: post("/api/admin/users/:userId/forgive-unpaid-win", {
    access: "administrator",
    summary: { ar: "إعفاء مشترٍ من فوز لم يدفعه", en: "Forgives a buyer the wins of an auction that were left unpaid" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: ForgiveUnpaidWinBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_IS_ERASED"],
  }),
};

export const accountReads = {
  currentUser: get("/api/user", {
    access: "anyone",
    summary: { ar: "من سجّل الدخول", en: "The person who is signed in" },
    answer: answer<CurrentUser>(),
    refusals: ["SIGN_IN_REQUIRED"],
  }),
  signInPage: get("/api/login", {
    access: "anyone",
    summary: { ar: "التحويل إلى صفحة الدخول", en: "Leads to the page where people sign in" },
    answer: answer<null>(),
    redirects: true,
  }),
  googleStatus: get("/api/auth/google/status", {
    access: "anyone",
    summary: { ar: "إتاحة الدخول عبر Google", en: "Whether people can sign in with Google" },
    answer: answer<{ available: boolean }>(),
  }),
  demoAccounts: get("/api/demo/accounts", {
    access: "anyone",
    summary: { ar: "حسابات العرض التجريبي", en: "The accounts of a demo; none outside one" },
    answer: answer<DemoAccount[]>(),
  }),
};
