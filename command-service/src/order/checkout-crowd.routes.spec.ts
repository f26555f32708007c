import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import * as fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { auctionOf, openWriteSide, type Person } from "../testing/write-side";
import { exampleBodies } from "../testing/example-bodies";

const folders = temporaryFolder();
const WORK = { title: "نخيل", description: "نخيل في الأحساء", category: "painting" } as const;
const BUYERS = 12;
const PRESSES = 8;
const TAKEN: ReadonlySet<string> = new Set(["ArtworkReserved", "ArtworkConsigned", "ArtworkWithdrawn"]);
/** What those hear who come too late. */
const CLEAR: ReadonlySet<unknown> = new Set([
  "ARTWORK_IS_RESERVED",
  "ARTWORK_IS_CONSIGNED",
  "ARTWORK_NOT_FOR_SALE",
  "ARTWORK_WITHDRAWN",
  "PRICE_IS_NOW",
]);

type Answer = { status: number; body: Record<string, unknown> };

it("is taken once in a crowd of buyers who press again and again, while its artist auctions, prices and withdraws it", async () => {
  const writeSide = await openWriteSide(folders.fresh());
  onTestFinished(() => writeSide.close());
  const [artist, admin] = [await writeSide.register("noura", "artist"), await writeSide.administrator()];
  const buyers: Person[] = [];
  for (let place = 0; place < BUYERS; place += 1) buyers.push(await writeSide.register(`buyer${place}`));

  const onSale = async (): Promise<string> => {
    const { imageUrl } = exampleBodies.artwork.submitArtwork;
    const id = String((await artist.send("POST", "/api/artworks", { ...WORK, price: "1000", imageUrl })).body["id"]);
    expect((await admin.send("POST", `/api/admin/artworks/${id}/approve`)).status).toBe(200);
    return id;
  };
  const crowd = async (order: readonly number[]): Promise<void> => {
    const artworkId = await onSale();
    const revise = (changes: object) => artist.send("PUT", `/api/artworks/${artworkId}`, { ...WORK, ...changes });
    const asked: (() => Promise<Answer>)[] = [
      ...Array.from(
        { length: BUYERS * PRESSES },
        (_, nth) => () => buyers[nth % BUYERS]!.send("POST", "/api/checkout", { artworkId, amount: 1_150 }),
      ),
      () => artist.send("POST", "/api/auctions", auctionOf(writeSide.ports, artworkId)),
      () => revise({ price: "2000" }),
      () => revise({ isForSale: false }),
      () => artist.send("POST", `/api/artworks/${artworkId}/withdraw`),
    ];
    const answers = await Promise.all(order.map((place) => asked[place % asked.length]!()));

    const taken = (await writeSide.events(`artwork-${artworkId}`)).filter(({ type }) => TAKEN.has(type));
    expect(taken).toHaveLength(1);
    const orders = new Set(answers.flatMap(({ status, body }) => (status === 201 && body["orderId"]) || []));
    expect(orders.size).toBe(taken[0]!.type === "ArtworkReserved" ? 1 : 0);
    for (const { status, body } of answers)
      if (status >= 300) expect(CLEAR, JSON.stringify(body)).toContain(body["code"]);
  };
  const everyone = Array.from({ length: BUYERS * PRESSES + 4 }, (_, place) => place);
  await fc.assert(fc.asyncProperty(fc.shuffledSubarray(everyone, { minLength: everyone.length }), crowd), {
    numRuns: 12,
  });
});
