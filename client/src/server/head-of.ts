import { isNowhere, questionOf, subjectOf, type PageAsked } from "@naqsh/shared/first-view";
import type { ArtistPage } from "@naqsh/shared/artist";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { AuctionPage } from "@naqsh/shared/auction";
import type { PublicSettings } from "@naqsh/shared/settings";
import type { Language } from "@naqsh/shared/kernel/language";
import { artistHead } from "./artist-head";
import { auctionHead } from "./auction-head";
import { listImage } from "./list-image";
import { linkTag, metaTag, scriptText, type PageHead } from "./page-head";
import { brandImage, imageTags } from "./page-image";
import type { RecordedAnswers } from "./recorded-answers";
import { wordsOfPage } from "./site-words";
import { workHead } from "./work-head";

const LOCALE: Record<Language, string> = { ar: "ar_SA", en: "en_US" };

const headOfPath = (
  path: string,
  { view, origin }: PageAsked,
  answers: RecordedAnswers,
  siteName: string,
): PageHead => {
  const subject = subjectOf(path);
  const asked = subject === null ? undefined : answers.answerAt(subject);
  if (asked === undefined) return {};
  const [, kind] = path.split("/");
  if (kind === "artwork") return workHead(asked as ArtworkDetail, view.language, origin);
  if (kind === "auctions") return auctionHead(asked as AuctionPage, view.language, { origin, siteName });
  return kind === "artists" ? artistHead(asked as ArtistPage, view.language, origin) : {};
};

/** Each language has an address of its own: the plain one is in Arabic for whoever has chosen nothing. */
const addressIn = (url: string, language: Language): string => {
  if (language === "ar") return url;
  return `${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
};

/** What is drawn of a list otherwise without being another list. */
const OF_LOOK = new Set(["lang", "view", "focus"]);

/** Tabs that are lists of their own, not the first one in another light. */
const OTHER_LISTS = ["/auctions?tab=upcoming", "/auctions?tab=completed"];

/**
 * The one address of a page. Further pages of a list are pages of their own; filtered lists show what the whole one does, and
 * count as it, and so does a list that began at its beginning instead of at a place that is none.
 */
const ownAddressOf = (path: string, answers: RecordedAnswers): string => {
  const [plain = "/", query = ""] = path.split("?");
  const isIgnored = (name: string): boolean => OF_LOOK.has(name) || (name === "cursor" && answers.isPlaceUnknown());
  const asked = [...new URLSearchParams(query)].filter(([name]) => !isIgnored(name));
  const filters = new URLSearchParams(asked.filter(([name]) => name !== "cursor"));
  const isOwn = filters.toString() === "" || OTHER_LISTS.includes(`${plain}?${filters.toString()}`);
  return isOwn && asked.length > 0 ? `${plain}?${new URLSearchParams(asked).toString()}` : plain;
};

/** Whether a page has something to show: what says that there is nothing, or nothing yet, is not for search engines. */
const isForSearch = (path: string, answers: RecordedAnswers): boolean => {
  const question = questionOf(path);
  return !isNowhere(path) && (question === null || answers.refusalAt(question) === null);
};

/** The addresses of a page in both languages, of which this one is canonical. */
const addressTags = (url: string, language: Language): string[] => [
  linkTag({ rel: "canonical", href: addressIn(url, language) }),
  linkTag({ rel: "alternate", hreflang: "ar", href: addressIn(url, "ar") }),
  linkTag({ rel: "alternate", hreflang: "en", href: addressIn(url, "en") }),
  linkTag({ rel: "alternate", hreflang: "x-default", href: url }),
  metaTag({ property: "og:url", content: addressIn(url, language) }),
];

/** The description of a page, and the elements of its head that name it to others. */
export const headOf = (
  asked: PageAsked,
  title: string,
  answers: RecordedAnswers,
): { description: string; elements: string } => {
  const { origin, view } = asked;
  const { language } = view;
  const path = asked.path.split("?")[0] ?? "/";
  const url = origin + ownAddressOf(asked.path, answers);
  const settings = answers.answerAt("/api/settings") as PublicSettings | undefined;
  const siteName = settings?.platformName[language] ?? "";
  const {
    description = wordsOfPage(path)[language],
    image = listImage(path, answers, { language, title }) ?? brandImage(siteName),
    type = "website",
    structured,
  } = headOfPath(path, asked, answers, siteName);
  const site = { "@context": "https://schema.org", "@type": "WebSite", name: siteName, url: `${origin}/` };
  const elements = [
    ...(isForSearch(path, answers) ? addressTags(url, language) : [metaTag({ name: "robots", content: "noindex" })]),
    metaTag({ property: "og:type", content: type }),
    metaTag({ property: "og:site_name", content: siteName }),
    metaTag({ property: "og:locale", content: LOCALE[language] }),
    metaTag({ property: "og:title", content: title }),
    metaTag({ property: "og:description", content: description }),
    ...imageTags(image, origin),
    metaTag({ name: "twitter:card", content: "summary_large_image" }),
    `<script type="application/ld+json">${scriptText(structured ?? site)}</script>`,
  ];
  return { description, elements: elements.join("") };
};
