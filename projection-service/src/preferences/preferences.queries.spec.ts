import { tableFrom, type PreferencesEvent, type PreferencesPage } from "@naqsh/shared/preferences";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { noticed, registered } from "../testing/house-events";
import { openTestHouse } from "../testing/test-house";
import type { TestHouse } from "../testing/test-house";

const folders = temporaryFolder();
const userId = idOfName("omar");

describe("A person's preferences", () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(folders.fresh());
    await house.tell(`user-${userId}`, [registered("omar", "collector")], { actorId: userId });
  });
  afterAll(() => house.stop());

  const choose = (...events: PreferencesEvent[]) => house.tell(`preferences-${userId}`, events, { actorId: userId });
  const asked = async () => (await house.ask("/api/user/preferences", "omar")).body as PreferencesPage;

  it("are those of the start until something is chosen, without a channel that nothing leaves by", async () => {
    expect(await asked()).toMatchObject({
      display: {},
      notifications: tableFrom({}),
      channels: ["app", "email"],
      switches: { emailNotifications: true, marketingEmails: false },
    });
    expect((await house.ask("/api/user/preferences")).status).toBe(401);
  });

  it("decide the language, digits and calendar of letters", async () => {
    expect(await house.service.contacts.find(userId)).toMatchObject({ language: "ar" });
    await choose(
      { type: "DisplayPreferencesChanged", data: { userId, changes: { language: "en", theme: "dark" } } },
      { type: "DisplayPreferencesChanged", data: { userId, changes: { calendar: "hijri", digits: "latin" } } },
    );
    expect((await asked()).display).toEqual({ language: "en", theme: "dark", calendar: "hijri", digits: "latin" });
    expect(await house.service.contacts.find(userId)).toMatchObject({
      language: "en",
      calendar: "hijri",
      digits: "latin",
    });
  });

  it("keep cells that others did not touch", async () => {
    await choose(
      { type: "NotificationPreferencesChanged", data: { userId, changes: { auctions: { email: false } } } },
      { type: "NotificationPreferencesChanged", data: { userId, changes: { likes: { app: false } } } },
    );
    const { notifications, switches } = await asked();
    expect(notifications.auctions).toMatchObject({ app: true, email: false });
    expect(switches).toMatchObject({ emailBids: false, likes: false, auctions: true });
  });

  it("take the newsletter from what was said with the terms, until it was chosen", async () => {
    const newsletters = async () => (await asked()).notifications.newsletters;
    await house.tell(`user-${userId}`, [
      { type: "TermsAccepted", data: { userId, version: "2026-11-22", newsletter: true } },
    ]);
    expect(await newsletters()).toEqual({ email: true });
    await choose({
      type: "NotificationPreferencesChanged",
      data: { userId, changes: { newsletters: { email: false } } },
    });
    expect(await newsletters()).toEqual({ email: false });
  });

  it("hide a notice that was withheld from the app, and count it nowhere", async () => {
    const hidden = noticed("omar", "hidden", "outbid", {});
    await house.tell(`inbox-${userId}`, [
      noticed("omar", "shown", "outbid", {}),
      { ...hidden, data: { ...hidden.data, withheld: ["app"] } },
    ]);
    expect((await house.ask("/api/notifications", "omar")).body).toHaveLength(1);
    expect((await house.ask("/api/notifications/unread", "omar")).body).toEqual({ unread: 1 });
  });

  it("are gone with the account", async () => {
    await house.tell(`user-${userId}`, [{ type: "AccountErased", data: { userId } }]);
    expect((await house.ask("/api/user/preferences", "omar")).body).not.toMatchObject({ display: { theme: "dark" } });
  });
});
