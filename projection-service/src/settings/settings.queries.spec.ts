import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { PlatformSettings } from "@naqsh/shared/settings";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registered } from "../testing/story-events";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();

describe("The platform's settings", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  });
  afterAll(() => readSide.stop());

  const change = (changes: Partial<PlatformSettings>) =>
    readSide.tell("settings-platform", [{ type: "SettingsChanged", data: { changedBy: idOfName("admin"), changes } }]);

  it("are the first ones until somebody changes them", async () => {
    expect((await readSide.ask("/api/settings")).body).toEqual(FIRST_SETTINGS);
    expect((await readSide.ask("/api/admin/settings", "admin")).body).toEqual({
      settings: FIRST_SETTINGS,
      history: [],
      changeCount: 0,
    });
  });

  it("show what is in force to everyone, and to administrators who changed what from what, newest first", async () => {
    await change({ commissionBasisPoints: 1_200 });
    await change({ commissionBasisPoints: 900, phone: "+966 11 000 0000" });
    const settings = { ...FIRST_SETTINGS, commissionBasisPoints: 900, phone: "+966 11 000 0000" };
    expect((await readSide.ask("/api/settings")).body).toEqual(settings);
    expect((await readSide.ask("/api/admin/settings", "admin")).body).toMatchObject({
      settings,
      history: [
        {
          changedBy: { id: idOfName("admin"), name: expect.stringContaining("admin") },
          changes: [
            { name: "commissionBasisPoints", from: 1_200, to: 900 },
            { name: "phone", from: null, to: "+966 11 000 0000" },
          ],
        },
        { changes: [{ name: "commissionBasisPoints", from: 1_000, to: 1_200 }] },
      ],
    });
    expect((await readSide.ask("/api/admin/settings")).status).toBe(401);
  });
});
