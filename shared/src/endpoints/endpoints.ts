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
import { achievementReads } from "../achievement";
import { activityReads } from "../activity";
import { addressReads, addressWrites } from "../address";
import { analyticsReads } from "../analytics";
import { artistReads } from "../artist";
import { artworkReads, artworkWrites } from "../artwork";
import { auctionReads, auctionWrites } from "../auction";
import { cardWrites } from "../card";
import { engagementWrites } from "../engagement";
import { invoiceReads, invoiceWrites } from "../invoice";
import { collectionReads, collectionWrites } from "../collection";
import { collectorReads, collectorWrites } from "../collector";
import type { Endpoints } from "../kernel/endpoint";
import { moderationReads } from "../moderation";
import { notificationReads, notificationWrites } from "../notification";
import { operationsReads, operationsWrites } from "../operations";
import { orderReads, orderWrites } from "../order";
import { payoutReads, payoutWrites } from "../payout";
import { preferencesReads, preferencesWrites } from "../preferences";
import { recommendationReads } from "../recommendation";
import type { RejectionCode } from "../registry";
import { searchReads, searchWrites } from "../search";
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
  engagement: engagementWrites,
  collection: collectionWrites,
  collector: collectorWrites,
  address: addressWrites,
  card: cardWrites,
  order: orderWrites,
  invoice: invoiceWrites,
  payout: payoutWrites,
  notification: notificationWrites,
  preferences: preferencesWrites,
  search: searchWrites,
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
  achievement: achievementReads,
  activity: activityReads,
  analytics: analyticsReads,
  artist: artistReads,
  artwork: artworkReads,
  auction: auctionReads,
  collection: collectionReads,
  collector: collectorReads,
  address: addressReads,
  order: orderReads,
  invoice: invoiceReads,
  payout: payoutReads,
  notification: notificationReads,
  moderation: moderationReads,
  operations: operationsReads,
  preferences: preferencesReads,
  recommendation: recommendationReads,
  search: searchReads,
  settings: settingsReads,
  transfer: transferReads,
  why: whyReads,
} as const satisfies Readonly<Record<string, Endpoints<RejectionCode>>>;
