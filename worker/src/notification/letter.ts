import { withVat } from "@naqsh/shared/kernel/money";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { asksToPay, type NoticeKind, type NoticeSubject } from "@naqsh/shared/notification";
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

/** `link`: of its button, for whoever has room for nothing else. */
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
    people: subject.count === undefined ? "" : counted(PEOPLE[language], subject.count, language, whole),
    works: subject.count === undefined ? "" : counted(WORKS[language], subject.count, language, whole),
    others: subject.searches === undefined ? "" : counted(OTHERS[language], subject.searches - 1, language, whole),
  };
};

type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const PEOPLE: Readonly<Record<Contact["language"], Counted>> = {
  ar: { one: "شخص واحد", two: "شخصان", few: "# أشخاص", many: "# شخصًا", other: "# شخص" },
  en: { one: "one person", other: "# people" },
};
const WORKS: Readonly<Record<Contact["language"], Counted>> = {
  ar: { one: "عمل واحد جديد", two: "عملان جديدان", few: "# أعمال جديدة", many: "# عملًا جديدًا", other: "# عمل جديد" },
  en: { one: "one new work", other: "# new works" },
};

/** Beside the search that is named. */
const OTHERS: Readonly<Record<Contact["language"], Counted>> = {
  ar: {
    one: "بحث محفوظ آخر",
    two: "بحثين محفوظين آخرين",
    few: "# عمليات بحث محفوظة أخرى",
    many: "# عملية بحث محفوظة أخرى",
    other: "# عملية بحث محفوظة أخرى",
  },
  en: { one: "another saved search", other: "# other saved searches" },
};

const counted = (words: Counted, count: number, language: Contact["language"], whole: Intl.NumberFormat): string =>
  (words[new Intl.PluralRules(language).select(count)] ?? words.other).replace("#", whole.format(count));

const ON_ORDER_PAGE: readonly NoticeKind[] = [
  "orderCancelled",
  "paymentReceived",
  "artworkPaid",
  "transferShort",
  "moneyGoesBack",
  "refunded",
  "refundFailed",
];

/** Kinds that always lead to the same page. */
const PAGES: Partial<Record<NoticeKind, string>> = {
  newDevice: "/settings/security",
  securityChanged: "/settings/security",
  award: "/profile?tab=achievements",
  rightGiven: "/settings/security",
  rightTaken: "/profile",
  badgeGranted: "/profile",
  badgeDeclined: "/settings?tab=profile",
  badgeTakenBack: "/settings?tab=profile",
  dataExportReady: "/settings?tab=account",
  payoutMade: "/payouts",
  payoutFailed: "/payouts",
  artistFollowed: "/profile",
  artworkToReview: "/admin",
  savedSearchFound: "/search/saved",
};

/** Of these the reader is asked to pay, which is done at the checkout of the work. */
const isToPay = (kind: NoticeKind, { reason }: NoticeSubject): boolean =>
  asksToPay(kind) || (kind === "auctionExtendedByOutage" && reason === "payment");

const pathOf = (kind: NoticeKind, subject: NoticeSubject): string => {
  const { orderId, auctionId, artworkId } = subject;
  if (artworkId !== undefined && isToPay(kind, subject)) return `/checkout/${artworkId}`;
  if (orderId !== undefined && (ON_ORDER_PAGE.includes(kind) || auctionId === undefined)) return `/orders/${orderId}`;
  if (subject.savedSearchId !== undefined) return `/search/saved/${subject.savedSearchId}`;
  const page = PAGES[kind];
  if (page !== undefined) return page;
  if (auctionId !== undefined) return `/auctions/${auctionId}`;
  return artworkId === undefined ? "/" : `/artwork/${artworkId}`;
};

/** What people wrote cannot begin a header, nor a line of the shop's own. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");
