import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownAddress } from "@naqsh/shared/address";
import type { OrderView } from "@naqsh/shared/order";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, openShop } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";
import { unzipped } from "../testing/unzipped";

const folder = temporaryFolder();
const PATH = "/api/my-addresses";
const PARENTS = { ...DELIVERY, address: { ...DELIVERY.address, street: "شارع الأمير سلطان 7" } };

const bookOf = async (person: ShopVisitor): Promise<KnownAddress[]> => (await person.get<KnownAddress[]>(PATH)).body;

it("tells its person alone: the default first, then others kept, then what orders were given", async () => {
  const shop = await openShop(folder.fresh());
  const { auctionId, endsAt } = await openRoom(shop);
  const huda = await shop.register("huda", "collector");
  const omar = await shop.register("omar", "collector");
  await bid(huda, auctionId, 700);
  await shop.passTo(endsAt);
  await shop.pass(HOUR_MS);
  const [order] = (await huda.get<OrderView[]>("/api/orders/my-purchases")).body;
  await huda.put(`/api/orders/${order!.id}/delivery`, DELIVERY);
  await shop.running.settled();
  expect(await bookOf(huda)).toEqual([{ id: null, name: null, isDefault: false, ...DELIVERY }]);

  const home = (await huda.post<{ id: string }>(PATH, { name: "البيت", ...DELIVERY })).body;
  const parents = (await huda.post<{ id: string }>(PATH, { name: "بيت الوالدين", ...PARENTS })).body;
  await shop.running.settled();
  const kept = { name: "البيت", isDefault: true, ...DELIVERY };
  const other = { name: "بيت الوالدين", isDefault: false, ...PARENTS };
  expect(await bookOf(huda)).toEqual([
    { id: home.id, ...kept },
    { id: parents.id, ...other },
  ]);
  await huda.post(`${PATH}/${parents.id}/default`, {});
  await huda.put(`${PATH}/${home.id}`, { name: "الشقة", ...DELIVERY, zone: "cities" });
  await shop.running.settled();
  expect(await bookOf(huda)).toEqual([
    { id: parents.id, ...other, isDefault: true },
    { id: home.id, ...kept, name: "الشقة", isDefault: false, zone: "cities" },
    { id: null, name: null, isDefault: false, ...DELIVERY },
  ]);
  expect(await bookOf(omar)).toEqual([]);
  expect((await shop.visitor("anyone").get(PATH)).status).toBe(401);
  expect(shop.errors).toEqual([]);
});

it("lies sealed in the log, and open in the copy of one's data", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const huda = await shop.register("huda", "collector");
  await huda.post(PATH, { name: "البيت", ...DELIVERY });
  await huda.post("/api/confirm-identity", { password: "correct horse 7" });
  const { id } = (await huda.post<{ id: string }>("/api/user/data-export", {})).body;
  await shop.running.settled();
  const files = unzipped((await huda.download(`/api/user/data-export/${id}`)).body);
  expect(String(files.get("data/events.json"))).toContain(DELIVERY.address.street);

  const log = join(dataFolder, "log");
  const bytes = readdirSync(log, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("");
  expect(bytes).toContain("AddressKept");
  expect(bytes).not.toContain(DELIVERY.address.street);
  expect(shop.errors).toEqual([]);
});
