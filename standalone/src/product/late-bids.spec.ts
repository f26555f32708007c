import type { AuctionPage } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { MINUTE_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();
const LATE_BIDS = 20;
const BETWEEN_MS = 20_000;

it("Late bids leave no command to be refused: each extension takes the place of the end before it", async () => {
  const refused: object[] = [];
  const silent = (): void => undefined;
  const info = (fields: object, message: string): void => {
    if (message === "A job's command was rejected") refused.push(fields);
  };
  const shop = await openShop(folder.fresh(), { logger: { debug: silent, info, warn: silent, error: silent } });
  const room = await openRoom(shop);
  const people = [await shop.register("mona", "collector"), await shop.register("saad", "collector")];
  await shop.passTo(after(room.endsAt, -MINUTE_MS));
  let endsAt = room.endsAt;
  for (let number = 0; number < LATE_BIDS; number += 1) {
    ({ endsAt } = await bid(people[number % 2]!, room.auctionId, 1_000 + number * 250));
    await shop.pass(BETWEEN_MS);
  }
  await shop.passTo(after(endsAt, MINUTE_MS));
  expect(refused).toEqual([]);
  const { body } = await shop.visitor("reader").get<AuctionPage>(`/api/auctions/${room.auctionId}`);
  expect(body.room).toMatchObject({ outcome: "sold" });
});
