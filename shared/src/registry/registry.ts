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
  AdvanceDataExport,
  AdministratorsEvent,
  ClearSaleOfLeaver,
  CompleteDataExport,
  DataExportEvent,
  DataExportRejection,
  DeleteDataExport,
  DestroyIdentityDocument,
  GoogleRejection,
  EmailClaimEvent,
  EndAnnouncedAuctions,
  IdentityClaimEvent,
  EraseAccount,
  EraseUnverified,
  ForgiveUnpaidWin,
  LiftBan,
  RecordEmailChangeSent,
  RecordResetSent,
  RecordStayLinkSent,
  RecordUnpaidWin,
  RecordVerificationSent,
  ReleaseEmail,
  ResetFactorsOfEmail,
  ReleaseUsername,
  SecondFactorEvent,
  SecondFactorRejection,
  SignInDeviceEvent,
  TakeAdministratorRight,
  UsernameClaimEvent,
} from "../account";
import { achievementEventWords } from "../achievement";
import type { AchievementEvent, CountDeed } from "../achievement";
import { addressEventWords, addressRefusals } from "../address";
import type { AddressEvent, AddressRejection } from "../address";
import { artworkEventWords, artworkRefusals, artworkUpcasters } from "../artwork";
import type {
  ArtworkEvent,
  ArtworkRejection,
  MarkArtworkSold,
  TakeBackSoldArtwork,
  RecordFingerprint,
  RecordTiles,
  ReleaseReservation,
  RecordRenditions,
  ReturnConsignedArtwork,
} from "../artwork";
import { auctionEventWords, auctionRefusals, auctionUpcasters } from "../auction";
import type {
  AuctionEvent,
  AuctionRejection,
  BeginClosing,
  CancelAuction,
  CloseAuction,
  CompensateOutage,
  ExpireOffer,
  OpenAuction,
  RecordMissedPayment,
  SettleAuction,
  VoidBidder,
} from "../auction";
import { cardEventWords, cardRefusals } from "../card";
import type { CardEvent, CardRejection, ForgetCardCustomer, RecordCardCustomer } from "../card";
import { collectionEventWords, collectionRefusals } from "../collection";
import type { CollectionEvent, CollectionRejection } from "../collection";
import { collectorEventWords, collectorRefusals } from "../collector";
import type { CollectorEvent, CollectorRejection, ForgetMarks } from "../collector";
import type { CommandOf } from "../kernel/decider";
import { engagementEventWords } from "../engagement";
import type { ArtistEngagementEvent, EngagementEvent } from "../engagement";
import type { EventName } from "../kernel/event-words";
import type { UpcasterChains } from "../kernel/upcast";
import { invoiceEventWords, invoiceRefusals } from "../invoice";
import type { CreditRefund, InvoiceEvent, InvoicePayment, InvoiceRejection } from "../invoice";
import { notificationEventWords, notificationRefusals, notificationUpcasters } from "../notification";
import type {
  NotificationEvent,
  NotificationRejection,
  RecordNoticeMailed,
  RecordNoticeTexted,
  SendNotice,
} from "../notification";
import { operationsEventWords, operationsRefusals } from "../operations";
import type { OperationsCommand, OperationsEvent, OperationsRejection } from "../operations";
import { orderEventWords, orderRefusals, orderUpcasters } from "../order";
import type {
  CancelOrder,
  ConfirmPayment,
  CountWorkingDaysAgain,
  CreateOrder,
  FailPayment,
  MovePaymentDeadline,
  OrderEvent,
  OrderRejection,
  PassOrderDeadline,
  ReceiveTransfer,
  RecordRefund,
  RequireConfirmation,
} from "../order";
import { payoutEventWords, payoutRefusals } from "../payout";
import type {
  ConfirmPayout,
  FailPayout,
  JoinPayoutBatch,
  OpenPayout,
  PayoutBatchEvent,
  PayoutEvent,
  PayoutRejection,
  ReducePayout,
  SchedulePayout,
} from "../payout";
import { preferencesEventWords } from "../preferences";
import type { PreferencesEvent } from "../preferences";
import { edgeRefusals } from "../problem";
import { savedSearchRefusals, searchEventWords } from "../search";
import type { OwnSearchEvent, SavedSearchRejection, SearchEvent, TellOfSavedSearch } from "../search";
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

/** Every command that policies, jobs, the sweep and the operator's door give; the facts of other streams are gathered at the door. */
export type NaqshSystemCommand =
  | CountDeed
  | AdvanceDataExport
  | TakeAdministratorRight
  | DestroyIdentityDocument
  | ResetFactorsOfEmail
  | EndAnnouncedAuctions
  | ClearSaleOfLeaver
  | CompleteDataExport
  | DeleteDataExport
  | EraseAccount
  | EraseUnverified
  | RecordEmailChangeSent
  | RecordResetSent
  | RecordVerificationSent
  | ForgiveUnpaidWin
  | LiftBan
  | RecordStayLinkSent
  | RecordUnpaidWin
  | ReleaseEmail
  | ReleaseUsername
  | MarkArtworkSold
  | TakeBackSoldArtwork
  | ReleaseReservation
  | RecordRenditions
  | RecordFingerprint
  | RecordTiles
  | ReturnConsignedArtwork
  | BeginClosing
  | CancelAuction
  | CloseAuction
  | CompensateOutage
  | ExpireOffer
  | OpenAuction
  | CommandOf<"RecordMissedPayment", Omit<RecordMissedPayment["data"], "nextBidderAllowed">>
  | SettleAuction
  | VoidBidder
  | ForgetMarks
  | TellOfSavedSearch
  | RecordCardCustomer
  | ForgetCardCustomer
  | CancelOrder
  | ConfirmPayment
  | CommandOf<"CountWorkingDaysAgain", Omit<CountWorkingDaysAgain["data"], "holidays">>
  | CreateOrder
  | FailPayment
  | MovePaymentDeadline
  | PassOrderDeadline
  | RecordRefund
  | ReceiveTransfer
  | RequireConfirmation
  | InvoicePayment
  | CreditRefund
  | OpenPayout
  | SchedulePayout
  | ReducePayout
  | JoinPayoutBatch
  | ConfirmPayout
  | FailPayout
  | SendNotice
  | RecordNoticeMailed
  | RecordNoticeTexted
  | OperationsCommand;

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
