import type {
  AdvanceDataExport,
  AttemptDataExport,
  ClearSaleOfLeaver,
  CompleteDataExport,
  DeleteDataExport,
  DestroyIdentityDocument,
  EndAnnouncedAuctions,
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
  TakeAdministratorRight,
} from "../account";
import type { CountDeed } from "../achievement";
import type {
  MarkArtworkSold,
  TakeBackSoldArtwork,
  RecordFingerprint,
  RecordTiles,
  ReleaseReservation,
  RecordRenditions,
  ReturnConsignedArtwork,
} from "../artwork";
import type {
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
import type { ForgetCardCustomer, RecordCardCustomer } from "../card";
import type { ForgetMarks } from "../collector";
import type { CommandOf } from "../kernel/decider";
import type { CreditRefund, InvoicePayment } from "../invoice";
import type { RecordNoticeMailed, RecordNoticeTexted, SendNotice } from "../notification";
import type { OperationsCommand } from "../operations";
import type {
  CancelOrder,
  ConfirmPayment,
  CountWorkingDaysAgain,
  CreateOrder,
  FailPayment,
  MovePaymentDeadline,
  PassOrderDeadline,
  ReceiveTransfer,
  FailRefund,
  RecordRefund,
  RequireConfirmation,
} from "../order";
import type {
  ConfirmPayout,
  CountPayoutDaysAgain,
  FailPayout,
  JoinPayoutBatch,
  OpenPayout,
  ReducePayout,
  SchedulePayout,
} from "../payout";
import type { TellOfSavedSearches } from "../search";

/** Every command that policies, jobs, the sweep and operators give; command-service gathers the facts of other streams itself. */
export type NaqshSystemCommand =
  | CountDeed
  | AdvanceDataExport
  | AttemptDataExport
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
  | TellOfSavedSearches
  | RecordCardCustomer
  | ForgetCardCustomer
  | CancelOrder
  | ConfirmPayment
  | CommandOf<"CountWorkingDaysAgain", Omit<CountWorkingDaysAgain["data"], "holidays">>
  | CreateOrder
  | FailPayment
  | MovePaymentDeadline
  | PassOrderDeadline
  | FailRefund
  | RecordRefund
  | ReceiveTransfer
  | RequireConfirmation
  | InvoicePayment
  | CreditRefund
  | OpenPayout
  | SchedulePayout
  | CountPayoutDaysAgain
  | ReducePayout
  | JoinPayoutBatch
  | ConfirmPayout
  | FailPayout
  | SendNotice
  | RecordNoticeMailed
  | RecordNoticeTexted
  | OperationsCommand;
