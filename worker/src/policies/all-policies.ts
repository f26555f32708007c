import type { Policy } from "@naqsh/shared/kernel/policy";
import { checkClaimWhenClaimed } from "../account/check-claim-when-claimed.policy";
import { clearSaleWhenDeletionRequested } from "../account/clear-sale-when-deletion-requested.policy";
import { scheduleErasureWhenDeletionRequested } from "../account/schedule-erasure-when-deletion-requested.policy";
import { tellPersonWhenDeletionWithdrawn } from "../account/tell-person-when-deletion-withdrawn.policy";
import { endSessionsWhenAccountErased } from "../account/end-sessions-when-account-erased.policy";
import { destroyDocumentWhenBadgeDecided } from "../account/destroy-document-when-badge-decided.policy";
import { endSessionsWhenRightChanges } from "../account/end-sessions-when-right-changes.policy";
import { finishDismissalWhenAdministratorDismissed } from "../account/finish-dismissal-when-administrator-dismissed.policy";
import { liftBanWhenItsEndComes } from "../account/lift-ban-when-its-end-comes.policy";
import { eraseUnverifiedWhenRegistered } from "../account/erase-unverified-when-registered.policy";
import { makeDataExportWhenRequested } from "../account/make-data-export-when-requested.policy";
import { mailEmailChangeWhenRequested } from "../account/mail-email-change-when-requested.policy";
import { releaseFormerEmailWhenChanged } from "../account/release-former-email-when-changed.policy";
import { mailPasswordResetWhenAsked } from "../account/mail-password-reset-when-asked.policy";
import { mailVerificationWhenRequested } from "../account/mail-verification-when-requested.policy";
import { recordUnpaidWinWhenOrderCancelled } from "../account/record-unpaid-win-when-order-cancelled.policy";
import { releaseFormerUsernameWhenChanged } from "../account/release-former-username-when-changed.policy";
import { scheduleForgivenessWhenUnpaidWinRecorded } from "../account/schedule-forgiveness-when-unpaid-win-recorded.policy";
import { tellOwnerWhenPasswordReset } from "../account/tell-owner-when-password-reset.policy";
import { countDeedsWhenDone } from "../achievement/count-deeds-when-done.policy";
import { checkConsignmentWhenArtworkConsigned } from "../artwork/check-consignment-when-artwork-consigned.policy";
import { fingerprintPictureWhenImageSubmitted } from "../artwork/fingerprint-picture-when-image-submitted.policy";
import { makeRenditionsWhenImageSubmitted } from "../artwork/make-renditions-when-image-submitted.policy";
import { makeTilesWhenImageSubmitted } from "../artwork/make-tiles-when-image-submitted.policy";
import { markArtworkSoldWhenAuctionSettled } from "../artwork/mark-artwork-sold-when-auction-settled.policy";
import { takeBackArtworkWhenSaleFalls } from "../artwork/take-back-artwork-when-sale-falls.policy";
import { markArtworkSoldWhenPaymentSucceeded } from "../artwork/mark-artwork-sold-when-payment-succeeded.policy";
import { releaseArtworkWhenOrderCancelled } from "../artwork/release-artwork-when-order-cancelled.policy";
import { returnConsignedArtworkWhenAuctionEndsUnsold } from "../artwork/return-consigned-artwork-when-auction-ends-unsold.policy";
import { cancelAuctionsWhenArtistBanned } from "../auction/cancel-auctions-when-artist-banned.policy";
import { voidLeadsWhenBidderBanned } from "../auction/void-leads-when-bidder-banned.policy";
import { recordMissedPaymentWhenOrderCancelled } from "../auction/record-missed-payment-when-order-cancelled.policy";
import { scheduleCloseWhenEndSet } from "../auction/schedule-close-when-end-set.policy";
import { scheduleOfferExpiryWhenOffered } from "../auction/schedule-offer-expiry-when-offered.policy";
import { scheduleOpeningWhenStartSet } from "../auction/schedule-opening-when-start-set.policy";
import { settleAuctionWhenPaymentSucceeded } from "../auction/settle-auction-when-payment-succeeded.policy";
import { issueCreditNoteWhenOrderRefunded } from "../invoice/issue-credit-note-when-order-refunded.policy";
import { issueInvoiceWhenPaymentSucceeded } from "../invoice/issue-invoice-when-payment-succeeded.policy";
import { endTransfersWhenBatchConfirmed } from "../payout/end-transfers-when-batch-confirmed.policy";
import { joinPayoutBatchWhenMade } from "../payout/join-payout-batch-when-made.policy";
import { openPayoutWhenPaymentSucceeded } from "../payout/open-payout-when-payment-succeeded.policy";
import { reducePayoutWhenRefundOwed } from "../payout/reduce-payout-when-refund-owed.policy";
import { schedulePayoutWhenReturnPeriodEnded } from "../payout/schedule-payout-when-return-period-ended.policy";
import { scheduleReminderWhenAsked } from "../notification/schedule-reminder-when-asked.policy";
import { tellArtistWhenLikedOrFollowed } from "../notification/tell-artist-when-liked-or-followed.policy";
import { lookThroughSavedSearchesWhenWorkComes } from "../notification/look-through-saved-searches-when-work-comes.policy";
import { notifyPersonWhenSavedSearchFinds } from "../notification/notify-person-when-saved-search-finds.policy";
import { tellWishersWhenWorkChanges } from "../notification/tell-wishers-when-work-changes.policy";
import { deleteCardCustomerWhenForgotten } from "../card/delete-card-customer-when-forgotten.policy";
import { forgetCardCustomerWhenAccountErased } from "../card/forget-card-customer-when-account-erased.policy";
import { forgetMarksWhenAccountErased } from "../collector/forget-marks-when-account-erased.policy";
import { textNoticeWhenNoticeReceived } from "../notification/text-notice-when-notice-received.policy";
import { mailNoticeWhenNoticeReceived } from "../notification/mail-notice-when-notice-received.policy";
import { notifyArtistAndBiddersWhenAuctionClosed } from "../notification/notify-artist-and-bidders-when-auction-closed.policy";
import { notifyArtistWhenArtworkReviewed } from "../notification/notify-artist-when-artwork-reviewed.policy";
import { notifyArtistWhenAuctionChanges } from "../notification/notify-artist-when-auction-changes.policy";
import { notifyBidderWhenOfferChanges } from "../notification/notify-bidder-when-offer-changes.policy";
import { notifyBiddersWhenBidderVoided } from "../notification/notify-bidders-when-bidder-voided.policy";
import { notifyBothSidesWhenOrderMoves } from "../notification/notify-both-sides-when-order-moves.policy";
import { notifyBuyerAndArtistWhenOrderChanges } from "../notification/notify-buyer-and-artist-when-order-changes.policy";
import { notifyArtistWhenSoldWorkReturns } from "../notification/notify-artist-when-sold-work-returns.policy";
import { notifyArtistWhenPayoutEnds } from "../notification/notify-artist-when-payout-ends.policy";
import { notifyOutbidBidderWhenBidPlaced } from "../notification/notify-outbid-bidder-when-bid-placed.policy";
import { notifyThoseConcernedWhenOutageMovedDeadline } from "../notification/notify-those-concerned-when-outage-moved-deadline.policy";
import { notifyWinnerWhenWinnerDetermined } from "../notification/notify-winner-when-winner-determined.policy";
import { askWhoSignedInWhenDeviceIsNew } from "../notification/ask-who-signed-in-when-device-is-new.policy";
import { notifyPersonWhenAccountChanges } from "../notification/notify-person-when-account-changes.policy";
import { notifyPersonWhenDataExportReady } from "../notification/notify-person-when-data-export-ready.policy";
import { notifyPersonWhenAchievementEarned } from "../notification/notify-person-when-achievement-earned.policy";
import { notifyArtistWhenBadgeDecided } from "../notification/notify-artist-when-badge-decided.policy";
import { notifyPersonWhenRightChanges } from "../notification/notify-person-when-right-changes.policy";
import { notifyPersonWhenSecondFactorChanges } from "../notification/notify-person-when-second-factor-changes.policy";
import { tellAdministratorsWhenArtworkWaits } from "../notification/tell-administrators-when-artwork-waits.policy";
import { cancelOrderWhenWinnerVoided } from "../order/cancel-order-when-winner-voided.policy";
import { chargeWhenPaymentBegun } from "../order/charge-when-payment-begun.policy";
import { askProviderWhenPaymentWaits } from "../order/ask-provider-when-payment-waits.policy";
import { cancelChargeWhenPaymentFailed } from "../order/cancel-charge-when-payment-failed.policy";
import { confirmChargeWhenPaymentConfirmed } from "../order/confirm-charge-when-payment-confirmed.policy";
import { countWorkingDaysAgainWhenHolidaysSet } from "../order/count-working-days-again-when-holidays-set.policy";
import { countPayoutDaysAgainWhenHolidaysSet } from "../payout/count-payout-days-again-when-holidays-set.policy";
import { finishVoidWhenOrderCancelled } from "../order/finish-void-when-order-cancelled.policy";
import { openOrderWhenArtworkReserved } from "../order/open-order-when-artwork-reserved.policy";
import { openOrderWhenWinnerDetermined } from "../order/open-order-when-winner-determined.policy";
import { refundWhenRefundOwed } from "../order/refund-when-refund-owed.policy";
import { scheduleOrderDeadlineWhenStepBegins } from "../order/schedule-order-deadline-when-step-begins.policy";
import { schedulePaymentDeadlineWhenOrderCreated } from "../order/schedule-payment-deadline-when-order-created.policy";
import { receiveTransferWhenLineMatched } from "../transfer/receive-transfer-when-line-matched.policy";

