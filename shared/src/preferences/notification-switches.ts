import * as z from "zod/mini";
import {
  cellsOf,
  FIRST_CELLS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  tableFrom,
  withCells,
} from "./notification-table";
import type { NotificationCells, NotificationChannel, NotificationKind, NotificationTable } from "./notification-table";

const flag = z.optional(z.boolean());

/**
 * The switches of three forms (docs/rules.md#notifications), all of them readings of one table: quick settings by kind, the
 * account's by kind and channel, and the settings form's by channel. A form sends its own.
 */
export const NotificationSwitches = z.strictObject({
  likes: flag,
  comments: flag,
  follows: flag,
  purchases: flag,
  auctions: flag,
  messages: flag,
  newsletters: flag,
  emailMarketing: flag,
  emailOrders: flag,
  emailBids: flag,
  smsOrders: flag,
  smsBids: flag,
  emailNotifications: flag,
  pushNotifications: flag,
  marketingEmails: flag,
  weeklyDigest: flag,
});
/** One of them for each field above; the compiler compares them in the route that takes them. */
export type NotificationSwitch =
  | "likes"
  | "comments"
  | "follows"
  | "purchases"
  | "auctions"
  | "messages"
  | "newsletters"
  | "emailMarketing"
  | "emailOrders"
  | "emailBids"
  | "smsOrders"
  | "smsBids"
  | "emailNotifications"
  | "pushNotifications"
  | "marketingEmails"
  | "weeklyDigest";
export type NotificationSwitches = Partial<Record<NotificationSwitch, boolean | undefined>>;
/** How all of them read. */
export type SwitchReadings = Record<NotificationSwitch, boolean>;

type Place = readonly [NotificationKind, NotificationChannel];

/** Letters that are sent to many at once, and have switches of their own. */
const TO_MANY: readonly NotificationKind[] = ["newsletters", "digest"];

const everywhere = (kind: NotificationKind): Place[] =>
  NOTIFICATION_CHANNELS.filter((channel) => channel !== "push" && channel in FIRST_CELLS[kind]).map((channel) => [
    kind,
    channel,
  ]);

const everyKindBy = (channel: NotificationChannel): Place[] =>
  NOTIFICATION_KINDS.filter((kind) => !TO_MANY.includes(kind) && channel in FIRST_CELLS[kind]).map((kind) => [
    kind,
    channel,
  ]);

/** The cells that each switch stands for: those of whole channels first, single cells last, which win if both are sent. */
const PLACES: Readonly<Record<NotificationSwitch, readonly Place[]>> = {
  emailNotifications: everyKindBy("email"),
  pushNotifications: everyKindBy("push"),
  likes: everywhere("likes"),
  comments: everywhere("comments"),
  follows: everywhere("follows"),
  purchases: everywhere("purchases"),
  auctions: everywhere("auctions"),
  messages: everywhere("messages"),
  newsletters: everywhere("newsletters"),
  emailMarketing: [["newsletters", "email"]],
  marketingEmails: [["newsletters", "email"]],
  weeklyDigest: [["digest", "email"]],
  emailOrders: [["purchases", "email"]],
  emailBids: [["auctions", "email"]],
  smsOrders: [["purchases", "sms"]],
  smsBids: [["auctions", "sms"]],
};

const SWITCHES = Object.keys(PLACES) as NotificationSwitch[];

const isOn = (table: NotificationTable, places: readonly Place[]): boolean =>
  places.some(([kind, channel]) => table[kind][channel] === true);

/** How every switch reads: on if any of its cells is. */
export const switchesOf = (table: NotificationTable): SwitchReadings =>
  Object.fromEntries(SWITCHES.map((name) => [name, isOn(table, PLACES[name])])) as SwitchReadings;

const turned = (places: readonly Place[], wanted: boolean): NotificationCells => {
  // What is switched on again comes as at first; what never came at first comes at all.
  const first = tableFrom({});
  const usual = places.filter(([kind, channel]) => first[kind][channel] === true);
  const those = wanted && usual.length > 0 ? usual : places;
  return those.reduce<NotificationCells>(
    (cells, [kind, channel]) => withCells(cells, { [kind]: { [channel]: wanted } }),
    {},
  );
};

/**
 * The cells that differ from `table` once the switches stand so. A switch that reads so already changes nothing: a form that
 * is sent as it was leaves finer choices alone.
 */
export const cellsForSwitches = (table: NotificationTable, switches: NotificationSwitches): NotificationCells => {
  let changes: NotificationCells = {};
  for (const name of SWITCHES) {
    const wanted = switches[name];
    const now = tableFrom(withCells(table, changes));
    if (wanted === undefined || isOn(now, PLACES[name]) === wanted) continue;
    changes = withCells(changes, turned(PLACES[name], wanted));
  }
  return differing(table, changes);
};

/** Those of `changes` that stand otherwise in `cells`. */
export const differing = (cells: NotificationCells, changes: NotificationCells): NotificationCells =>
  cellsOf(changes)
    .filter(([kind, channel, wanted]) => cells[kind]?.[channel] !== wanted)
    .reduce<NotificationCells>(
      (kept, [kind, channel, wanted]) => withCells(kept, { [kind]: { [channel]: wanted } }),
      {},
    );
