import type { OrderView } from "@naqsh/shared/order";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, ordered, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";

const folders = temporaryFolder();

const idOf = (name: string): string => idOfName(`order of ${name}`);

/** A shop in which `names` were bought, one after the other, and the numbers of their orders by name. */
const houseOf = async (names: readonly string[]) => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  await readSide.tell(`user-${idOfName("sara")}`, [registered("sara")]);
  const buy = async (name: string) => {
    await readSide.tell(`artwork-${workId(name)}`, [submitted(name), approved(name)]);
    const { auctionId } = new AuctionStory(name);
    await readSide.tell(`order-${idOf(name)}`, [ordered(idOf(name), name, "sara", auctionId)]);
  };
  for (const name of names) await buy(name);
  const numbers = async () => {
    const orders = (await readSide.ask("/api/orders/my-purchases", "sara")).body as OrderView[];
    return Object.fromEntries(orders.map(({ id, number }) => [names.find((name) => idOf(name) === id) ?? id, number]));
  };
  return { readSide, numbers, buy };
};

it("numbers orders by their place in the year, and never again", async () => {
  const { numbers, buy, readSide } = await houseOf(["dune", "reef", "palm"]);
  const expected = { dune: "NQ-1001", reef: "NQ-1002", palm: "NQ-1003" };
  expect(await numbers()).toEqual(expected);
  await buy("late");
  expect(await numbers()).toMatchObject(expected);
  expect((await readSide.ask(`/api/orders/${idOf("reef")}`, "sara")).body).toMatchObject({ number: "NQ-1002" });
});

it("gives the same numbers to a view that is computed anew", async () => {
  const names = ["dune", "reef", "palm", "wadi"];
  const [one, other] = [await houseOf(names), await houseOf(names)];
  expect(await other.numbers()).toEqual(await one.numbers());
});
