import type { Instant } from "@naqsh/shared/kernel/instant";
import { letterPage, type Letter, type LetterText } from "../letters/letter-page";
import type { Contact } from "../ports/contacts";

/** At the request, a day before the erasure, and when it was taken back. */
export const LEAVING_LETTERS = ["requested", "tomorrow", "stayed"] as const;
export type LeavingLetterKind = (typeof LEAVING_LETTERS)[number];

type Words = Readonly<Record<LeavingLetterKind, (at: string) => LetterText>>;

const ARABIC: Words = {
  requested: (at) => ({
    subject: "سيُحذف حسابك بعد ٣٠ يومًا",
    lines: [
      `طلبت حذف حسابك في نقش. يُمحى مع كل ما نعرفه عنك في ${at} (بتوقيت الرياض).`,
      "خرجت أعمالك من البيع، ولا يبدأ في حسابك شيء جديد. إن غيّرت رأيك قبل ذلك الموعد فافتح الرابط.",
      "إن لم تطلب ذلك أنت فافتح الرابط الآن، ثم غيّر كلمة مرورك.",
    ],
    action: "الإبقاء على حسابي",
  }),
  tomorrow: (at) => ({
    subject: "غدًا يُحذف حسابك",
    lines: [
      `يُمحى حسابك في نقش مع كل ما نعرفه عنك في ${at} (بتوقيت الرياض)، ولا يمكن التراجع بعد ذلك.`,
      "لن نكتب إليك بعدها، فلن نعرف عنوانك. إن غيّرت رأيك فافتح الرابط قبل ذلك الموعد.",
    ],
    action: "الإبقاء على حسابي",
  }),
  stayed: () => ({
    subject: "بقي حسابك",
    lines: ["تراجعت عن حذف حسابك في نقش، فلن يُحذف.", "أعمالك ما زالت خارج البيع: اعرضها من جديد متى شئت."],
    action: "فتح الإعدادات",
  }),
};

const ENGLISH: Words = {
  requested: (at) => ({
    subject: "Your account will be deleted in 30 days",
    lines: [
      `You asked for your account at Naqsh to be deleted. It is erased with all that we know about you on ${at} (Riyadh time).`,
      "Your works left the sale, and nothing new can be begun. If you change your mind before then, open the link.",
      "If you did not ask for this, open the link now, and then change your password.",
    ],
    action: "Keep my account",
  }),
  tomorrow: (at) => ({
    subject: "Your account is deleted tomorrow",
    lines: [
      `Your account at Naqsh is erased with all that we know about you on ${at} (Riyadh time). It cannot be brought back after that.`,
      "We will not write again, since we will not know your address. If you change your mind, open the link before then.",
    ],
    action: "Keep my account",
  }),
  stayed: () => ({
    subject: "Your account stays",
    lines: [
      "You took the deletion of your account at Naqsh back: it will not be deleted.",
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
    greeting: (name: string) => `مرحبًا ${name}،`,
    signature: "فريق نقش",
  },
  en: {
    words: ENGLISH,
    moment: momentIn("en-SA-u-ca-gregory"),
    greeting: (name: string) => `Hello ${name},`,
    signature: "The Naqsh team",
  },
};

type About = { contact: Contact; path: string; erasesAt: Instant; publicUrl: string };

/** A letter to somebody who leaves, in their language; `path` is that of its link. */
export const leavingLetter = (kind: LeavingLetterKind, { contact, path, erasesAt, publicUrl }: About): Letter => {
  const { words, moment, greeting: greet, signature } = HOUSE[contact.language];
  const { subject, lines, action } = words[kind](moment.format(new Date(erasesAt)));
  const greeting = greet(contact.firstName.trim().replace(/\s+/g, " "));
  const link = new URL(path, publicUrl).href;
  return {
    subject,
    text: [greeting, "", ...lines, "", `${action}: ${link}`, "", signature].join("\n"),
    html: letterPage(contact.language, { subject, lines, action, greeting, link, signature }),
  };
};
