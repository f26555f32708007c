import { answer, get, post, remove } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import type { SignedInUser } from "./account.views";
import {
  AddPasskeyBody,
  AddTotpBody,
  ConfirmIdentityBody,
  PasskeySignInBody,
  SecondStepBeginBody,
  SecondStepBody,
} from "./second-factor.commands";
import type {
  PasskeyChallenge,
  PasskeySetUp,
  SecondFactorAdded,
  SecondFactorView,
  SessionView,
  TotpSetUp,
} from "./second-factor.views";

const PROOFS = [
  "SECOND_FACTOR_WRONG",
  "SECOND_FACTOR_USED",
  "SECOND_FACTOR_EXPIRED",
  "SECOND_FACTOR_UNKNOWN",
  "PASSKEY_NOT_ACCEPTED",
] as const;

/** Signing in beyond the password, and what protects an account. */
export const securityWrites = {
  beginSecondStep: post("/api/login/second-factor/begin", {
    access: "anyone",
    rateLimit: "secondFactor",
    summary: {
      ar: "تحدٍّ لمفتاح المرور في الخطوة الثانية",
      en: "A challenge for a passkey as the second step of signing in",
    },
    input: SecondStepBeginBody,
    answer: answer<PasskeyChallenge>(),
    refusals: ["SECOND_FACTOR_EXPIRED"],
  }),
  takeSecondStep: post("/api/login/second-factor", {
    access: "anyone",
    rateLimit: "secondFactor",
    summary: {
      ar: "الخطوة الثانية من الدخول",
      en: "The second step of signing in: a code, a recovery code or a passkey",
    },
    input: SecondStepBody,
    answer: answer<SignedInUser>(),
    refusals: PROOFS,
  }),
  beginPasskeySignIn: post("/api/login/passkey/begin", {
    access: "anyone",
    rateLimit: "secondFactor",
    summary: { ar: "تحدٍّ للدخول بمفتاح مرور", en: "A challenge for signing in by a passkey alone" },
    input: NoBody,
    answer: answer<PasskeyChallenge>(),
  }),
  signInByPasskey: post("/api/login/passkey", {
    access: "anyone",
    rateLimit: "secondFactor",
    summary: { ar: "الدخول بمفتاح مرور", en: "Signs in by a passkey alone, which stands for both factors" },
    input: PasskeySignInBody,
    answer: answer<SignedInUser>(),
    refusals: PROOFS,
  }),
  beginConfirmation: post("/api/confirm-identity/begin", {
    access: "signedIn",
    rateLimit: "secondFactor",
    summary: { ar: "تحدٍّ لتأكيد الهوية بمفتاح مرور", en: "A challenge for confirming one's identity by a passkey" },
    input: NoBody,
    answer: answer<PasskeyChallenge>(),
  }),
  confirmIdentity: post("/api/confirm-identity", {
    access: "signedIn",
    rateLimit: "secondFactor",
    summary: {
      ar: "تأكيد الهوية بكلمة المرور أو بالخطوة الثانية، لعشر دقائق",
      en: "Confirms one's identity by the password or a second factor, for ten minutes",
    },
    input: ConfirmIdentityBody,
    answer: answer<Record<string, never>>(),
    refusals: [...PROOFS, "CONFIRMATION_WRONG", "ACCOUNT_UNKNOWN"],
  }),
  beginTotp: post("/api/user/second-factor/totp/begin", {
    access: "signedIn",
    rateLimit: "secondFactor",
    needsConfirmation: true,
    summary: { ar: "سر جديد لتطبيق الرموز", en: "A new secret for an authenticator app" },
    input: NoBody,
    answer: answer<TotpSetUp>(),
    refusals: ["EMAIL_NOT_VERIFIED", "ACCOUNT_UNKNOWN"],
  }),
  addTotp: post("/api/user/second-factor/totp", {
    access: "signedIn",
    rateLimit: "secondFactor",
    needsConfirmation: true,
    summary: { ar: "إضافة تطبيق رموز بأول رمز منه", en: "Adds an authenticator app by its first code" },
    input: AddTotpBody,
    answer: answer<SecondFactorAdded>(),
    creates: true,
    refusals: [
      "EMAIL_NOT_VERIFIED",
      "SECOND_FACTOR_WRONG",
      "SECOND_FACTOR_USED",
      "SECOND_FACTOR_EXPIRED",
      "TOTP_ADDED_BEFORE",
    ],
  }),
  removeTotp: remove("/api/user/second-factor/totp/:factorId", {
    access: "signedIn",
    needsConfirmation: true,
    summary: { ar: "حذف تطبيق الرموز", en: "Removes the authenticator app" },
    ids: { factorId: "SECOND_FACTOR_UNKNOWN" },
    answer: answer<{ id: string }>(),
    refusals: ["SECOND_FACTOR_NEEDED_BY_ROLE"],
  }),
  beginPasskey: post("/api/user/second-factor/passkeys/begin", {
    access: "signedIn",
    rateLimit: "secondFactor",
    needsConfirmation: true,
    summary: { ar: "تحدٍّ لإنشاء مفتاح مرور", en: "A challenge for making a passkey" },
    input: NoBody,
    answer: answer<PasskeySetUp>(),
    refusals: ["EMAIL_NOT_VERIFIED", "ACCOUNT_UNKNOWN"],
  }),
  addPasskey: post("/api/user/second-factor/passkeys", {
    access: "signedIn",
    rateLimit: "secondFactor",
    needsConfirmation: true,
    summary: { ar: "إضافة مفتاح مرور", en: "Adds a passkey" },
    input: AddPasskeyBody,
    answer: answer<SecondFactorAdded>(),
    creates: true,
    refusals: [
      "EMAIL_NOT_VERIFIED",
      "SECOND_FACTOR_USED",
      "SECOND_FACTOR_EXPIRED",
      "PASSKEY_NOT_ACCEPTED",
      "TOO_MANY_PASSKEYS",
    ],
  }),
  removePasskey: remove("/api/user/second-factor/passkeys/:factorId", {
    access: "signedIn",
    needsConfirmation: true,
    summary: { ar: "حذف مفتاح مرور", en: "Removes a passkey" },
    ids: { factorId: "SECOND_FACTOR_UNKNOWN" },
    answer: answer<{ id: string }>(),
    refusals: ["SECOND_FACTOR_NEEDED_BY_ROLE"],
  }),
  makeRecoveryCodes: post("/api/user/second-factor/recovery-codes", {
    access: "signedIn",
    rateLimit: "secondFactor",
    needsConfirmation: true,
    summary: { ar: "رموز استرداد جديدة بدل السابقة", en: "New recovery codes in place of the earlier ones" },
    input: NoBody,
    answer: answer<SecondFactorAdded>(),
    creates: true,
    refusals: ["SECOND_FACTOR_UNKNOWN"],
  }),
  endSession: remove("/api/user/sessions/:sessionId", {
    access: "signedIn",
    summary: { ar: "إنهاء جلسة من جلساتي", en: "Ends one of one's own sessions" },
    ids: { sessionId: "SESSION_UNKNOWN" },
    answer: answer<Record<string, never>>(),
  }),
  endSessionOfUser: remove("/api/admin/users/:userId/sessions/:sessionId", {
    access: "administrator",
    summary: { ar: "إنهاء جلسة من جلسات حساب", en: "Ends one of an account's sessions" },
    ids: { userId: "ACCOUNT_UNKNOWN", sessionId: "SESSION_UNKNOWN" },
    answer: answer<Record<string, never>>(),
  }),
  endSessionsOfUser: post("/api/admin/users/:userId/end-sessions", {
    access: "administrator",
    summary: { ar: "إنهاء كل جلسات حساب", en: "Ends all of an account's sessions" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: NoBody,
    answer: answer<Record<string, never>>(),
  }),
  endOtherSessions: post("/api/user/sessions/end-others", {
    access: "signedIn",
    summary: { ar: "إنهاء كل الجلسات الأخرى", en: "Ends all of one's sessions but this one" },
    input: NoBody,
    answer: answer<Record<string, never>>(),
  }),
};

export const securityReads = {
  sessions: get("/api/user/sessions", {
    access: "signedIn",
    summary: { ar: "أجهزتي المسجّل دخولها", en: "Where one is signed in" },
    answer: answer<SessionView[]>(),
  }),
  secondFactor: get("/api/user/second-factor", {
    access: "signedIn",
    summary: { ar: "خطوات التحقق الثانية", en: "One's second factors" },
    answer: answer<SecondFactorView>(),
  }),
};
