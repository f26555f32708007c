import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAuctionHouse, type AuctionHouse, type Person } from "../testing/auction-house";

const folders = temporaryFolder();
let house: AuctionHouse;
let sara: Person;

const NOTIFICATIONS = "/api/user/notifications";

beforeAll(async () => {
  house = await openAuctionHouse(folders.fresh());
  sara = await house.register("sara", "collector");
});
afterAll(() => house.close());

const eventsOf = async (person: Person) => house.events(`preferences-${person.id}`);

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
