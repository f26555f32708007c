import {
  accountReads,
  accountWrites,
  administratorWrites,
  badgeReads,
  badgeWrites,
  googleWrites,
  myDataReads,
  myDataWrites,
  profileReads,
  profileWrites,
  securityReads,
  securityWrites,
} from "../account";
import { artworkReads, artworkWrites } from "../artwork";
import { auctionReads, auctionWrites } from "../auction";
import type { Endpoints } from "../kernel/endpoint";
import { moderationReads } from "../moderation";
import { notificationReads, notificationWrites } from "../notification";
import { operationsReads, operationsWrites } from "../operations";
import { orderReads, orderWrites } from "../order";
import { preferencesReads, preferencesWrites } from "../preferences";
import type { RejectionCode } from "../registry";
import { settingsReads, settingsWrites } from "../settings";
import { transferReads, transferWrites } from "../transfer";
import { whyReads } from "../why";

/** Every call of command-service, by module and name. A refusal that no module declares does not compile. */
export const allWrites = {
  account: {
    ...accountWrites,
    ...administratorWrites,
    ...badgeWrites,
    ...googleWrites,
    ...profileWrites,
    ...securityWrites,
  },
  myData: myDataWrites,
  artwork: artworkWrites,
  auction: auctionWrites,
  order: orderWrites,
  notification: notificationWrites,
  preferences: preferencesWrites,
  settings: settingsWrites,
  transfer: transferWrites,
} as const satisfies Readonly<Record<string, Endpoints<RejectionCode>>>;

/** What changes the running services and no stream: the service that answers questions takes it. */
export const allOperations = { operations: operationsWrites } as const satisfies Readonly<
  Record<string, Endpoints<RejectionCode>>
>;

/** Every question, by module and name. */
export const allReads = {
  account: { ...accountReads, ...badgeReads, ...profileReads, ...securityReads },
  myData: myDataReads,
  artwork: artworkReads,
  auction: auctionReads,
  order: orderReads,
  notification: notificationReads,
  moderation: moderationReads,
  operations: operationsReads,
  preferences: preferencesReads,
  settings: settingsReads,
  transfer: transferReads,
  why: whyReads,
} as const satisfies Readonly<Record<string, Endpoints<RejectionCode>>>;
