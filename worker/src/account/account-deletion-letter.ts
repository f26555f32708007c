import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Letter, LetterText } from "../letters/letter-page";
import { letterTo } from "../letters/letter-to";
import type { Contact } from "../ports/contacts";

/** At the request, a day before the erasure, and when it was taken back. */
export const ACCOUNT_DELETION_LETTERS = ["requested", "tomorrow", "stayed"] as const;
export type AccountDeletionLetterKind = (typeof ACCOUNT_DELETION_LETTERS)[number];

type Words = Readonly<Record<AccountDeletionLetterKind, (at: string) => LetterText>>;

const ARABIC: Words = {
  requested: (at) => ({
    subject: "سيُحذف حسابك بعد ٣٠ يومًا",
    lines: [
      `طلبت حذف حسابك في {platform}. يُمحى مع كل ما نعرفه عنك في ${at} (بتوقيت الرياض).`,
      "خرجت أعمالك من البيع، ولا يبدأ في حسابك شيء جديد. إن غيّرت رأيك قبل ذلك الموعد فافتح الرابط.",
      "إن لم تطلب ذلك أنت فافتح الرابط الآن، ثم غيّر كلمة مرورك.",
    ],
    action: "الإبقاء على حسابي",
  }),
  tomorrow: (at) => ({
    subject: "غدًا يُحذف حسابك",
    lines: [
      `يُمحى حسابك في {platform} مع كل ما نعرفه عنك في ${at} (بتوقيت الرياض)، ولا يمكن التراجع بعد ذلك.`,
      "لن نكتب إليك بعدها، فلن نعرف عنوانك. إن غيّرت رأيك فافتح الرابط قبل ذلك الموعد.",
    ],
    action: "الإبقاء على حسابي",
  }),
  stayed: () => ({
    subject: "بقي حسابك",
    lines: ["تراجعت عن حذف حسابك في {platform}، فلن يُحذف.", "أعمالك ما زالت خارج البيع: اعرضها من جديد متى شئت."],
    action: "فتح الإعدادات",
  }),
};

const ENGLISH: Words = {
  requested: (at) => ({
    subject: "Your account will be deleted in 30 days",
    lines: [
      `You asked for your account at {platform} to be deleted. It is erased with all that we know about you on ${at} (Riyadh time).`,
      "Your works left the sale, and nothing new can be begun. If you change your mind before then, open the link.",
      "If you did not ask for this, open the link now, and then change your password.",
    ],
    action: "Keep my account",
  }),
  tomorrow: (at) => ({
    subject: "Your account is deleted tomorrow",
    lines: [
      `Your account at {platform} is erased with all that we know about you on ${at} (Riyadh time). It cannot be brought back after that.`,
      "We will not write again, since we will not know your address. If you change your mind, open the link before then.",
    ],
    action: "Keep my account",
  }),
  stayed: () => ({
    subject: "Your account stays",
    lines: [
      "You took the deletion of your account at {platform} back: it will not be deleted.",
      "Your works are still off sale. Put them on sale again whenever you like.",
    ],
    action: "Open settings",
  }),
};

const momentIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone: "Asia/Riyadh" });

const HOUSE = {
  ar: {
    words: ARABIC,
    moment: momentIn("ar-SA-u-ca-gregory-nu-arab"),
  },
  en: {
    words: ENGLISH,
    moment: momentIn("en-SA-u-ca-gregory"),
  },
};

type About = { contact: Contact; path: string; erasesAt: Instant; publicUrl: string };

/** A letter to somebody who leaves, in their language; `path` is that of its link. */
export const accountDeletionLetter = (
  kind: AccountDeletionLetterKind,
  { contact, path, erasesAt, publicUrl }: About,
): Letter => {
  const { words, moment } = HOUSE[contact.language];
  return letterTo(contact, words[kind](moment.format(new Date(erasesAt))), new URL(path, publicUrl).href);
};
