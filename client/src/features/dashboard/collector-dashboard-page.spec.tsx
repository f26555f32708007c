import { analyticsTopic } from "@naqsh/shared/live";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { FollowButton } from "../../lib/marks/follow-button";
import { renderPage } from "../../testing/render-page";
import { stubLive } from "../../testing/stub-live";
import { stubServer, type StubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { ArtistDashboardPage } from "./artist-dashboard-page";
import { CollectorDashboardPage } from "./collector-dashboard-page";
import { DashboardPage } from "./dashboard-page";
import type { DashboardSlots } from "./dashboard-slots";

const part = (name: string) => () => <p>{name}</p>;
const slots: DashboardSlots = {
  OwnBids: part("own bids"),
  Activity: part("activity"),
  Favourites: part("favourites"),
  Collections: part("collections"),
  Purchases: part("purchases"),
  Following: part("following"),
  Recommendations: part("recommendations"),
  Level: part("level"),
  OwnWorks: part("own works"),
  Analytics: part("analytics"),
  Sales: part("sales"),
  Profile: part("profile"),
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const signedInAs = (role: string, more: Parameters<typeof stubServer>[0] = {}): StubServer => {
  localStorage.setItem("naqsh.signed-in", "yes");
  return stubServer({ "GET /api/user": { body: { id: "u", role, firstName: "ليلى", lastName: "الراشد" } }, ...more });
};

it.each(["artist", "admin"])("tells somebody who is %s that it is for collectors, with the way home", async (role) => {
  signedInAs(role);
  await renderPage(<CollectorDashboardPage slots={slots} />, { at: "/dashboard/collector" });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("الوصول محظور");
  expect(screen.getByRole("link", { name: "الرئيسية" })).toHaveAttribute("href", "/");
});

const served = {
  "GET /api/user/profile-stats": {
    body: { artworks: 0, likes: 0, views: 0, followers: 0, purchases: 6, sales: 0, following: 2, collections: 3 },
  },
  "GET /api/marks/counts": { body: { follows: 2, likes: 9, wishes: 4 } },
};

it("counts what a collector has, and shows each part under its tab", async () => {
  signedInAs("collector", served);
  await renderPage(<CollectorDashboardPage slots={slots} />, { at: "/dashboard/collector?tab=recommendations" });
  expect(await screen.findByRole("heading", { level: 1, name: "لوحة المقتني" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId("figure-purchases")).toHaveTextContent("٦"));
  await waitFor(() => expect(screen.getByTestId("figure-wishes")).toHaveTextContent("٤"));
  expect(screen.getByText("level")).toBeInTheDocument();
  expect(screen.getByText("recommendations")).toBeInTheDocument();
  expect(screen.queryByText("purchases")).toBeNull();
});

const STATS = "GET /api/user/profile-stats";
const figure = (name: string) => screen.findByTestId(`figure-${name}`);

it("counts anew whom a collector follows, once they follow somebody no longer", async () => {
  const names = { firstName: "هدى", lastName: "العتيبي", latinName: "Huda" };
  const huda = { id: "huda", ...names, profileImageUrl: null, verified: true };
  const followed = { followedArtistIds: ["huda"], likedArtworkIds: [], wishedArtworkIds: [], remindedAuctionIds: [] };
  const stats = { body: { ...served[STATS].body } };
  const server = signedInAs("collector", {
    ...served,
    [STATS]: stats,
    "GET /api/marks?artists=huda": { body: followed },
    "POST /api/follows/unfollow": { body: { artistId: "huda", isFollowing: false } },
  });
  const Following = () => <FollowButton artist={huda} />;
  const at = "/dashboard/collector?tab=following";
  await renderPage(<CollectorDashboardPage slots={{ ...slots, Following }} />, { at, language: "en" });
  const follow = await screen.findByRole("button", { name: /^Follow.*Huda/, pressed: true });
  await waitFor(async () => expect(await figure("following")).toHaveTextContent("2"));
  stats.body.following = 1;
  await userEvent.click(follow);
  await waitFor(async () => expect(await figure("following")).toHaveTextContent("1"));
  expect(server.sent("POST /api/follows/unfollow")).toHaveLength(1);
});

it("moves an artist's figures with the same push as their analytics", async () => {
  const stats = { body: { ...served[STATS].body, views: 7, likes: 1 } };
  signedInAs("artist", { ...served, [STATS]: stats });
  const { joined, push } = stubLive();
  await renderPage(<ArtistDashboardPage slots={slots} />, { at: "/dashboard/artist", language: "en" });
  await waitFor(async () => expect(await figure("views")).toHaveTextContent("7"));
  Object.assign(stats.body, { views: 8, likes: 2 });
  await waitFor(() => expect(joined()).toContain(analyticsTopic("u")));
  push(analyticsTopic("u"), "looks");
  await waitFor(async () => expect(await figure("views")).toHaveTextContent("8"));
  expect(await figure("likes")).toHaveTextContent("2");
});

it("leads from a figure to the list of what it counts, and nowhere if there is none", async () => {
  signedInAs("collector", served);
  await renderPage(<CollectorDashboardPage slots={slots} />, { at: "/dashboard/collector", language: "en" });
  expect(within(await figure("wishes")).getByRole("link")).toHaveAttribute("href", "/dashboard/collector?tab=wishlist");
  expect(await figure("myLikes")).toHaveTextContent("Works I like");
  expect(within(await figure("myLikes")).queryByRole("link")).toBeNull();
});

it("leads an artist nowhere from their followers, whom no page lists", async () => {
  signedInAs("artist", served);
  await renderPage(<DashboardPage slots={slots} />, { at: "/dashboard", language: "en" });
  expect(within(await figure("followers")).queryByRole("link")).toBeNull();
});

it.each([
  ["collector", "/dashboard/collector"],
  ["artist", "/dashboard/artist"],
  ["admin", "/admin?tab=overview"],
])("leads somebody who is %s to six places, and to what they do most", async (role, first) => {
  signedInAs(role, served);
  await renderPage(<DashboardPage slots={slots} />, { at: "/dashboard", language: "en" });
  const links = within(await screen.findByRole("navigation", { name: "Quick links" })).getAllByRole("link");
  expect(links).toHaveLength(6);
  expect(links[0]).toHaveAttribute("href", first);
  expect(screen.getByRole("navigation", { name: "Quick actions" })).toBeInTheDocument();
});

it("tells an artist first how many sales wait for them", async () => {
  const waiting = { "GET /api/orders/artist?waitsFor=artist": { body: [{ id: "a" }, { id: "b" }] } };
  signedInAs("artist", { ...served, ...waiting });
  await renderPage(<DashboardPage slots={slots} />, { at: "/dashboard", language: "en" });
  expect(await screen.findByRole("link", { name: "2 sales wait for you" })).toHaveAttribute(
    "href",
    "/sales?waits=artist",
  );
});

it("has four tabs, and says once that the e-mail is verified", async () => {
  signedInAs("collector", served);
  const page = (
    <>
      <DashboardPage slots={slots} />
      <Toaster />
    </>
  );
  await renderPage(page, { at: "/dashboard?tab=favourites&email_verified=true", language: "en" });
  expect(await screen.findByText("favourites")).toBeInTheDocument();
  expect(await screen.findByText("Your e-mail is verified")).toBeInTheDocument();
  const tabs = screen.getByRole("navigation", { name: "Parts of the dashboard" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Overview", "Activity", "Favourites", "Collections"]);
});
