import { TERMS_VERSION } from "@naqsh/shared/account";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { serve } from "../testing/test-server";
import { auctionOf, openWriteSide, type Person, type WriteSide } from "../testing/write-side";

const folders = temporaryFolder();
let writeSide: WriteSide;
let seller: Person;
let made = 0;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  seller = await writeSide.register("seller", "artist");
});
afterAll(() => writeSide.close());

/** Somebody who signed up by the API and said nothing of the terms. */
const unagreed = async (role: "artist" | "collector"): Promise<Person> => {
  const browser = writeSide.server.browser();
  const name = `someone${(made += 1)}`;
  const account = { firstName: name, lastName: name, email: `${name}@naqsh.example`, password: "ستون نخلة", role };
  return { ...browser, id: String((await browser.send("POST", "/api/register", account)).body["id"]) };
};

const accept = (person: Person) => person.send("POST", "/api/accept-terms", { version: TERMS_VERSION });

const refused = { status: 403, body: { code: "TERMS_NOT_ACCEPTED", details: { version: TERMS_VERSION } } };

it("are asked for by the first bid, which is taken once they are accepted", async () => {
  const { auctionId } = await writeSide.liveAuction(seller);
  const bidder = await unagreed("collector");
  const bid = () => bidder.send("POST", `/api/auctions/${auctionId}/bids`, { amount: 600 });
  expect(await bid()).toMatchObject(refused);
  expect(await accept(bidder)).toMatchObject({ status: 200 });
  expect(await bid()).toMatchObject({ status: 201 });
});

it("are asked for before a work is bought at its price", async () => {
  const artworkId = await writeSide.approvedWork(seller, 500_00);
  const buyer = await unagreed("collector");
  for (const path of ["/api/checkout", "/api/create-payment-intent"]) {
    expect(await buyer.send("POST", path, { artworkId })).toMatchObject(refused);
  }
  await accept(buyer);
  expect(await buyer.send("POST", "/api/checkout", { artworkId })).toMatchObject({ status: 201 });
});

it("are asked for before a work is submitted or put up for auction", async () => {
  const artist = await unagreed("artist");
  const pixels = { width: 700, height: 500, channels: 3 as const, background: "#b8860b" };
  const image = `data:image/png;base64,${(await sharp({ create: pixels }).png().toBuffer()).toString("base64")}`;
  const work = { title: "نخيل", description: "زيت", category: "painting", imageUrl: image };
  const auction = auctionOf(writeSide.ports, await writeSide.approvedWork(artist));
  expect(await artist.send("POST", "/api/artworks", work)).toMatchObject(refused);
  expect(await artist.send("POST", "/api/auctions", auction)).toMatchObject(refused);
  await accept(artist);
  expect(await artist.send("POST", "/api/artworks", work)).toMatchObject({ status: 201 });
  expect(await artist.send("POST", "/api/auctions", auction)).toMatchObject({ status: 201 });
});

it("are asked for before a collector becomes an artist, and for nothing that needs no terms", async () => {
  const collector = await unagreed("collector");
  expect(await collector.send("POST", "/api/user/become-artist", {})).toMatchObject(refused);
  expect(await collector.send("PUT", "/api/user/profile", { bio: "أقتني الخط" })).toMatchObject({ status: 200 });
  await accept(collector);
  expect(await collector.send("POST", "/api/user/become-artist", {})).toMatchObject({ status: 200 });
});

it("in an earlier version are asked for again, once", async () => {
  const artworkId = await writeSide.approvedWork(seller, 500_00);
  const { id } = await unagreed("collector");
  const { ports } = writeSide;
  const before = await writeSide.events(`user-${id}`);
  const accepted = {
    type: "TermsAccepted",
    data: { userId: id, version: "2025-01-29" },
    id: uuid5(NAQSH_NAMESPACE, id),
  };
  await ports.store.append(`user-${id}`, before.length - 1, [{ ...before[0]!, ...accepted, schemaVersion: 1 }]);
  const later = await serve(ports);
  onTestFinished(later.stop);
  const buyer = { ...later.browser(), id };
  await buyer.send("POST", "/api/signin", { email: `someone${made}@naqsh.example`, password: "ستون نخلة" });
  expect(await buyer.send("POST", "/api/checkout", { artworkId })).toMatchObject(refused);
  await accept(buyer);
  expect(await buyer.send("POST", "/api/checkout", { artworkId })).toMatchObject({ status: 201 });
});
