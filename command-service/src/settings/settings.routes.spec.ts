import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auctionOf, openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
let writeSide: WriteSide;
let artist: Person;
let administrator: Person;

const change = async (changes: object, by = administrator) => by.send("PATCH", "/api/admin/settings", changes);

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  administrator = await writeSide.administrator();
  artist = await writeSide.register("artist", "artist");
});
afterAll(() => writeSide.close());

describe("The platform's settings", () => {
  it("decide what begins after them, and leave what began before", async () => {
    const schedule = async () => {
      const artworkId = await writeSide.approvedWork(artist);
      const { body } = await artist.send("POST", "/api/auctions", auctionOf(writeSide.ports, artworkId));
      const [scheduled] = await writeSide.events(`auction-${String(body["id"])}`);
      return (scheduled!.data as { softCloseMs: number }).softCloseMs;
    };
    expect(await schedule()).toBe(FIRST_SETTINGS.softCloseMs);
    const { status, body } = await change({ softCloseMs: 60_000 });
    expect([status, body["softCloseMs"], body["commissionBasisPoints"]]).toEqual([200, 60_000, 1_000]);
    expect(await schedule()).toBe(60_000);
  });

  it.each([
    { commissionBasisPoints: 5_001 },
    { commissionBasisPoints: 12.5 },
    { softCloseMs: -1 },
    { vatNumber: "123456789012345" },
    { commercialRegistration: "10" },
    { platformName: { ar: "نقش", en: " " } },
    { ownRate: 1 },
  ])("refuse %j, and change nothing", async (changes) => {
    const before = (await writeSide.events("settings-platform")).length;
    expect(await change(changes)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(await writeSide.events("settings-platform")).toHaveLength(before);
  });

  it("are changed by administrators alone", async () => {
    expect(await change({ softCloseMs: 0 }, artist)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });
});
