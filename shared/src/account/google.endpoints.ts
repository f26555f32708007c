import { answer, get, post } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import type { SignedInUser } from "./account.views";
import { GoogleRegisterBody } from "./google.commands";

/**
 * Signing in with Google. The first two are navigations of a browser: they answer with a redirect, whatever happens, and are safe from
 * other sites by the state in a sealed cookie instead of by their origin.
 */
export const googleWrites = {
  beginGoogle: get("/api/auth/google", {
    access: "anyone",
    summary: { ar: "بدء الدخول عبر Google", en: "Leads to Google to sign in; `return` says where to go afterwards" },
    rateLimit: "signIn",
    answer: answer<null>(),
    redirects: true,
    refusals: ["TOO_MANY_REQUESTS"],
  }),
  finishGoogle: get("/api/auth/google/callback", {
    access: "anyone",
    summary: { ar: "العودة من Google", en: "Where Google leads back to; signs in, or leads to what is still asked" },
    rateLimit: "signIn",
    answer: answer<null>(),
    redirects: true,
    refusals: ["TOO_MANY_REQUESTS"],
  }),
  registerByGoogle: post("/api/auth/google/register", {
    access: "anyone",
    rateLimit: "register",
    summary: { ar: "إنشاء حساب بعد الدخول عبر Google", en: "Makes the account of a new person whom Google named" },
    input: GoogleRegisterBody,
    answer: answer<SignedInUser>(),
    creates: true,
    refusals: [
      "GOOGLE_SIGN_IN_INVALID",
      "GOOGLE_IDENTITY_TAKEN",
      "ACCOUNT_NOT_CREATED",
      "REGISTRATION_ABANDONED",
      "USERNAME_TAKEN",
      "ACCOUNT_EXISTS",
    ],
  }),
  linkGoogle: post("/api/auth/google/link", {
    access: "signedIn",
    rateLimit: "writes",
    needsConfirmation: true,
    summary: {
      ar: "ربط حساب Google بالحساب الحالي",
      en: "Connects the Google account that was shown to the account that is signed in",
    },
    input: NoBody,
    answer: answer<Record<string, never>>(),
    refusals: ["GOOGLE_SIGN_IN_INVALID", "GOOGLE_IDENTITY_TAKEN", "ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
  unlinkGoogle: post("/api/auth/google/unlink", {
    access: "signedIn",
    rateLimit: "writes",
    needsConfirmation: true,
    summary: {
      ar: "فصل حساب Google عن الحساب الحالي",
      en: "Disconnects Google from the account that is signed in, if it has a password",
    },
    input: NoBody,
    answer: answer<Record<string, never>>(),
    refusals: ["GOOGLE_IS_ONLY_WAY", "ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
};
