import type { Letter, LetterText } from "../letters/letter-page";
import { letterTo } from "../letters/letter-to";
import type { Contact } from "../ports/contacts";

export const ACCOUNT_LETTERS = [
  "verifyEmail",
  "accountExists",
  "resetPassword",
  "passwordReset",
  "changeEmail",
  "emailWanted",
  "emailChanged",
] as const;
export type AccountLetterKind = (typeof ACCOUNT_LETTERS)[number];

/** Letters about who somebody is; each can arrive at a mailbox whose owner asked for nothing, and says what to do then. */
const WORDS: Readonly<Record<Contact["language"], Readonly<Record<AccountLetterKind, LetterText>>>> = {
  ar: {
    verifyEmail: {
      subject: "أكّد بريدك الإلكتروني",
      lines: [
        "سُجّل حساب في {platform} بهذا البريد. أكّد أنه بريدك لتتمكن من المزايدة وعرض الأعمال.",
        "افتح الرابط في المتصفح الذي سجّلت فيه، أو سجّل الدخول بكلمة مرورك حين يُطلب منك ذلك. يصلح الرابط ٤٨ ساعة.",
        "إن لم تسجّل أنت فلا تفعل شيئًا: لن يُؤكَّد البريد، ويُحذف الحساب بعد ٣٠ يومًا.",
      ],
      action: "تأكيد البريد الإلكتروني",
    },
    accountExists: {
      subject: "لديك حساب في {platform}",
      lines: [
        "حاول أحدهم إنشاء حساب في {platform} بهذا البريد، ولديك به حساب من قبل.",
        "إن كنت أنت فسجّل الدخول إلى حسابك، أو اختر كلمة مرور جديدة إن نسيتها.",
        "إن لم تكن أنت فلا تفعل شيئًا: لم يتغير في حسابك شيء.",
      ],
      action: "اختيار كلمة مرور جديدة",
    },
    resetPassword: {
      subject: "كلمة مرور جديدة",
      lines: [
        "طُلبت كلمة مرور جديدة لحسابك في {platform}. يصلح هذا الرابط ساعة واحدة ومرة واحدة.",
        "إن لم تطلبها أنت فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.",
      ],
      action: "اختيار كلمة مرور جديدة",
    },
    passwordReset: {
      subject: "تم تغيير كلمة المرور",
      lines: [
        "تغيّرت كلمة مرور حسابك في {platform}، وأُنهيت جميع جلساته.",
        "إن لم تفعل ذلك أنت فاختر كلمة مرور جديدة الآن، وأمّن بريدك الإلكتروني.",
      ],
      action: "اختيار كلمة مرور جديدة",
    },
    changeEmail: {
      subject: "أكّد بريدك الجديد",
      lines: [
        "طُلب أن يكون هذا البريد بريد حساب في {platform}. يبقى البريد السابق حتى تفتح الرابط.",
        "افتح الرابط في متصفح سجّلت فيه الدخول إلى ذلك الحساب. يصلح الرابط ٤٨ ساعة ومرة واحدة.",
        "إن لم تطلب ذلك أنت فلا تفعل شيئًا: لن يتغير شيء.",
      ],
      action: "استخدام هذا البريد",
    },
    emailWanted: {
      subject: "لديك حساب في {platform}",
      lines: [
        "طلب أحدهم أن يكون هذا البريد بريد حساب آخر في {platform}، ولديك به حساب من قبل.",
        "إن كنت أنت فسجّل الدخول بهذا البريد، أو اختر كلمة مرور جديدة إن نسيتها.",
        "إن لم تكن أنت فلا تفعل شيئًا: لم يتغير في حسابك شيء.",
      ],
      action: "اختيار كلمة مرور جديدة",
    },
    emailChanged: {
      subject: "تغيّر بريد حسابك",
      lines: [
        "انتقل حسابك في {platform} إلى بريد آخر، ولم يعد هذا البريد يفتحه.",
        "إن كنت أنت فلا شيء عليك. وإن لم تكن أنت فراسلنا الآن، وأمّن هذا البريد.",
      ],
      action: "فتح {platform}",
    },
  },
  en: {
    verifyEmail: {
      subject: "Verify your e-mail",
      lines: [
        "An account was registered at {platform} with this e-mail. Verify that it is yours, so that you can bid and show works.",
        "Open the link in the browser in which you registered, or sign in with your password when you are asked to. It is good for 48 hours.",
        "If it was not you, do nothing: the e-mail is not verified, and the account is deleted after 30 days.",
      ],
      action: "Verify the e-mail",
    },
    accountExists: {
      subject: "You have an account at {platform}",
      lines: [
        "Somebody tried to make an account at {platform} with this e-mail, which has one already.",
        "If it was you, sign in to your account, or choose a new password if you have forgotten yours.",
        "If it was not you, do nothing: nothing has changed in your account.",
      ],
      action: "Choose a new password",
    },
    resetPassword: {
      subject: "A new password",
      lines: [
        "A new password was asked for your account at {platform}. This link is good for one hour and for one time.",
        "If you did not ask for it, do nothing: your password stays as it is.",
      ],
      action: "Choose a new password",
    },
    passwordReset: {
      subject: "Your password was changed",
      lines: [
        "The password of your account at {platform} was changed, and all its sessions were ended.",
        "If it was not you, choose a new password now, and secure your mailbox.",
      ],
      action: "Choose a new password",
    },
    changeEmail: {
      subject: "Confirm your new e-mail",
      lines: [
        "Somebody asked for this to be the e-mail of their account at {platform}. The former one stays until you open the link.",
        "Open the link in a browser that is signed in to that account. It is good for 48 hours and for one time.",
        "If it was not you, do nothing: nothing changes.",
      ],
      action: "Use this e-mail",
    },
    emailWanted: {
      subject: "You have an account at {platform}",
      lines: [
        "Somebody asked for this to be the e-mail of another account at {platform}, and you have an account with it already.",
        "If it was you, sign in with this e-mail, or choose a new password if you have forgotten yours.",
        "If it was not you, do nothing: nothing has changed in your account.",
      ],
      action: "Choose a new password",
    },
    emailChanged: {
      subject: "The e-mail of your account was changed",
      lines: [
        "Your account at {platform} moved to another e-mail, and this one opens it no more.",
        "If it was you, there is nothing to do. If not, write to us now, and secure this mailbox.",
      ],
      action: "Open {platform}",
    },
  },
};

/** A letter in its reader's language; `path` is that of its link, with the token if it has one. */
export const accountLetter = (
  kind: AccountLetterKind,
  { contact, path, publicUrl }: { contact: Contact; path: string; publicUrl: string },
): Letter => letterTo(contact, WORDS[contact.language][kind], new URL(path, publicUrl).href);
