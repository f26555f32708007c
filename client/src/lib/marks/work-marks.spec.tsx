import { cleanup, screen, waitFor } from "@testing-library/react";
import { workListTopics } from "@naqsh/shared/live";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { stubLive } from "../../testing/stub-live";
import { forgetOwnLikes } from "../engagement/use-work-counts";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { WorkMarks } from "./work-marks";

afterEach(() => {
  cleanup();
  forgetOwnLikes();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dune = { id: "dune", title: "كثيب", titleEn: "Dune", artistId: "huda", views: 12, likes: 4 };
const palm = { id: "palm", title: "نخلة", titleEn: "Palm", artistId: "huda", views: 0, likes: 0 };
const marks = { followedArtistIds: [], likedArtworkIds: ["palm"], wishedArtworkIds: [], remindedAuctionIds: [] };

const signedIn = (more: Parameters<typeof stubServer>[0] = {}) => {
  localStorage.setItem("naqsh.signed-in", "yes");
  return stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector", firstName: "سارة", lastName: "علي" } },
    "GET /api/marks?artworks=dune%2Cpalm": { body: marks },
    ...more,
  });
};

const page = (
  <>
    <WorkMarks work={dune} />
    <WorkMarks work={palm} />
    <Toaster />
  </>
);
const heart = (title: string) => screen.findByRole("button", { name: new RegExp(`^Like.*${title}`) });

it("asks about all hearts of a page in one question", async () => {
  const server = signedIn();
  await renderPage(page, { language: "en" });
  await waitFor(async () => expect(await heart("Palm")).toHaveAttribute("aria-pressed", "true"));
  expect(await heart("Dune")).toHaveAttribute("aria-pressed", "false");
  expect(server.sent("GET /api/marks?artworks=dune%2Cpalm")).toHaveLength(1);
});

it("says how often a work was looked at, and nothing of one that nobody looked at", async () => {
  signedIn();
  await renderPage(page, { language: "en" });
  expect(await screen.findAllByTestId("views")).toHaveLength(1);
  expect(screen.getByTitle("Looked at 12 times")).toHaveTextContent("12");
});

it("counts the reader's like at once", async () => {
  const server = signedIn({ "POST /api/likes": { body: { artworkId: "dune", isLiked: true } } });
  await renderPage(page, { language: "en" });
  await waitFor(async () => expect(await heart("Palm")).toHaveAttribute("aria-pressed", "true"));
  await userEvent.click(await heart("Dune"));
  expect(await heart("Dune")).toHaveTextContent("5");
  expect(server.sent("POST /api/likes")).toEqual([{ artworkId: "dune" }]);
});

it("takes it back, with a word, where the server does not follow", async () => {
  signedIn({ "POST /api/likes": { status: 500 } });
  await renderPage(page, { language: "en" });
  await waitFor(async () => expect(await heart("Palm")).toHaveAttribute("aria-pressed", "true"));
  await userEvent.click(await heart("Dune"));
  expect(await screen.findByText("Your like was not saved")).toBeInTheDocument();
  expect(await heart("Dune")).toHaveAttribute("aria-pressed", "false");
  expect(await heart("Dune")).toHaveTextContent("4");
});

it("follows the counts that are pushed after the reader's own like, whoever takes theirs back", async () => {
  const [id, artistId] = ["00000000-0000-4000-8000-000000000001", "huda"];
  localStorage.setItem("naqsh.signed-in", "yes");
  const counted = { body: { id, views: 12, likes: 6 } };
  const server = stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector", firstName: "سارة", lastName: "علي" } },
    [`GET /api/marks?artworks=${id}`]: { body: { ...marks, likedArtworkIds: [] } },
    "POST /api/likes": { body: { artworkId: id, isLiked: true } },
    [`GET /api/artworks/${id}`]: counted,
  });
  const { joined, push } = stubLive();
  await renderPage(<WorkMarks work={{ ...dune, id, artistId, likes: 5 }} />, { language: "en" });
  const [topic = ""] = workListTopics([id]);
  await waitFor(() => expect(joined()).toEqual([topic]));
  await userEvent.click(await heart("Dune"));
  expect(await heart("Dune")).toHaveTextContent("6");
  await waitFor(() => expect(server.sent(`GET /api/artworks/${id}`)).toHaveLength(1));
  push(topic, "work-counts", { counts: [{ artworkId: id, views: 12, likes: 6 }] });
  expect(await heart("Dune")).toHaveTextContent("6");
  push(topic, "work-counts", { counts: [{ artworkId: id, views: 12, likes: 5 }] });
  await waitFor(async () => expect(await heart("Dune")).toHaveTextContent("5"));
});

it("asks a visitor in", async () => {
  stubServer({});
  await renderPage(page, { language: "ar" });
  await userEvent.click(await screen.findByRole("button", { name: /أضف إلى المفضلة.*كثيب/ }));
  expect(await screen.findByText("تسجيل الدخول مطلوب")).toBeInTheDocument();
  expect(screen.getByText("يجب تسجيل الدخول لإضافة عمل للمفضلة")).toBeInTheDocument();
});

it("says that a work was added to the wishlist, and why it was not", async () => {
  const server = signedIn({ "POST /api/wishlist": { body: { artworkId: "dune", isWished: true } } });
  await renderPage(page, { language: "ar" });
  const bookmark = await screen.findByRole("button", { name: /أضف إلى المفضلة.*كثيب/ });
  await userEvent.click(bookmark);
  expect(await screen.findByText("تمت الإضافة للمفضلة")).toBeInTheDocument();
  expect(server.sent("POST /api/wishlist")).toEqual([{ artworkId: "dune" }]);
  const palmBookmark = screen.getByRole("button", { name: /أضف إلى المفضلة.*نخلة/ });
  signedIn({ "POST /api/wishlist": { status: 500 } });
  await userEvent.click(palmBookmark);
  expect(await screen.findByText("فشل في الإضافة")).toBeInTheDocument();
});

/** The server's word on the marks comes when it is let go. */
const withheldMarks = () => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const answer = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.startsWith("/api/marks")) await gate;
    return answer(path, init);
  });
  return letGo;
};

it("keeps a press that comes before its mark is known", async () => {
  const server = signedIn({ "POST /api/likes": { body: { artworkId: "dune", isLiked: true } } });
  const letGo = withheldMarks();
  await renderPage(page, { language: "en" });
  await userEvent.click(await heart("Dune"));
  expect(await heart("Dune")).toHaveAttribute("aria-pressed", "true");
  letGo();
  await waitFor(() => expect(server.sent("POST /api/likes")).toEqual([{ artworkId: "dune" }]));
  await waitFor(async () => expect(await heart("Dune")).toHaveTextContent("5"));
});

it("never takes back what already stands, though it looked unmarked when it was pressed", async () => {
  const server = signedIn();
  const letGo = withheldMarks();
  await renderPage(page, { language: "en" });
  await userEvent.click(await heart("Palm"));
  letGo();
  await waitFor(() => expect(server.sent("GET /api/marks?artworks=dune%2Cpalm")).toHaveLength(1));
  expect(await heart("Palm")).toHaveAttribute("aria-pressed", "true");
  expect(server.sent("DELETE /api/likes/palm")).toEqual([]);
});
