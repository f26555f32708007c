import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { PlatformSettings, PublicSettings } from "@naqsh/shared/settings";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registered } from "../testing/house-events";
import { idOfName } from "../testing/auction-story";
import { openTestHouse } from "../testing/test-house";
import type { TestHouse } from "../testing/test-house";

const folders = temporaryFolder();
const { bankAccount: _none, ...FIRST_PUBLIC } = FIRST_SETTINGS;

describe("The platform's settings", () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(folders.fresh());
    await house.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  });
  afterAll(() => house.stop());

  const change = (changes: Partial<PlatformSettings>) =>
    house.tell("settings-platform", [{ type: "SettingsChanged", data: { changedBy: idOfName("admin"), changes } }]);

  it("are the first ones until somebody changes them", async () => {
    expect((await house.ask("/api/settings")).body).toEqual(FIRST_PUBLIC);
    expect((await house.ask("/api/admin/settings", "admin")).body).toEqual({
      settings: FIRST_SETTINGS,
      history: [],
      changeCount: 0,
    });
  });

  it("show what is in force to everyone, and to administrators who changed what from what, newest first", async () => {
    await change({ commissionBasisPoints: 1_200 });
    await change({ commissionBasisPoints: 900, phone: "+966 11 000 0000" });
    const settings = { ...FIRST_SETTINGS, commissionBasisPoints: 900, phone: "+966 11 000 0000" };
    const everyone: PublicSettings = { ...FIRST_PUBLIC, commissionBasisPoints: 900, phone: "+966 11 000 0000" };
    expect((await house.ask("/api/settings")).body).toEqual(everyone);
    expect((await house.ask("/api/admin/settings", "admin")).body).toMatchObject({
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
    expect((await house.ask("/api/admin/settings")).status).toBe(401);
  });

  it("tell nobody but administrators the account that money goes to", async () => {
    const iban = "SA0380000000608010167519";
    await change({ bankAccount: { holder: "شركة نقش", bank: { ar: "البنك", en: "The bank" }, iban } });
    for (const path of ["/api/settings", "/api/payments/methods"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its path
      expect(JSON.stringify((await house.ask(path)).body), path).not.toContain(iban);
    expect((await house.ask("/api/payments/methods")).body).toMatchObject({ transfer: true });
    expect(JSON.stringify((await house.ask("/api/admin/settings", "admin")).body)).toContain(iban);
  });
});
