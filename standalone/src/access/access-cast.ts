import { randomUUID } from "node:crypto";
import type { RegisterBody } from "@naqsh/shared/account";
import { hashOfToken, tokenFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import { USUAL_LIMITS } from "@naqsh/command-service/http/rate-limit";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import { ADMINISTRATOR, artworkForm, HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";
import { STATES } from "./access-states";
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
  /** Each with the session that they began last. */
  callers: Readonly<Record<State, Caller>>;
  /** Signs somebody in once more; whoever was erased keeps the browser that they had. */
  again: (state: State) => Promise<void>;
};

const UNLIMITED = Object.fromEntries(
  Object.keys(USUAL_LIMITS).map((name) => [name, { points: 1_000_000, windowMs: MINUTE_MS }]),
) as typeof USUAL_LIMITS;
const PASSWORD = "correct horse 7";
const NAMES: Readonly<Partial<Record<State, string>>> = {
  unverified: "hind",
  unagreed: "lama",
  collector: "salman",
  artist: "reem",
  owner: "noura",
  banned: "faisal",
  leaving: "majed",
  erased: "zubaydah",
};

const credentialsOf = (state: State): Credentials | null => {
  if (state === "administrator") return ADMINISTRATOR;
  const name = NAMES[state];
  return name === undefined ? null : { email: `${name}@naqsh.test`, password: PASSWORD };
};

const callerOf = async ({ running }: ShopInTest, state: State): Promise<Caller> => {
  const credentials = credentialsOf(state);
  if (credentials === null) return { id: "", cookie: "" };
  const answer = await fetch(`${running.url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const { id } = (await answer.json()) as { id: string };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { id, cookie: cookie.join("; ") };
};

const erase = async ({ running }: ShopInTest, userId: string): Promise<void> => {
  const commandId = randomUUID();
  await running.profile.commands.commandBus.dispatch({
    streamCategory: "user",
    streamId: userId,
    command: { type: "EraseAccount", data: { userId } },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "example",
  });
  await running.settled();
};

/** As their browser does after the letter's link was followed. */
const registered = async (
  shop: ShopInTest,
  name: string,
  role: "artist" | "collector",
  over?: Partial<RegisterBody>,
): Promise<ShopVisitor> => {
  const person = await shop.register(name, role, over);
  await shop.running.settled();
  const letters = (await person.get<KeptLetter[]>("/dev/mailbox")).body;
  const letter = letters.find(({ to, text }) => to === `${name}@naqsh.test` && text.includes("token="));
  const token = /token=(\S+)/.exec(letter?.text ?? "")?.[1];
  await person.post("/api/verify-email", { token });
  return person;
};

/** The same administrator as a sign-in by a password alone leaves them outside a demo. */
const unproven = async (shop: ShopInTest): Promise<Caller> => {
  const { sessions } = shop.running.profile;
  const caller = await callerOf(shop, "administrator");
  const tokenHash = hashOfToken(tokenFromCookies(caller.cookie)!);
  const { secondFactor: _, ...session } = (await sessions.find(tokenHash))!;
  await sessions.replace(tokenHash, session);
  return caller;
};

type Sellers = { owner: ShopVisitor; administrator: ShopVisitor };

/** An auction that has begun. */
const openAuction = async (shop: ShopInTest, { owner, administrator }: Sellers, title: string, hours: number) => {
  const { id: artworkId } = (await owner.post<{ id: string }>("/api/artworks", await artworkForm(title))).body;
  await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
  const startsAt = shop.ahead(MINUTE_MS);
  const auction = { artworkId, openingPrice: 500, startsAt, endsAt: shop.ahead(hours * HOUR_MS) };
  const { id: auctionId } = (await owner.post<{ id: string }>("/api/auctions", auction)).body;
  await shop.passTo(startsAt);
  return { artworkId, auctionId };
};

/** What there is to ask for: an auction whose end was moved, that was won and waits for its payment, and one that runs. */
const openSubjects = async (shop: ShopInTest, sellers: Sellers): Promise<Subjects> => {
  const finished = await openAuction(shop, sellers, "فجر", 1);
  const buyer = await registered(shop, "sara", "collector");
  await shop.pass(58 * MINUTE_MS);
  await buyer.post(`/api/auctions/${finished.auctionId}/bids`, { amount: 600 });
  await shop.pass(HOUR_MS);
  const [order] = (await buyer.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  return {
    ...(await openAuction(shop, sellers, "غروب", 48)),
    finishedAuctionId: finished.auctionId,
    orderId: order!.id,
    ownerId: sellers.owner.id,
    otherId: buyer.id,
  };
};

/** A shop in which letters verify e-mails, and nobody counts how often somebody calls. */
export const openWalkedShop = (dataFolder: string): Promise<ShopInTest> =>
  openShop(dataFolder, { commands: { administrator: ADMINISTRATOR, rateLimits: UNLIMITED, trustsEmails: false } });

/** Somebody in each state, in a shop in which there is something to ask for; how each comes there stands here alone. */
export const openCast = async (shop: ShopInTest): Promise<Cast> => {
  const administrator = await shop.administrator();
  const subjects = await openSubjects(shop, { owner: await registered(shop, NAMES.owner!, "artist"), administrator });
  await shop.register(NAMES.unverified!, "collector");
  await registered(shop, NAMES.unagreed!, "collector", { acceptedTerms: undefined });
  await registered(shop, NAMES.collector!, "collector");
  await registered(shop, NAMES.artist!, "artist");
  const banned = await registered(shop, NAMES.banned!, "collector");
  await administrator.post(`/api/admin/users/${banned.id}/ban`, { reason: "مزايدات وهمية" });
  const leaving = await registered(shop, NAMES.leaving!, "collector");
  await leaving.post("/api/user/deletion", {});
  const erased = await registered(shop, NAMES.erased!, "collector");

  const callers: Partial<Record<State, Caller>> = {};
  const again = async (state: State): Promise<void> => {
    if (state === "erased" && callers.erased) return;
    callers[state] = await (state === "unproven" ? unproven(shop) : callerOf(shop, state));
  };
  // oxlint-disable-next-line no-await-in-loop -- each password is hashed alone
  for (const state of STATES) await again(state);
  await erase(shop, erased.id);
  return { subjects, callers: callers as Cast["callers"], again };
};
