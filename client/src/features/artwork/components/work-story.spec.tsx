import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { WorkStory } from "./work-story";

const artwork = { description: "نخيل", videoUrl: "https://vimeo.com/1", condition: "A mended corner" } as ArtworkDetail;

it("tells a work's condition and leads to its video on another site", async () => {
  await renderPage(<WorkStory artwork={artwork} />, { language: "en" });
  expect(screen.getByRole("heading", { name: "Condition" })).toBeVisible();
  expect(screen.getByText("A mended corner")).toBeVisible();
  const link = screen.getByRole("link", { name: /^Video vimeo\.com.*opens another site/ });
  expect(link).toHaveAttribute("href", "https://vimeo.com/1");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noreferrer"));
  expect(screen.queryByRole("link", { name: /Virtual tour/ })).toBeNull();
});

it("has no place for what an artist has not said", async () => {
  await renderPage(<WorkStory artwork={{ ...artwork, condition: null, videoUrl: null }} />, { language: "en" });
  expect(screen.queryByRole("heading", { name: /Condition|Look further/ })).toBeNull();
});

it("says who wrote about the style", async () => {
  await renderPage(<WorkStory artwork={{ ...artwork, styleAnalysis: "واقعي." }} />, { language: "en" });
  expect(screen.getByRole("heading", { name: "Style" })).toBeVisible();
  expect(screen.getByText(/A language model wrote this from the artist's words/)).toBeVisible();
});

it("says whose words a description is, where they are not the artist's alone", async () => {
  const by = async (change: Partial<ArtworkDetail>, language: "ar" | "en" = "en") => {
    cleanup();
    await renderPage(<WorkStory artwork={{ ...artwork, descriptionEn: "Palms", ...change }} />, { language });
    return document.querySelector("small")?.textContent ?? null;
  };
  expect(await by({ descriptionOrigin: "model" }, "ar")).toBe("كتبه نموذج لغوي من كلام الفنان، ووافق عليه الفنان.");
  expect(await by({ descriptionOrigin: "composed", descriptionEn: null })).toMatch(/^The writing helper composed this/);
  // The English text is the artist's own: the helper writes Arabic.
  expect(await by({ descriptionOrigin: "model" })).toBeNull();
  expect(await by({ descriptionOrigin: "artist" }, "ar")).toBeNull();
  expect(await by({ descriptionOrigin: null }, "ar")).toBeNull();
});

it("names what a work is about without a description too", async () => {
  const tagged = { tags: ["نخيل", "الأحساء"] } as ArtworkDetail;
  await renderPage(<WorkStory artwork={tagged} />, { language: "en" });
  expect(screen.getByRole("list", { name: "Tags" })).toHaveTextContent("نخيلالأحساء");
  expect(screen.queryByRole("heading")).toBeNull();
});

it.each([
  ["en", "Proposed by a language model and accepted by the artist: نخيل and سعف"],
  ["ar", "اقترحها نموذج لغوي ووافق عليها الفنان: نخيل وسعف"],
] as const)("says which tags a language model proposed: %s", async (language, words) => {
  const tagged = { tags: ["نخيل", "الأحساء", "سعف"], aiTags: ["نخيل", "سعف"] } as ArtworkDetail;
  const { container } = await renderPage(<WorkStory artwork={tagged} />, { language });
  // Each tag keeps its own direction by marks that nobody sees.
  expect(container.textContent.replaceAll(/[\u2068\u2069]/gu, "")).toContain(words);
});

it("marks no tags where the artist alone wrote them", async () => {
  const tagged = { tags: ["نخيل"], aiTags: [] as string[] } as ArtworkDetail;
  await renderPage(<WorkStory artwork={tagged} />, { language: "en" });
  expect(screen.queryByText(/Proposed by a language model/)).toBeNull();
});
