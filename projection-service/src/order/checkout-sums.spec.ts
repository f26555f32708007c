import { amountsOf } from "@naqsh/shared/order";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { approved, ordered, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
let readSide: ReadSide;

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  await readSide.tell(`user-${idOfName("sara")}`, [registered("sara")]);
  const deliveryPrices = { riyadh: 0, cities: 40_00, remote: 75_00 };
  await readSide.tell("settings-platform", [
    { type: "SettingsChanged", data: { changedBy: idOfName("admin"), changes: { deliveryPrices } } },
  ]);
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune", { price: 1_000_00 }), approved("dune")]);
});
afterAll(async () => {
  expect(readSide.errors).toEqual([]);
  await readSide.stop();
});

const checkoutOf = async (title: string, reader: string) =>
  (await readSide.ask(`/api/checkout/${workId(title)}`, reader)).body;

it("is told by the server, with what each zone costs by the settings, before anything is ordered", async () => {
  const price = { net: 1_000_00, vat: 150_00 };
  expect(await checkoutOf("dune", "sara")).toEqual({
    orderId: null,
    sums: {
      riyadh: { ...price, delivery: 0, total: 1_150_00 },
      cities: { ...price, delivery: 40_00, total: 1_190_00 },
      remote: { ...price, delivery: 75_00, total: 1_225_00 },
    },
  });
});

it("comes to nothing for an artist's own work, and for one that is not there", async () => {
  expect(await checkoutOf("dune", "huda")).toEqual({ orderId: null, sums: null });
  expect(await checkoutOf("nowhere", "sara")).toEqual({ orderId: null, sums: null });
});

it("is of the order's own price once there is one", async () => {
  const orderId = idOfName("order of palm");
  await readSide.tell(`order-${orderId}`, [ordered(orderId, "palm", "sara", "no-auction")]);
  const { net, vat } = amountsOf(650_00);
  expect(await checkoutOf("palm", "sara")).toMatchObject({
    orderId,
    sums: { remote: { net, vat, delivery: 75_00, total: net + vat + 75_00 } },
  });
});
