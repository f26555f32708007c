import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
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
  vi.unstubAllGlobals();
});

const signedInAs = (role: string, more: Parameters<typeof stubServer>[0] = {}): void => {
  localStorage.setItem("naqsh.signed-in", "yes");
  stubServer({ "GET /api/user": { body: { id: "u", role, firstName: "ليلى", lastName: "الراشد" } }, ...more });
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
