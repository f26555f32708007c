import type { BidAnswer } from "@naqsh/shared/auction";
import { expect } from "vitest";
import { artworkForm, MINUTE_MS } from "./shop-in-test";
import type { ShopInTest } from "./shop-in-test";
import type { ShopVisitor } from "./shop-visitor";

export type Room = {
  auctionId: string;
  artworkId: string;
  endsAt: string;
  artist: ShopVisitor;
  administrator: ShopVisitor;
};

/** An approved work whose auction runs for an hour from now. */
export const openRoom = async (shop: ShopInTest, terms: object = {}): Promise<Room> => {
  const artist = await shop.register("noura", "artist");
  const administrator = await shop.administrator();
  const submitted = await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"));
  expect(submitted.status).toBe(201);
  const artworkId = submitted.body.id;
  expect(await administrator.post(`/api/admin/artworks/${artworkId}/approve`)).toMatchObject({ status: 200 });
  const startsAt = shop.ahead(10 * MINUTE_MS);
  const endsAt = shop.ahead(70 * MINUTE_MS);
  const body = { artworkId, openingPrice: 500, startsAt, endsAt, ...terms };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", body);
  expect(scheduled.status).toBe(201);
  await shop.passTo(startsAt);
  return { auctionId: scheduled.body.id, artworkId, endsAt, artist, administrator };
};

export const bid = async (person: ShopVisitor, auctionId: string, amount: number): Promise<BidAnswer> => {
  const answer = await person.post<BidAnswer>(`/api/auctions/${auctionId}/bids`, { amount });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