/** Every reaction of the product. A name is the key of its checkpoint: renaming one makes it a new policy. */
export const policies: readonly Policy[] = [
  scheduleOpeningWhenStartSet,
  scheduleCloseWhenEndSet,
  openOrderWhenWinnerDetermined,
  openOrderWhenArtworkReserved,
  cancelOrderWhenWinnerVoided,
  finishVoidWhenOrderCancelled,
  schedulePaymentDeadlineWhenOrderCreated,
  scheduleOrderDeadlineWhenStepBegins,
  countWorkingDaysAgainWhenHolidaysSet,
  countPayoutDaysAgainWhenHolidaysSet,
  chargeWhenPaymentBegun,
  confirmChargeWhenPaymentConfirmed,
  cancelChargeWhenPaymentFailed,
  askProviderWhenPaymentWaits,
  refundWhenRefundOwed,
  issueInvoiceWhenPaymentSucceeded,
  issueCreditNoteWhenOrderRefunded,
  openPayoutWhenPaymentSucceeded,
  schedulePayoutWhenReturnPeriodEnded,
  reducePayoutWhenRefundOwed,
  joinPayoutBatchWhenMade,
  endTransfersWhenBatchConfirmed,
  receiveTransferWhenLineMatched,
  settleAuctionWhenPaymentSucceeded,
  markArtworkSoldWhenAuctionSettled,
  markArtworkSoldWhenPaymentSucceeded,
  takeBackArtworkWhenSaleFalls,
  releaseArtworkWhenOrderCancelled,
  recordMissedPaymentWhenOrderCancelled,
  endSessionsWhenAccountErased,
  forgetMarksWhenAccountErased,
  forgetCardCustomerWhenAccountErased,
  deleteCardCustomerWhenForgotten,
  clearSaleWhenDeletionRequested,
  scheduleErasureWhenDeletionRequested,
  tellPersonWhenDeletionWithdrawn,
  makeDataExportWhenRequested,
  eraseUnverifiedWhenRegistered,
  mailVerificationWhenRequested,
  mailEmailChangeWhenRequested,
  releaseFormerEmailWhenChanged,
  mailPasswordResetWhenAsked,
  tellOwnerWhenPasswordReset,
  recordUnpaidWinWhenOrderCancelled,
  scheduleForgivenessWhenUnpaidWinRecorded,
  scheduleOfferExpiryWhenOffered,
  liftBanWhenItsEndComes,
  finishDismissalWhenAdministratorDismissed,
  endSessionsWhenRightChanges,
  destroyDocumentWhenBadgeDecided,
  cancelAuctionsWhenArtistBanned,
  voidLeadsWhenBidderBanned,
  returnConsignedArtworkWhenAuctionEndsUnsold,
  checkClaimWhenClaimed,
  releaseFormerUsernameWhenChanged,
  checkConsignmentWhenArtworkConsigned,
  makeRenditionsWhenImageSubmitted,
  fingerprintPictureWhenImageSubmitted,
  makeTilesWhenImageSubmitted,
  notifyOutbidBidderWhenBidPlaced,
  notifyBiddersWhenBidderVoided,
  notifyArtistAndBiddersWhenAuctionClosed,
  notifyWinnerWhenWinnerDetermined,
  notifyBidderWhenOfferChanges,
  notifyArtistWhenAuctionChanges,
  notifyThoseConcernedWhenOutageMovedDeadline,
  notifyBuyerAndArtistWhenOrderChanges,
  notifyBothSidesWhenOrderMoves,
  notifyArtistWhenArtworkReviewed,
  notifyArtistWhenSoldWorkReturns,
  notifyArtistWhenPayoutEnds,
  askWhoSignedInWhenDeviceIsNew,
  notifyPersonWhenAccountChanges,
  notifyPersonWhenRightChanges,
  notifyArtistWhenBadgeDecided,
  countDeedsWhenDone,
  notifyPersonWhenAchievementEarned,
  notifyPersonWhenSecondFactorChanges,
  notifyPersonWhenDataExportReady,
  tellAdministratorsWhenArtworkWaits,
  tellArtistWhenLikedOrFollowed,
  tellWishersWhenWorkChanges,
  lookThroughSavedSearchesWhenWorkComes,
  notifyPersonWhenSavedSearchFinds,
  scheduleReminderWhenAsked,
  mailNoticeWhenNoticeReceived,
  textNoticeWhenNoticeReceived,
];
