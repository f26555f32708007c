import { tableFrom, type PreferencesEvent, type PreferencesPage } from "@naqsh/shared/preferences";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { noticed, registered } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const userId = idOfName("omar");

describe("A person's preferences", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${userId}`, [registered("omar", "collector")], { actorId: userId });
  });
  afterAll(() => readSide.stop());

  const choose = (...events: PreferencesEvent[]) => readSide.tell(`preferences-${userId}`, events, { actorId: userId });
  const asked = async () => (await readSide.ask("/api/user/preferences", "omar")).body as PreferencesPage;

  it("are those of the start until something is chosen, without a channel that nothing leaves by", async () => {
    expect(await asked()).toMatchObject({
      display: {},
      notifications: tableFrom({}),
      channels: ["app", "email"],
      switches: { emailNotifications: true, marketingEmails: false },
    });
    expect((await readSide.ask("/api/user/preferences")).status).toBe(401);
  });

  it("decide the language, digits and calendar of letters", async () => {
    expect(await readSide.service.contacts.find(userId)).toMatchObject({ language: "ar" });
    await choose(
      { type: "DisplayPreferencesChanged", data: { userId, changes: { language: "en", theme: "dark" } } },
      { type: "DisplayPreferencesChanged", data: { userId, changes: { calendar: "hijri", digits: "latin" } } },
    );
    expect((await asked()).display).toEqual({ language: "en", theme: "dark", calendar: "hijri", digits: "latin" });
    expect(await readSide.service.contacts.find(userId)).toMatchObject({
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
    await readSide.tell(`user-${userId}`, [
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
    await readSide.tell(`inbox-${userId}`, [
      noticed("omar", "shown", "outbid", {}),
      { ...hidden, data: { ...hidden.data, withheld: ["app"] } },
    ]);
    expect((await readSide.ask("/api/notifications", "omar")).body).toHaveLength(1);
    expect((await readSide.ask("/api/notifications/unread", "omar")).body).toEqual({ unread: 1 });
  });

  it("are gone with the account", async () => {
    await readSide.tell(`user-${userId}`, [{ type: "AccountErased", data: { userId } }]);
    expect((await readSide.ask("/api/user/preferences", "omar")).body).not.toMatchObject({
      display: { theme: "dark" },
    });
  });
});
