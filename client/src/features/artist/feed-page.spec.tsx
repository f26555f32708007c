import type { FeedEntry } from "@naqsh/shared/artist";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetOwnLikes } from "../../lib/engagement/use-work-counts";
import { WorkMarks } from "../../lib/marks/work-marks";
import { renderPage } from "../../testing/render-page";
import { stubLive } from "../../testing/stub-live";
import { stubServer } from "../../testing/stub-server";
import type { ArtistSlots } from "./artist-slots";
import { FeedPage } from "./feed-page";

const names = { firstName: "هدى", lastName: "العتيبي", latinName: "Huda" };
const huda = { id: "huda", ...names, profileImageUrl: null, verified: true };
const dune = { id: "dune", title: "كثيب", titleEn: "Dune", artistId: "huda", artist: huda, views: 0, likes: 4 };
const entry = { id: "first", kind: "published", at: "2026-03-10T09:00:00.000Z", artwork: dune } as unknown as FeedEntry;

const slots = { Work: WorkMarks, WorksSkeleton: () => null } as unknown as ArtistSlots;

const marks = { followedArtistIds: [], likedArtworkIds: [], wishedArtworkIds: [], remindedAuctionIds: [] };
const served = {
  "GET /api/user": { body: { id: "sara", role: "collector", firstName: "سارة", lastName: "علي" } },
  "GET /api/marks?artworks=dune": { body: marks },
  "GET /api/feed": { body: [entry] },
  "GET /api/feed/news?after=first": { body: { count: 3, isMore: false } },
  "POST /api/likes": { body: { artworkId: "dune", isLiked: true } },
};

beforeEach(() => {
  localStorage.setItem("naqsh.signed-in", "yes");
  vi.stubGlobal("scrollTo", () => undefined);
  stubLive();
});

afterEach(() => {
  cleanup();
  forgetOwnLikes();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("stays as it is read when a heart is pressed, and shows what came when it is asked to", async () => {
  const server = stubServer(served);
  await renderPage(<FeedPage slots={slots} />, { language: "en", at: "/feed" });
  const news = await screen.findByRole("button", { name: "3 new" });
  const heart = await screen.findByRole("button", { name: /^Like.*Dune/ });
  await userEvent.click(heart);
  await waitFor(() => expect(server.sent("POST /api/likes")).toHaveLength(1));
  await waitFor(() => expect(heart).toHaveTextContent("5"));
  expect(server.sent("GET /api/feed")).toHaveLength(1);
  expect(news).toBeInTheDocument();
  await userEvent.click(news);
  await waitFor(() => expect(server.sent("GET /api/feed")).toHaveLength(2));
});

it("says so where more came than is counted", async () => {
  stubServer({ ...served, "GET /api/feed/news?after=first": { body: { count: 20, isMore: true } } });
  await renderPage(<FeedPage slots={slots} />, { language: "en", at: "/feed" });
  expect(await screen.findByRole("button", { name: "More than 20 new" })).toBeInTheDocument();
});
