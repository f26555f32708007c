import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { DisplayPreferences } from "./display-preferences";
import type { NotificationSwitches } from "./notification-switches";
import { FIRST_CELLS, NOTIFICATION_CHANNELS } from "./notification-table";
import type { NotificationCells, NotificationKind } from "./notification-table";

const kindOf = (kind: NotificationKind) =>
  z.optional(
    z.strictObject(
      Object.fromEntries(
        NOTIFICATION_CHANNELS.filter((channel) => channel in FIRST_CELLS[kind]).map((channel) => [
          channel,
          z.optional(z.boolean()),
        ]),
      ),
    ),
  );

/** PATCH /api/user/notifications: the cells to change. A cell that does not exist is refused. */
export const ChangeNotificationsBody = z.strictObject({
  auctions: kindOf("auctions"),
  purchases: kindOf("purchases"),
  messages: kindOf("messages"),
  comments: kindOf("comments"),
  likes: kindOf("likes"),
  follows: kindOf("follows"),
  wishes: kindOf("wishes"),
  awards: kindOf("awards"),
  security: kindOf("security"),
  newsletters: kindOf("newsletters"),
  digest: kindOf("digest"),
});

export type ChangeDisplay = CommandOf<"ChangeDisplay", { userId: string; changes: DisplayPreferences }>;
export type ChangeNotifications = CommandOf<"ChangeNotifications", { userId: string; changes: NotificationCells }>;
/** By the switches of a form, which stand for cells of the table; `takesNewsletter` is a fact of the account. */
export type SwitchNotifications = CommandOf<
  "SwitchNotifications",
  { userId: string; switches: NotificationSwitches; takesNewsletter: boolean }
>;

export type PreferencesCommand = ChangeDisplay | ChangeNotifications | SwitchNotifications;
