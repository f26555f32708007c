import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { ArtworkPicture } from "../ui/artwork-picture";
import { documentOf } from "./document";
import { markupOf } from "./markup-of";
import { recordAnswers } from "./recorded-answers";

const template = `<!doctype html><html lang="ar" dir="rtl"><head>
<meta name="description" content="نقش" /><title>نقش</title>
<script src="/first-paint.js"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/runtime.js">
</head><body><div id="root"></div><noscript>-</noscript></body></html>`;

const image = artworkImage({ base: "ab12", widths: [400, 800] });

const drawnWith = async (isFirst: boolean): Promise<string> => {
  const markup = await markupOf(
    <main>
      <ArtworkPicture image={image} alt="نخلة" title="نخلة" sizes="100vw" isFirst={isFirst} />
    </main>,
  );
  const view = {
    language: "ar",
    theme: "light",
    systemIsDark: false,
    digits: "arabic",
    calendar: "gregorian",
    isPhone: true,
    nowMs: 0,
  } as const;
  return documentOf({
    template,
    asked: { path: "/", origin: "https://naqsh.test", view },
    title: "الرئيسية",
    markup,
    styles: "",
    queries: new QueryClient(),
    answers: recordAnswers(async () => new Response(null, { status: 404 })),
  });
};

it("asks for the largest picture, in AVIF and at the width shown, before any script", async () => {
  const page = await drawnWith(true);
  const [link = ""] = /<link rel="preload" as="image"[^>]*>/.exec(page) ?? [];
  expect(link).toContain('type="image/avif"');
  expect(link).toMatch(/imageSrcSet="\/images\/ab12-400\.avif 400w, \/images\/ab12-800\.avif 800w"/i);
  expect(link).toMatch(/imageSizes="100vw"/i);
  expect(link).toMatch(/fetchPriority="high"/i);
  expect(page.indexOf(link)).toBeLessThan(page.indexOf("<script"));
});

it("asks early for no picture that is further down", async () => {
  expect(await drawnWith(false)).not.toContain('rel="preload"');
});

it("lets what takes the page over wait for what is seen", async () => {
  const page = await drawnWith(true);
  expect(page).not.toMatch(/<script type="module"|rel="modulepreload"/);
  expect(page).toContain('<meta name="naqsh-start" content="/assets/index.js /assets/runtime.js" />');
});
