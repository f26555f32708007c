import type { AuctionListItem, Standing } from "@naqsh/shared/auction";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { at, listItem, page, standing } from "../testing/auction-fixtures";
import { HomeOwnBids } from "./home-own-bids";

afterEach(() => vi.unstubAllGlobals());

const item = (auctionId: string, endsIn: number, mine: Partial<Standing> | null): AuctionListItem =>
  listItem({
    auctionId,
    endsAt: at(endsIn),
    lot: { ...page().lot, title: auctionId },
    mine: mine && standing({ auctionId, ...mine }),
  });

it("leaves out the lot that stands beside, and asks to pay what was won", async () => {
  const beside = item("beside", 600, { state: "outbid" });
  const later = item("later", 6_000, { state: "leading" });
  const won = { ...item("won", -600, { state: "won", orderId: "o", amount: 100_00, dueAt: at(9_000) }) };
  stubServer({
    "GET /api/auctions?status=live": { body: [later, beside] },
    "GET /api/auctions?status=live&mine=true": { body: [later, beside] },
    "GET /api/auctions?status=completed&mine=true": { body: [won] },
  });
  await renderPage(<HomeOwnBids userId="me" onSettled={() => undefined} />);
  const chips = await screen.findAllByTestId("own-bid");
  expect(chips.map((chip) => chip.querySelector("strong")!.textContent)).toEqual(["won", "later"]);
  expect(within(chips[0]!).getByText("أكمل الدفع")).toBeVisible();
  expect(chips[0]).toHaveAttribute("href", `/checkout/${page().lot.artworkId}`);
  expect(within(chips[1]!).queryByText("أكمل الدفع")).toBeNull();
});
