import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { pageInTwo, type PageAsked } from "@naqsh/shared/first-view";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { ArtworkPicture } from "../ui/artwork-picture";
import { documentOf } from "./document";
import { markupOf } from "./markup-of";
import { recordAnswers } from "./recorded-answers";

const template = `<!doctype html><html lang="ar" dir="rtl"><head>
<meta name="description" content="نقش" /><title>نقش</title>
<script src="/first-paint.js"></script>
<link rel="preload" href="/letters.woff2" as="font" crossorigin />
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/runtime.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root"></div><noscript>-</noscript></body></html>`;

const image = artworkImage({ base: "ab12", widths: [400, 800] });

const view = {
  language: "en",
  theme: "dark",
  systemIsDark: false,
  digits: "arabic",
  calendar: "gregorian",
  isPhone: true,
  nowMs: 0,
} as const;
const asked: PageAsked = { path: "/", origin: "https://naqsh.test", view };

/** What stands in the page for whoever has no scripts. */
const unscripted = (page: string): string => /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? "";

const drawnWith = async (isFirst: boolean, asking = asked): Promise<string> => {
  const markup = await markupOf(
    <main>
      <ArtworkPicture image={image} alt="نخلة" title="نخلة" sizes="100vw" isFirst={isFirst} />
    </main>,
  );
  return documentOf({
    template,
    asked: asking,
    title: "الرئيسية",
    markup,
    styles: "",
    queries: new QueryClient(),
    answers: recordAnswers(async () => new Response(null, { status: 404 })),
  });
};

it("asks for the largest picture, in AVIF and at the width shown, before what nobody waits for", async () => {
  const page = await drawnWith(true);
  const [link = ""] = /<link rel="preload" as="image"[^>]*>/.exec(page) ?? [];
  expect(link).toContain('type="image/avif"');
  expect(link).toMatch(/imageSrcSet="\/images\/ab12-400\.avif 400w, \/images\/ab12-800\.avif 800w"/i);
  expect(link).toMatch(/imageSizes="100vw"/i);
  expect(link).toMatch(/fetchPriority="high"/i);
  expect(page.indexOf(link)).toBeLessThan(page.indexOf('as="font"'));
});

it("asks early for no picture that is further down", async () => {
  expect(await drawnWith(false)).not.toContain('as="image"');
});

it("lets what takes the page over wait for what is seen", async () => {
  const page = await drawnWith(true);
  expect(page).not.toMatch(/<script type="module"|rel="modulepreload"/);
  expect(page).toContain('<meta name="naqsh-start" content="/assets/index.js /assets/runtime.js" />');
});

it("tells whoever has no scripts what needs them, in its language, and leads to the other", async () => {
  const inEnglish = unscripted(await drawnWith(true));
  expect(inEnglish).toMatch(/filtering, bidding and signing in/);
  expect(inEnglish).toContain('<a href="?lang=ar" lang="ar" hreflang="ar">العربية</a>');
  const path = "/search?query=%22%3E&lang=ar";
  const inArabic = unscripted(await drawnWith(true, { ...asked, path, view: { ...view, language: "ar" } }));
  expect(inArabic).toMatch(/التصفية والمزايدة وتسجيل الدخول/);
  expect(inArabic).toContain('<a href="?query=%22%3E&amp;lang=en" lang="en" hreflang="en">English</a>');
  expect(inArabic).toContain('<form id="lang"><input type="hidden" name="query" value="&quot;&gt;" /></form>');
});

it("begins with what is known before it is drawn: how it is shown, and what is fetched for every page", async () => {
  const { beginning } = pageInTwo(template, asked);
  expect(beginning).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="dark" data-drawn><head>/);
  expect(beginning).toMatch(/<script src="\/first-paint\.js"><\/script><link rel="stylesheet" [^>]+>$/);
  const page = await drawnWith(true);
  expect(page.slice(0, beginning.length)).toBe(beginning);
  for (const tag of ["<script src=", 'rel="stylesheet"', "<title>"]) expect(page.split(tag)).toHaveLength(2);
});
