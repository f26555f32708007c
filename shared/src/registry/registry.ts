import {
  accountEventWords,
  accountRefusals,
  accountUpcasters,
  dataExportEventWords,
  dataExportRefusals,
  externalIdentityEventWords,
  googleRefusals,
  secondFactorEventWords,
  secondFactorRefusals,
} from "../account";
import type {
  AccountEvent,
  AccountRejection,
  AdministratorsEvent,
  DataExportEvent,
  DataExportRejection,
  GoogleRejection,
  EmailClaimEvent,
  IdentityClaimEvent,
  SecondFactorEvent,
  SecondFactorRejection,
  SignInDeviceEvent,
  UsernameClaimEvent,
} from "../account";
import { achievementEventWords } from "../achievement";
import type { AchievementEvent } from "../achievement";
import { addressEventWords, addressRefusals } from "../address";
import type { AddressEvent, AddressRejection } from "../address";
import { artworkEventWords, artworkRefusals, artworkUpcasters } from "../artwork";
import type { ArtworkEvent, ArtworkRejection } from "../artwork";
import { auctionEventWords, auctionRefusals, auctionUpcasters } from "../auction";
import type { AuctionEvent, AuctionRejection } from "../auction";
import { cardEventWords, cardRefusals } from "../card";
import type { CardEvent, CardRejection } from "../card";
import { collectionEventWords, collectionRefusals } from "../collection";
import type { CollectionEvent, CollectionRejection } from "../collection";
import { collectorEventWords, collectorRefusals } from "../collector";
import type { CollectorEvent, CollectorRejection } from "../collector";
import { engagementEventWords } from "../engagement";
import type { ArtistEngagementEvent, EngagementEvent, LooksEvent } from "../engagement";
import type { EventName } from "../kernel/event-words";
import type { UpcasterChains } from "../kernel/upcast";
import { invoiceEventWords, invoiceRefusals } from "../invoice";
import type { InvoiceEvent, InvoiceRejection } from "../invoice";
import { notificationEventWords, notificationRefusals, notificationUpcasters } from "../notification";
import type { NotificationEvent, NotificationRejection } from "../notification";
import { operationsEventWords, operationsRefusals } from "../operations";
import type { OperationsEvent, OperationsRejection } from "../operations";
import { orderEventWords, orderRefusals, orderUpcasters } from "../order";
import type { OrderEvent, OrderRejection } from "../order";
import { payoutEventWords, payoutRefusals } from "../payout";
import type { PayoutBatchEvent, PayoutEvent, PayoutRejection } from "../payout";
import { preferencesEventWords } from "../preferences";
import type { PreferencesEvent } from "../preferences";
import { edgeRefusals } from "../problem";
import { savedSearchRefusals, searchEventWords } from "../search";
import type { OwnSearchEvent, SavedSearchRejection, SearchEvent } from "../search";
import { settingsEventWords } from "../settings";
import type { SettingsEvent } from "../settings";
import { transferEventWords, transferRefusals } from "../transfer";
import type { TransferEvent, TransferRejection } from "../transfer";
import type { EdgeRejection, Refusal } from "../problem";

/** Every event that the log can hold. */
export type NaqshEvent =
  | AchievementEvent
  | AccountEvent
  | AdministratorsEvent
  | EmailClaimEvent
  | IdentityClaimEvent
  | UsernameClaimEvent
  | SecondFactorEvent
  | SignInDeviceEvent
  | DataExportEvent
  | AddressEvent
  | CardEvent
  | ArtworkEvent
  | AuctionEvent
  | EngagementEvent
  | LooksEvent
  | ArtistEngagementEvent
  | SearchEvent
  | OwnSearchEvent
  | CollectionEvent
  | CollectorEvent
  | OrderEvent
  | InvoiceEvent
  | PayoutEvent
  | PayoutBatchEvent
  | NotificationEvent
  | OperationsEvent
  | PreferencesEvent
  | SettingsEvent
  | TransferEvent;

/** The events of a list of types: what handles them names them once. */
export type EventsOf<Types extends readonly NaqshEvent["type"][]> = Extract<NaqshEvent, { type: Types[number] }>;

/** Every refusal that a reader can meet. */
export type NaqshRejection =
  | EdgeRejection
  | AccountRejection
  | GoogleRejection
  | SecondFactorRejection
  | DataExportRejection
  | AddressRejection
  | CardRejection
  | ArtworkRejection
  | AuctionRejection
  | CollectionRejection
  | CollectorRejection
  | OrderRejection
  | InvoiceRejection
  | PayoutRejection
  | NotificationRejection
  | OperationsRejection
  | SavedSearchRejection
  | TransferRejection;

export type RejectionCode = NaqshRejection["code"];

/** Every refusal with its kind and texts, as its module declares them. */
export const allRefusals: Readonly<Record<RejectionCode, Refusal>> = {
  ...edgeRefusals,
  ...accountRefusals,
  ...googleRefusals,
  ...secondFactorRefusals,
  ...dataExportRefusals,
  ...addressRefusals,
  ...cardRefusals,
  ...artworkRefusals,
  ...auctionRefusals,
  ...collectionRefusals,
  ...collectorRefusals,
  ...orderRefusals,
  ...invoiceRefusals,
  ...payoutRefusals,
  ...notificationRefusals,
  ...operationsRefusals,
  ...savedSearchRefusals,
  ...transferRefusals,
};

/** What every event is called, as its module declares it. */
export const allEventWords: Readonly<Record<NaqshEvent["type"], EventName>> = {
  ...accountEventWords,
  ...secondFactorEventWords,
  ...dataExportEventWords,
  ...externalIdentityEventWords,
  ...addressEventWords,
  ...cardEventWords,
  ...achievementEventWords,
  ...artworkEventWords,
  ...auctionEventWords,
  ...engagementEventWords,
  ...collectionEventWords,
  ...collectorEventWords,
  ...orderEventWords,
  ...invoiceEventWords,
  ...payoutEventWords,
  ...notificationEventWords,
  ...operationsEventWords,
  ...preferencesEventWords,
  ...searchEventWords,
  ...settingsEventWords,
  ...transferEventWords,
};

export const allUpcasters: UpcasterChains = {
  ...accountUpcasters,
  ...artworkUpcasters,
  ...auctionUpcasters,
  ...orderUpcasters,
  ...notificationUpcasters,
};
