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
import { artworkEventWords, artworkRefusals, artworkUpcasters } from "../artwork";
import type {
  ArtworkEvent,
  ArtworkRejection,
  MarkArtworkSold,
  RecordFingerprint,
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
import type { CommandOf } from "../kernel/decider";
import type { EventName } from "../kernel/event-words";
import type { UpcasterChains } from "../kernel/upcast";
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
import { preferencesEventWords } from "../preferences";
import type { PreferencesEvent } from "../preferences";
import { edgeRefusals } from "../problem";
import { settingsEventWords } from "../settings";
import type { SettingsEvent } from "../settings";
import { transferEventWords, transferRefusals } from "../transfer";
import type { TransferEvent, TransferRejection } from "../transfer";
import type { EdgeRejection, Refusal } from "../problem";

/** Every event that the log can hold. */
export type NaqshEvent =
  | AccountEvent
  | AdministratorsEvent
  | EmailClaimEvent
  | IdentityClaimEvent
  | UsernameClaimEvent
  | SecondFactorEvent
  | SignInDeviceEvent
  | DataExportEvent
  | ArtworkEvent
  | AuctionEvent
  | OrderEvent
  | NotificationEvent
  | OperationsEvent
  | PreferencesEvent
  | SettingsEvent
  | TransferEvent;

/** Every command that policies, jobs, the sweep and the operator's door give; the facts of other streams are gathered at the door. */
export type NaqshSystemCommand =
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
  | ReleaseReservation
  | RecordRenditions
  | RecordFingerprint
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
  | ArtworkRejection
  | AuctionRejection
  | OrderRejection
  | NotificationRejection
  | OperationsRejection
  | TransferRejection;

export type RejectionCode = NaqshRejection["code"];

/** Every refusal with its kind and texts, as its module declares them. */
export const allRefusals: Readonly<Record<RejectionCode, Refusal>> = {
  ...edgeRefusals,
  ...accountRefusals,
  ...googleRefusals,
  ...secondFactorRefusals,
  ...dataExportRefusals,
  ...artworkRefusals,
  ...auctionRefusals,
  ...orderRefusals,
  ...notificationRefusals,
  ...operationsRefusals,
  ...transferRefusals,
};

/** What every event is called, as its module declares it. */
export const allEventWords: Readonly<Record<NaqshEvent["type"], EventName>> = {
  ...accountEventWords,
  ...secondFactorEventWords,
  ...dataExportEventWords,
  ...externalIdentityEventWords,
  ...artworkEventWords,
  ...auctionEventWords,
  ...orderEventWords,
  ...notificationEventWords,
  ...operationsEventWords,
  ...preferencesEventWords,
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
