import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { registerByApi } from "./people";
import { ADMINISTRATOR, openEmptyShop, type EmptyShop } from "./shop";

const MINUTE = 60_000;

export const person = (name: string) => ({ email: `${name}@naqsh.example`, password: `${name}-bids-here-7` });

export type LiveAuction = {
  shop: EmptyShop;
  auctionId: string;
  artworkId: string;
  /** A signed-in person at the API. */
  visitorAs: (who: { email: string; password: string }) => Promise<ShopVisitor>;
};

/** A shop with one auction that has just opened, for an hour: noura's work, and layla and khalid to bid. */
export const openLiveAuction = async (): Promise<LiveAuction> => {
  const shop = await openEmptyShop();
  for (const [name, role] of [
    ["noura", "artist"],
    ["layla", "collector"],
    ["khalid", "collector"],
  ] as const) {
    await registerByApi(shop.url, { ...person(name), firstName: name, lastName: "Test", role });
  }
  const signedIn = new Map<string, ShopVisitor>();
  const visitorAs = async (who: { email: string; password: string }): Promise<ShopVisitor> => {
    const known = signedIn.get(who.email);
    if (known) return known;
    const visitor = createShopVisitor(shop.url, who.email);
    await visitor.post("/api/signin", who);
    // A second one would count its commands anew, and repeat the ids of the first.
    signedIn.set(who.email, visitor);
    return visitor;
  };
  const artist = await visitorAs(person("noura"));
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("سكون"))).body;
  await (await visitorAs(ADMINISTRATOR)).post(`/api/admin/artworks/${artworkId}/approve`);
  const times = {
    startsAt: new Date(shop.clock.now() + MINUTE).toISOString(),
    endsAt: new Date(shop.clock.now() + 60 * MINUTE).toISOString(),
  };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", { artworkId, openingPrice: 500, ...times });
  await shop.clock.shift(MINUTE);
  return { shop, auctionId: scheduled.body.id, artworkId, visitorAs };
};
