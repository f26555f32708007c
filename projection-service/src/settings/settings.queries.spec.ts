import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { PlatformSettings, PublicSettings } from "@naqsh/shared/settings";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registered } from "../testing/story-events";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const { bankAccount: _none, ...FIRST_PUBLIC } = FIRST_SETTINGS;

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
    expect((await readSide.ask("/api/settings")).body).toEqual(FIRST_PUBLIC);
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
    const everyone: PublicSettings = { ...FIRST_PUBLIC, commissionBasisPoints: 900, phone: "+966 11 000 0000" };
    expect((await readSide.ask("/api/settings")).body).toEqual(everyone);
    expect((await readSide.ask("/api/admin/settings", "admin")).body).toMatchObject({
      settings,
      history: [
        {
          changedBy: { id: idOfName("admin"), firstName: expect.stringContaining("admin") },
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

  it("tell nobody but administrators the account that money goes to", async () => {
    const iban = "SA0380000000608010167519";
    await change({ bankAccount: { holder: "شركة نقش", bank: { ar: "البنك", en: "The bank" }, iban } });
    for (const path of ["/api/settings", "/api/payments/methods"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its path
      expect(JSON.stringify((await readSide.ask(path)).body), path).not.toContain(iban);
    expect((await readSide.ask("/api/payments/methods")).body).toMatchObject({ transfer: true });
    expect(JSON.stringify((await readSide.ask("/api/admin/settings", "admin")).body)).toContain(iban);
  });
});
