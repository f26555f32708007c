import type { PreferencesCommand, PreferencesEvent } from "@naqsh/shared/preferences";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { preferencesDecider } from "./preferences.decider";

const userId = "sara";
const given = sentencesAbout(preferencesDecider);

const display = (changes: object): PreferencesCommand => ({ type: "ChangeDisplay", data: { userId, changes } });
const shown = (changes: object): PreferencesEvent => ({ type: "DisplayPreferencesChanged", data: { userId, changes } });
const cells = (changes: object): PreferencesCommand => ({ type: "ChangeNotifications", data: { userId, changes } });
const switches = (those: object, takesNewsletter = false): PreferencesCommand => ({
  type: "SwitchNotifications",
  data: { userId, switches: those, takesNewsletter },
});
const changed = (changes: object): PreferencesEvent => ({
  type: "NotificationPreferencesChanged",
  data: { userId, changes },
});

describe("A person's preferences", () => {
  it("record what differs alone", () => {
    given()
      .when(display({ theme: "dark", language: undefined }))
      .thenRecords(shown({ theme: "dark" }));
    given(shown({ theme: "dark" }))
      .when(display({ theme: "dark", calendar: "hijri" }))
      .thenRecords(shown({ calendar: "hijri" }));
    given(shown({ theme: "dark" }))
      .when(display({ theme: "dark" }))
      .thenNothing();
  });

  it("record a cell that was chosen for the first time, also as it stood", () => {
    given()
      .when(cells({ auctions: { email: true } }))
      .thenRecords(changed({ auctions: { email: true } }));
    given(changed({ auctions: { email: true } }))
      .when(cells({ auctions: { email: true } }))
      .thenNothing();
  });

  it("take the switches of a form as cells of the table, and stay quiet where they read so", () => {
    given()
      .when(switches({ emailBids: false, emailOrders: true }))
      .thenRecords(changed({ auctions: { email: false } }));
    given(changed({ auctions: { email: false } }))
      .when(switches({ auctions: true, emailBids: false }))
      .thenNothing();
  });

  it("begin with what was said of the newsletter when the terms were accepted", () => {
    given()
      .when(switches({ marketingEmails: false }, true))
      .thenRecords(changed({ newsletters: { email: false } }));
    given()
      .when(switches({ marketingEmails: true }, true))
      .thenNothing();
    given(changed({ newsletters: { email: false } }))
      .when(switches({ marketingEmails: false }, true))
      .thenNothing();
  });
});
