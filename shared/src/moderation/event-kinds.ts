import {
  accountEventWords,
  dataExportEventWords,
  externalIdentityEventWords,
  secondFactorEventWords,
} from "../account";
import { achievementEventWords } from "../achievement";
import { addressEventWords } from "../address";
import { cardEventWords } from "../card";
import { artworkEventWords } from "../artwork";
import { auctionEventWords } from "../auction";
import { engagementEventWords } from "../engagement";
import { invoiceEventWords } from "../invoice";
import { collectionEventWords } from "../collection";
import { collectorEventWords } from "../collector";
import { notificationEventWords } from "../notification";
import { operationsEventWords } from "../operations";
import { orderEventWords } from "../order";
import { payoutEventWords } from "../payout";
import { preferencesEventWords } from "../preferences";
import type { NaqshEvent } from "../registry";
import { searchEventWords } from "../search";
import type { SearchEvent, SearchHistoryEvent } from "../search";
import { settingsEventWords } from "../settings";
import { transferEventWords } from "../transfer";
import type { HistoryKind } from "./history-kinds";

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
    ...achievementEventWords,
    ...collectorEventWords,
    ...collectionEventWords,
    ...addressEventWords,
    ...cardEventWords,
  }),
  ...ofKind("artwork", artworkEventWords),
  ...ofKind("engagement", { ...engagementEventWords, ...searchEventWords }),
  ...ofKind("auction", auctionEventWords),
  ...ofKind("order", { ...orderEventWords, ...transferEventWords, ...invoiceEventWords, ...payoutEventWords }),
  ...ofKind("notification", notificationEventWords),
  ...ofKind("operations", operationsEventWords),
  ...ofKind("settings", settingsEventWords),
};

/**
 * Of searches the history says nothing: words that were sought by nobody in particular (decision 104) would stand beside whoever
 * searched, or opened a work, at that moment.
 */
const UNTOLD: Readonly<Record<(SearchEvent | SearchHistoryEvent)["type"], true>> = {
  TermSought: true,
  SearchResultChosen: true,
  SearchRemembered: true,
  SearchesForgotten: true,
};

/** What the administrators' history tells, in the order of their lives, kind by kind. */
export const toldEventTypes = (Object.keys(kindOfEvent) as NaqshEvent["type"][]).filter((type) => !(type in UNTOLD));
