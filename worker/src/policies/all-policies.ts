import type { Policy } from "@naqsh/shared/kernel/policy";
import { checkClaimWhenClaimed } from "../account/check-claim-when-claimed.policy";
import { clearSaleWhenDeletionRequested } from "../account/clear-sale-when-deletion-requested.policy";
import { scheduleErasureWhenDeletionRequested } from "../account/schedule-erasure-when-deletion-requested.policy";
import { tellPersonWhenDeletionWithdrawn } from "../account/tell-person-when-deletion-withdrawn.policy";
import { endSessionsWhenAccountErased } from "../account/end-sessions-when-account-erased.policy";
import { liftBanWhenItsEndComes } from "../account/lift-ban-when-its-end-comes.policy";
import { eraseUnverifiedWhenRegistered } from "../account/erase-unverified-when-registered.policy";
import { mailPasswordResetWhenAsked } from "../account/mail-password-reset-when-asked.policy";
import { mailVerificationWhenRequested } from "../account/mail-verification-when-requested.policy";
import { recordUnpaidWinWhenOrderCancelled } from "../account/record-unpaid-win-when-order-cancelled.policy";
import { releaseFormerUsernameWhenChanged } from "../account/release-former-username-when-changed.policy";
import { scheduleForgivenessWhenUnpaidWinRecorded } from "../account/schedule-forgiveness-when-unpaid-win-recorded.policy";
import { tellOwnerWhenPasswordReset } from "../account/tell-owner-when-password-reset.policy";
import { checkConsignmentWhenArtworkConsigned } from "../artwork/check-consignment-when-artwork-consigned.policy";
import { makeRenditionsWhenImageSubmitted } from "../artwork/make-renditions-when-image-submitted.policy";
import { markArtworkSoldWhenAuctionSettled } from "../artwork/mark-artwork-sold-when-auction-settled.policy";
import { markArtworkSoldWhenPaymentSucceeded } from "../artwork/mark-artwork-sold-when-payment-succeeded.policy";
import { releaseArtworkWhenOrderCancelled } from "../artwork/release-artwork-when-order-cancelled.policy";
import { returnConsignedArtworkWhenAuctionEndsUnsold } from "../artwork/return-consigned-artwork-when-auction-ends-unsold.policy";
import { cancelAuctionsWhenArtistBanned } from "../auction/cancel-auctions-when-artist-banned.policy";
import { recordMissedPaymentWhenOrderCancelled } from "../auction/record-missed-payment-when-order-cancelled.policy";
import { scheduleCloseWhenEndSet } from "../auction/schedule-close-when-end-set.policy";
import { scheduleOfferExpiryWhenOffered } from "../auction/schedule-offer-expiry-when-offered.policy";
import { scheduleOpeningWhenStartSet } from "../auction/schedule-opening-when-start-set.policy";
import { settleAuctionWhenPaymentSucceeded } from "../auction/settle-auction-when-payment-succeeded.policy";
import { mailNoticeWhenNoticeReceived } from "../notification/mail-notice-when-notice-received.policy";
import { notifyArtistAndBiddersWhenAuctionClosed } from "../notification/notify-artist-and-bidders-when-auction-closed.policy";
import { notifyArtistWhenArtworkReviewed } from "../notification/notify-artist-when-artwork-reviewed.policy";
import { notifyArtistWhenAuctionChanges } from "../notification/notify-artist-when-auction-changes.policy";
import { notifyBidderWhenOfferChanges } from "../notification/notify-bidder-when-offer-changes.policy";
import { notifyBiddersWhenBidderVoided } from "../notification/notify-bidders-when-bidder-voided.policy";
import { notifyBuyerAndArtistWhenOrderChanges } from "../notification/notify-buyer-and-artist-when-order-changes.policy";
import { notifyOutbidBidderWhenBidPlaced } from "../notification/notify-outbid-bidder-when-bid-placed.policy";
import { notifyThoseConcernedWhenOutageMovedDeadline } from "../notification/notify-those-concerned-when-outage-moved-deadline.policy";
import { notifyWinnerWhenWinnerDetermined } from "../notification/notify-winner-when-winner-determined.policy";
import { askWhoSignedInWhenDeviceIsNew } from "../notification/ask-who-signed-in-when-device-is-new.policy";
import { notifyPersonWhenAccountChanges } from "../notification/notify-person-when-account-changes.policy";
import { notifyPersonWhenSecondFactorChanges } from "../notification/notify-person-when-second-factor-changes.policy";
import { tellAdministratorsWhenArtworkWaits } from "../notification/tell-administrators-when-artwork-waits.policy";
import { cancelOrderWhenWinnerVoided } from "../order/cancel-order-when-winner-voided.policy";
import { chargeWhenPaymentBegun } from "../order/charge-when-payment-begun.policy";
import { askProviderWhenPaymentWaits } from "../order/ask-provider-when-payment-waits.policy";
import { cancelChargeWhenPaymentFailed } from "../order/cancel-charge-when-payment-failed.policy";
import { confirmChargeWhenPaymentConfirmed } from "../order/confirm-charge-when-payment-confirmed.policy";
import { finishVoidWhenOrderCancelled } from "../order/finish-void-when-order-cancelled.policy";
import { openOrderWhenArtworkReserved } from "../order/open-order-when-artwork-reserved.policy";
import { openOrderWhenWinnerDetermined } from "../order/open-order-when-winner-determined.policy";
import { refundWhenRefundOwed } from "../order/refund-when-refund-owed.policy";
import { scheduleOrderDeadlineWhenStepBegins } from "../order/schedule-order-deadline-when-step-begins.policy";
import { schedulePaymentDeadlineWhenOrderCreated } from "../order/schedule-payment-deadline-when-order-created.policy";

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
  chargeWhenPaymentBegun,
  confirmChargeWhenPaymentConfirmed,
  cancelChargeWhenPaymentFailed,
  askProviderWhenPaymentWaits,
  refundWhenRefundOwed,
  settleAuctionWhenPaymentSucceeded,
  markArtworkSoldWhenAuctionSettled,
  markArtworkSoldWhenPaymentSucceeded,
  releaseArtworkWhenOrderCancelled,
  recordMissedPaymentWhenOrderCancelled,
  endSessionsWhenAccountErased,
  clearSaleWhenDeletionRequested,
  scheduleErasureWhenDeletionRequested,
  tellPersonWhenDeletionWithdrawn,
  eraseUnverifiedWhenRegistered,
  mailVerificationWhenRequested,
  mailPasswordResetWhenAsked,
  tellOwnerWhenPasswordReset,
  recordUnpaidWinWhenOrderCancelled,
  scheduleForgivenessWhenUnpaidWinRecorded,
  scheduleOfferExpiryWhenOffered,
  liftBanWhenItsEndComes,
  cancelAuctionsWhenArtistBanned,
  returnConsignedArtworkWhenAuctionEndsUnsold,
  checkClaimWhenClaimed,
  releaseFormerUsernameWhenChanged,
  checkConsignmentWhenArtworkConsigned,
  makeRenditionsWhenImageSubmitted,
  notifyOutbidBidderWhenBidPlaced,
  notifyBiddersWhenBidderVoided,
  notifyArtistAndBiddersWhenAuctionClosed,
  notifyWinnerWhenWinnerDetermined,
  notifyBidderWhenOfferChanges,
  notifyArtistWhenAuctionChanges,
  notifyThoseConcernedWhenOutageMovedDeadline,
  notifyBuyerAndArtistWhenOrderChanges,
  notifyArtistWhenArtworkReviewed,
  askWhoSignedInWhenDeviceIsNew,
  notifyPersonWhenAccountChanges,
  notifyPersonWhenSecondFactorChanges,
  tellAdministratorsWhenArtworkWaits,
  mailNoticeWhenNoticeReceived,
];
