import type { ArtworkCard } from "@naqsh/shared/artwork";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { WishedRow } from "./wished-row";

afterEach(() => vi.unstubAllGlobals());

const NEWS = "GET /api/wishlist/news?limit=4";
const wish = (id: string, priceThen: string) => {
  const artwork = { id, title: id, price: "900.00", isForSale: true, sold: false, auction: null, likes: 0 };
  return { id, artworkId: id, title: id, addedAt: "2026-11-01T09:00:00.000Z", priceThen, artwork };
};
const Card = ({ work, foot }: { work: ArtworkCard; foot?: ReactNode }) => (
  <article>
    <h3>{work.title}</h3>
    {foot}
  </article>
);
const open = async (reply: object) => {
  stubServer({ [NEWS]: reply });
  const onSettled = vi.fn();
  await renderPage(<WishedRow Card={Card} onSettled={onSettled} />, { language: "en", digits: "latin" });
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
};

it("shows the wishes that the server found news of, in its order, each with its news, and the way to all", async () => {
  await open({ body: [wish("palm", "1200.00"), wish("dune", "850.00")] });
  const row = await screen.findByRole("region", { name: "From your wishlist" });
  const cards = within(row).getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["palm", "dune"]);
  expect(cards[0]).toHaveTextContent(/300.* less than when you added it/);
  expect(cards[1]).toHaveTextContent(/50.* more than when you added it/);
  expect(within(row).getByRole("link", { name: "Wishlist" })).toHaveAttribute("href", "/wishlist");
});

it.each([
  ["there is no news", { body: [] }],
  ["the server does not tell", { status: 400 }],
])("is not there, and says that it has its height, where %s", async (_, reply) => {
  await open(reply);
  expect(screen.queryByRole("region")).toBeNull();
});
