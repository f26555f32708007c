import {
  accountEventWords,
  dataExportEventWords,
  externalIdentityEventWords,
  secondFactorEventWords,
} from "../account";
import { artworkEventWords } from "../artwork";
import { auctionEventWords } from "../auction";
import { notificationEventWords } from "../notification";
import { operationsEventWords } from "../operations";
import { orderEventWords } from "../order";
import { preferencesEventWords } from "../preferences";
import type { NaqshEvent } from "../registry";
import { settingsEventWords } from "../settings";
import { transferEventWords } from "../transfer";
import type { HistoryKind } from "./moderation.views";

const ofKind = <Type extends string>(kind: HistoryKind, words: Readonly<Record<Type, object>>) =>
  Object.fromEntries(Object.keys(words).map((type) => [type, kind])) as Record<Type, HistoryKind>;

/** The module of every event; a new module has to stand here to compile. */
export const kindOfEvent: Readonly<Record<NaqshEvent["type"], HistoryKind>> = {
  ...ofKind("account", {
    ...accountEventWords,
    ...externalIdentityEventWords,
    ...secondFactorEventWords,
    ...dataExportEventWords,
    ...preferencesEventWords,
  }),
  ...ofKind("artwork", artworkEventWords),
  ...ofKind("auction", auctionEventWords),
  ...ofKind("order", { ...orderEventWords, ...transferEventWords }),
  ...ofKind("notification", notificationEventWords),
  ...ofKind("operations", operationsEventWords),
  ...ofKind("settings", settingsEventWords),
};

/** In the order of their lives, kind by kind. */
export const everyEventType = Object.keys(kindOfEvent) as NaqshEvent["type"][];
