import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
let writeSide: WriteSide;
let sara: Person;

const NOTIFICATIONS = "/api/user/notifications";

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara", "collector");
});
afterAll(() => writeSide.close());

const eventsOf = async (person: Person) => writeSide.events(`preferences-${person.id}`);

describe("a person's preferences over HTTP", () => {
  it("are changed field by field, and nothing is recorded where nothing changes", async () => {
    const first = await sara.send("PATCH", "/api/user/preferences", { language: "en", calendar: "hijri" });
    expect([first.status, first.body]).toEqual([200, { display: { language: "en", calendar: "hijri" } }]);
    expect((await sara.send("PATCH", "/api/user/preferences", { language: "en" })).status).toBe(200);
    expect(await eventsOf(sara)).toHaveLength(1);
  });

  it("are one table, whichever form changes it", async () => {
    const cells = await sara.send("PATCH", NOTIFICATIONS, { auctions: { email: false } });
    expect(cells.body).toMatchObject({ notifications: { auctions: { app: true, email: false } } });
    const form = { emailNotifications: false, pushNotifications: true, marketingEmails: true, weeklyDigest: true };
    expect((await sara.send("PUT", NOTIFICATIONS, form)).body).toMatchObject({
      notifications: { purchases: { app: true, email: false }, newsletters: { email: true } },
      switches: { ...form, emailOrders: false, auctions: true },
    });
    const quick = await sara.send("PUT", NOTIFICATIONS, { auctions: false, likes: true });
    expect(quick.body).toMatchObject({ notifications: { auctions: { app: false } }, switches: { auctions: false } });
  });

  it.each([
    ["PATCH", NOTIFICATIONS, { newsletters: { app: true } }],
    ["PATCH", NOTIFICATIONS, { gossip: { app: true } }],
    ["PUT", NOTIFICATIONS, { emailGossip: true }],
    ["PUT", NOTIFICATIONS, { likes: "yes" }],
    ["PATCH", "/api/user/preferences", { theme: "pink" }],
  ])("refuse by %s %s what there is no choice of: %j", async (method, path, body) => {
    const before = await eventsOf(sara);
    expect(await sara.send(method, path, body)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(await eventsOf(sara)).toHaveLength(before.length);
  });
});
