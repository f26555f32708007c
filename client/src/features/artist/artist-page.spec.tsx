import type { ArtistPage as Artist } from "@naqsh/shared/artist";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { ArtistPage } from "./artist-page";
import type { ArtistSlots } from "./artist-slots";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const huda: Artist = {
  id: "huda",
  firstName: "هدى",
  lastName: "العتيبي",
  latinName: "Huda Alotaibi",
  profileImageUrl: null,
  verified: true,
  standing: "active",
  bio: "ترسم البحر",
  bioEn: "Paints the sea",
  location: "جدة",
  region: "makkah",
  disciplines: ["painting"],
  joinedAt: "2026-01-05T10:00:00.000Z",
  artworkCount: 3,
  soldCount: 1,
  followersCount: 12,
  totalLikes: 40,
  totalViews: 310,
};

const slots: ArtistSlots = {
  Works: ({ works }) => <p>{works.length} works</p>,
  Work: () => null,
  WorksSkeleton: () => null,
  Auctions: () => null,
  Series: () => <p>series</p>,
};

const page = (artist: Artist, more: Parameters<typeof stubServer>[0] = {}) =>
  stubServer({
    "GET /api/artists/huda": { body: artist },
    "GET /api/artists/huda/artworks": { body: [{}, {}] },
    "GET /api/marks?artists=huda": {
      body: { followedArtistIds: [], likedArtworkIds: [], wishedArtworkIds: [], remindedAuctionIds: [] },
    },
    ...more,
  });

const show = (at = "/artists/huda", language: "ar" | "en" = "en") =>
  renderPage(
    <>
      <Routes>
        <Route path="/artists/:artistId" element={<ArtistPage slots={slots} />} />
      </Routes>
      <Toaster />
    </>,
    { language, at },
  );

const signIn = (id: string) => {
  localStorage.setItem("naqsh.signed-in", "yes");
  return { "GET /api/user": { body: { id, role: "collector", firstName: "سارة", lastName: "علي" } } };
};

it("says who an artist is and what they are counted by, to a visitor too", async () => {
  page(huda);
  await show();
  expect(await screen.findByRole("heading", { name: "Huda Alotaibi", level: 1 })).toBeInTheDocument();
  expect(screen.getByText("Makkah, Painting")).toBeInTheDocument();
  expect(within(screen.getByTestId("countFollowers")).getByText("12")).toBeInTheDocument();
  expect(await screen.findByText("2 works")).toBeInTheDocument();
});

it("follows at once, and takes it back with a word where the server does not", async () => {
  page(huda, { ...signIn("sara"), "POST /api/follows/follow": { status: 500 } });
  await show("/artists/huda?tab=about", "ar");
  const follow = await screen.findByRole("button", { name: /متابعة/ });
  await waitFor(() => expect(follow).toBeEnabled());
  await userEvent.click(follow);
  expect(await screen.findByText("حدث خطأ أثناء تحديث حالة المتابعة")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /متابعة/ })).toHaveAttribute("aria-pressed", "false");
});

it("offers nobody to follow themselves", async () => {
  page(huda, signIn("huda"));
  await show("/artists/huda?tab=about");
  expect(await screen.findByText("Paints the sea")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Follow/ })).not.toBeInTheDocument());
});

it.each([
  ["suspended", "This account is suspended"],
  ["left", "This artist has left Naqsh"],
] as const)("says of an artist that they are %s", async (standing, text) => {
  page({ ...huda, standing });
  await show();
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Follow/ })).not.toBeInTheDocument();
});

it("says that there is no such artist", async () => {
  stubServer({});
  await show("/artists/nobody", "ar");
  expect(await screen.findByRole("heading", { name: "الفنان غير موجود", level: 1 })).toBeInTheDocument();
});

it.each(["", "&tab=sold"])("has an address for further works, and begins where its address says: %s", async (tab) => {
  const works = `/api/artists/huda/artworks${tab === "" ? "" : "?sold=true"}`;
  const further = `${works}${tab === "" ? "?" : "&"}cursor=c1`;
  page(huda, {
    [`GET ${works}`]: { body: [{}, {}], headers: { link: `<${further}>; rel="next"` } },
    [`GET ${further}`]: { body: [{}] },
  });
  const { unmount } = await show(`/artists/huda?from=x${tab}`);
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", `/artists/huda?from=x${tab}&cursor=c1`);
  await userEvent.click(more);
  expect(await screen.findByText("3 works")).toBeInTheDocument();
  unmount();
  await show(`/artists/huda?from=x${tab}&cursor=c1`);
  expect(await screen.findByText("1 works")).toBeInTheDocument();
});
