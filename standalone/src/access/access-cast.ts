import { randomUUID } from "node:crypto";
import type { RegisterBody } from "@naqsh/shared/account";
import { openRoom } from "../testing/room-in-test";
import type { Room } from "../testing/room-in-test";
import { ADMINISTRATOR, artworkForm, HOUR_MS, MINUTE_MS } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { State } from "./access-states";

type Credentials = Pick<RegisterBody, "email" | "password">;

/** Somebody in a state: their id, and the cookie of a session; a visitor has neither. */
export type Caller = { id: string; cookie: string };

/** What the walk asks about: an auction that runs, one that was won, and somebody whom nobody else is. */
export type Subjects = {
  artworkId: string;
  auctionId: string;
  finishedAuctionId: string;
  orderId: string;
  ownerId: string;
  otherId: string;
};

export type Cast = {
  subjects: Subjects;
  callers: Readonly<Record<State, Caller>>;
  /** A session of their own for somebody in a state. */
  again: (state: State) => Promise<Caller>;
};

const PASSWORD = "correct horse 7";
const NAMES: Readonly<Partial<Record<State, string>>> = {
  collector: "salman",
  artist: "reem",
  owner: "noura",
  banned: "faisal",
  erased: "zubaydah",
};

const credentialsOf = (state: State): Credentials | null => {
  if (state === "administrator") return ADMINISTRATOR;
  const name = NAMES[state];
  return name === undefined ? null : { email: `${name}@naqsh.test`, password: PASSWORD };
};

const callerOf = async ({ naqsh }: ShopInTest, state: State): Promise<Caller> => {
  const credentials = credentialsOf(state);
  if (credentials === null) return { id: "", cookie: "" };
  const answer = await fetch(`${naqsh.url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const { id } = (await answer.json()) as { id: string };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { id, cookie: cookie.join("; ") };
};

const erase = async ({ naqsh }: ShopInTest, userId: string): Promise<void> => {
  const commandId = randomUUID();
  await naqsh.profile.commands.commandBus.dispatch({
    streamCategory: "user",
    streamId: userId,
    command: { type: "EraseAccount", data: { userId } },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "example",
  });
  await naqsh.settled();
};

/** A second work of the same artist, whose auction runs for long. */
const openSecond = async (shop: ShopInTest, { artist, administrator }: Room) => {
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("غروب"))).body;
  await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
  const startsAt = shop.ahead(MINUTE_MS);
  const times = { startsAt, endsAt: shop.ahead(48 * HOUR_MS) };
  const auction = { artworkId, openingPrice: 500, ...times };
  const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", auction)).body;
  await shop.passTo(startsAt);
  return { artworkId, auctionId };
};

/** Somebody in each state, in a shop where there is something to ask for; how each comes there stands here alone. */
export const openCast = async (shop: ShopInTest): Promise<Cast> => {
  const room = await openRoom(shop);
  const buyer = await shop.register("sara", "collector");
  // In the last minutes, so that there is an extension to ask about.
  await shop.pass(59 * MINUTE_MS);
  await buyer.post(`/api/auctions/${room.auctionId}/bids`, { amount: 600 });
  await shop.pass(2 * HOUR_MS);
  const [order] = (await buyer.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  const second = await openSecond(shop, room);

  await shop.register(NAMES.collector!, "collector");
  await shop.register(NAMES.artist!, "artist");
  const banned = await shop.register(NAMES.banned!, "collector");
  await room.administrator.post(`/api/admin/users/${banned.id}/ban`, { reason: "مزايدات وهمية" });
  const erased = await shop.register(NAMES.erased!, "collector");

  const again = (state: State): Promise<Caller> => callerOf(shop, state);
  const callers = {
    visitor: await again("visitor"),
    collector: await again("collector"),
    artist: await again("artist"),
    owner: await again("owner"),
    administrator: await again("administrator"),
    banned: await again("banned"),
    erased: await again("erased"),
  };
  await erase(shop, erased.id);
  const subjects = {
    ...second,
    finishedAuctionId: room.auctionId,
    orderId: order!.id,
    ownerId: room.artist.id,
    otherId: buyer.id,
  };
  return { subjects, callers, again };
};
