import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { WorkProvenance } from "./work-provenance";

const artist = { id: "huda", firstName: "هدى", lastName: null, latinName: "Huda", profileImageUrl: null };
const artwork = { id: "dune", yearCreated: 1447, artist } as ArtworkDetail;

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ["ar", "أنجزه", "هدى"],
  ["en", "Made by", "Huda"],
] as const)("leads to the page of the artist who made the work (%s)", async (language, made, name) => {
  const step = { kind: "unsold", reason: "unsold", at: "2026-03-01T12:00:00.000Z" };
  stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector" } },
    "GET /api/artworks/dune/provenance": { body: { steps: [step], earlier: 0 } },
  });
  await renderPage(<WorkProvenance artwork={artwork} />, {
    language,
  });
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/artists/huda");
  expect(link.parentElement).toHaveTextContent(`${made} ${name}`);
});

it.each([
  ["ar", "أُرفقت به شهادة منشأ", "افتح الوثيقة", "وُثّق بعد الاطّلاع عليه أو على أوراقه"],
  ["en", "A certificate of origin was added", "Open the document", "Verified: the work or its papers were seen"],
] as const)("leads to the papers that were given with the work (%s)", async (language, given, open, verified) => {
  const at = "2026-03-01T12:00:00.000Z";
  const paper = { kind: "documented", paper: "certificate", documentId: "one", at };
  stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector" } },
    "GET /api/artworks/dune/provenance": { body: { steps: [{ kind: "verified", at }, paper], earlier: 0 } },
  });
  await renderPage(<WorkProvenance artwork={artwork} />, { language });
  const link = await screen.findByRole("link", { name: open });
  expect(link).toHaveAttribute("href", "/api/artworks/dune/documents/one");
  expect(link.parentElement).toHaveTextContent(given);
  expect(screen.getByText(verified)).toBeVisible();
});
