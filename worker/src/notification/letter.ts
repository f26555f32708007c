import { withVat } from "@naqsh/shared/kernel/money";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { NoticeKind, NoticeSubject } from "@naqsh/shared/notification";
import type { Letter } from "../letters/letter-page";
import { letterTo } from "../letters/letter-to";
import type { Contact } from "../ports/contacts";
import type { LetterFacts } from "./letter-facts";
import { arabicLetters } from "./letter-texts.ar";
import { englishLetters } from "./letter-texts.en";
import type { Titles } from "./titles-of-artwork";

/** With the reason opened. */
type ToldSubject = Omit<NoticeSubject, "reason"> & { reason?: string };

export type LetterAbout = {
  kind: NoticeKind;
  subject: ToldSubject;
  titles: Titles | null;
  contact: Contact;
  publicUrl: string;
};

/** `link`: of its button, for who has room for nothing else. */
export type LinkedLetter = Letter & { link: string };

/** A letter in its reader's language; everything that people wrote is escaped in the HTML. */
export const letterAbout = ({ kind, subject, titles, contact, publicUrl }: LetterAbout): LinkedLetter => {
  const words = WORDS[contact.language][kind](factsFor(contact, subject, titles));
  const link = new URL(pathOf(kind, subject), publicUrl).href;
  return { link, ...letterTo(contact, { ...words, subject: oneLine(words.subject) }, link) };
};

const WORDS = { ar: arabicLetters, en: englishLetters };

const formatsOf = (locale: string) => ({
  whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  exact: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone: "Asia/Riyadh" }),
});

const NAMES = { ar: { currency: "ر.س", anyWork: "العمل" }, en: { currency: "SAR", anyWork: "the work" } };

const made = new Map<string, ReturnType<typeof formatsOf>>();

/** Formats of a reader's language, digits and calendar; making them is slow, and there are few. */
const formatsFor = ({ language, digits = "arabic", calendar = "gregorian" }: Contact) => {
  const numbering = language === "ar" && digits === "arabic" ? "arab" : "latn";
  const locale = `${language}-SA-u-ca-${calendar === "hijri" ? "islamic-umalqura" : "gregory"}-nu-${numbering}`;
  const known = made.get(locale) ?? formatsOf(locale);
  made.set(locale, known);
  return known;
};

const factsFor = (contact: Contact, subject: ToldSubject, titles: Titles | null): LetterFacts => {
  const { language } = contact;
  const { whole, exact, moment } = formatsFor(contact);
  const { currency, anyWork } = NAMES[language];
  const riyals = (amount: Halalas): string =>
    `${(amount % 100 === 0 ? whole : exact).format(amount / 100)} ${currency}`;
  const named = language === "ar" ? titles?.title : (titles?.titleEn ?? titles?.title);
  return {
    title: named === undefined ? anyWork : `«${oneLine(named)}»`,
    amount: subject.amount === undefined ? "" : riyals(subject.amount),
    total: subject.amount === undefined ? "" : riyals(withVat(subject.amount)),
    at: subject.at === undefined ? "" : moment.format(new Date(subject.at)),
    reason: subject.reason ?? "",
  };
};

const ON_ORDER_PAGE: readonly NoticeKind[] = [
  "auctionWon",
  "orderCancelled",
  "paymentReceived",
  "paymentFailed",
  "artworkPaid",
  "refunded",
];

/** Kinds that always lead to the same page. */
const PAGES: Partial<Record<NoticeKind, string>> = {
  newDevice: "/settings/security",
  securityChanged: "/settings/security",
  rightGiven: "/settings/security",
  rightTaken: "/profile",
  badgeGranted: "/profile",
  badgeDeclined: "/settings?tab=profile",
  badgeTakenBack: "/settings?tab=profile",
  dataExportReady: "/settings?tab=account",
  artworkToReview: "/admin",
};

const pathOf = (kind: NoticeKind, { orderId, auctionId, artworkId }: NoticeSubject): string => {
  if (orderId !== undefined && (ON_ORDER_PAGE.includes(kind) || auctionId === undefined)) return `/orders/${orderId}`;
  const page = PAGES[kind];
  if (page !== undefined) return page;
  if (auctionId !== undefined) return `/auctions/${auctionId}`;
  return artworkId === undefined ? "/" : `/artwork/${artworkId}`;
};

/** What people wrote cannot begin a header, nor a line of the house's own. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");
