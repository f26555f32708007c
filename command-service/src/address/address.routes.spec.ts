import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const PATH = "/api/my-addresses";
const HOME = { name: "البيت", ...DELIVERY };
let writeSide: WriteSide;
let sara: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara");
});
afterAll(() => writeSide.close());

const typesOf = async ({ id }: Person) => (await writeSide.events(`addressBook-${id}`)).map(({ type }) => type);

describe("An address book over HTTP", () => {
  it("is kept, revised, ordered and emptied by its person", async () => {
    const home = await sara.send("POST", PATH, HOME);
    const work = await sara.send("POST", PATH, { ...HOME, name: "المكتب" });
    expect([home.status, work.status]).toEqual([201, 201]);
    const pathOf = ({ body }: { body: Record<string, unknown> }) => `${PATH}/${String(body["id"])}`;
    expect((await sara.send("PUT", pathOf(work), { ...HOME, zone: "remote" })).status).toBe(200);
    expect((await sara.send("POST", `${pathOf(work)}/default`)).status).toBe(200);
    expect((await sara.send("DELETE", pathOf(work))).status).toBe(200);
    expect(await typesOf(sara)).toEqual([
      "AddressKept",
      "DefaultAddressChosen",
      "AddressKept",
      "AddressRevised",
      "DefaultAddressChosen",
      "AddressRemoved",
      "DefaultAddressChosen",
    ]);
    expect((await sara.send("DELETE", pathOf(work))).body).toMatchObject({ code: "ADDRESS_UNKNOWN" });
  });

  it("is nobody else's", async () => {
    const omar = await writeSide.register("omar");
    const { body } = await omar.send("POST", PATH, HOME);
    const path = `${PATH}/${String(body["id"])}`;
    for (const [method, to, sent] of [
      ["PUT", path, HOME],
      ["DELETE", path, undefined],
      ["POST", `${path}/default`, undefined],
    ] as const) {
      expect(await sara.send(method, to, sent)).toMatchObject({ status: 404, body: { code: "ADDRESS_UNKNOWN" } });
    }
    expect(await typesOf(omar)).toEqual(["AddressKept", "DefaultAddressChosen"]);
  });

  it("is open to who was suspended: what they bought goes somewhere", async () => {
    const lina = await writeSide.register("lina");
    await (
      await writeSide.administrator()
    ).send("POST", `/api/admin/users/${lina.id}/ban`, { reason: "مزايدات وهمية" });
    expect((await lina.send("POST", PATH, HOME)).status).toBe(201);
  });

  it.each([
    ["no name", { ...HOME, name: "  " }],
    ["no street", { ...HOME, address: { ...HOME.address, street: "" } }],
    ["another zone", { ...HOME, zone: "moon" }],
  ])("takes no address with %s", async (_, body) => {
    const before = await typesOf(sara);
    expect(await sara.send("POST", PATH, body)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(await typesOf(sara)).toEqual(before);
  });
});
