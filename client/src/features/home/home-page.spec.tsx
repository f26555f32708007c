import { eventually } from "@naqsh/shared/testing/eventually";
import { screen } from "@testing-library/react";
import type { ComponentProps, ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { MOBILE_QUERY } from "../../ui/theme/tokens";
import { HomePage } from "./home-page";

const part =
  (name: string): ComponentType =>
  () => <p>{name}</p>;

const slots: ComponentProps<typeof HomePage> = {
  LiveLot: part("live lot"),
  LiveLots: part("live lots"),
  OwnBids: part("own bids"),
  FirstWork: part("first work"),
  ClosedLots: part("closed lots"),
  OwnRows: part("own rows"),
  Trending: part("trending"),
  Gallery: ({ wide }) => <p>gallery of {wide}</p>,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** As somebody with this role, or as a visitor. */
const open = async (role: "artist" | "collector" | null, language: "ar" | "en" = "en"): Promise<void> => {
  if (role !== null) localStorage.setItem("naqsh.signed-in", "yes");
  stubServer(role === null ? {} : { "GET /api/user": { body: { id: "u", role } } });
  await renderPage(<HomePage {...slots} />, { language });
};

describe("The home page", () => {
  it.each([
    ["ar", "أنشئ حسابًا"],
    ["en", "Create an account"],
  ] as const)(
    "leads a visitor on to works, auctions, artists, the search and an account (%s)",
    async (language, join) => {
      await open(null, language);
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
      // The tiles are a phone's.
      const addresses = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
      for (const to of ["/marketplace", "/auctions", "/artists", "/search", "/signup", "/signin"])
        expect(addresses).toContain(to);
      expect(screen.getByRole("link", { name: join })).toHaveAttribute("href", "/signup");
    },
  );

  it.each([
    ["a phone", true, ["live lot", "gallery of 3"]],
    ["a wide window", false, ["gallery of 3", "live lot"]],
  ])("comes in the order in which %s shows it, however much of it is there", async (_, isPhone, order) => {
    const media = window.matchMedia.bind(window);
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(media(query), { matches: isPhone && query === MOBILE_QUERY }),
    );
    await open(null);
    expect(screen.getAllByText(/^(live lot|gallery of 3)$/).map(({ textContent }) => textContent)).toEqual(order);
  });

  it("shows what is the reader's own first, then works, then what else is live, hot and sold", async () => {
    await open(null);
    const parts = screen.getAllByText(/^(first work|own bids|own rows|gallery|live lots|trending|closed lots)/);
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "first work",
      "own bids",
      "own rows",
      "gallery of 3",
      "live lots",
      "trending",
      "closed lots",
    ]);
  });

  it("asks nobody to join who has, and shows the way to upload to artists alone", async () => {
    await open("collector");
    await eventually(() => expect(screen.queryByRole("link", { name: "Create an account" })).toBeNull());
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).not.toContain("/upload");
  });

  it("gives the works the room of the lot where there is no such feature", async () => {
    stubServer({});
    await renderPage(<HomePage {...slots} LiveLot={null} />, { language: "en" });
    expect(screen.getByText("gallery of 4")).toBeInTheDocument();
  });
});
