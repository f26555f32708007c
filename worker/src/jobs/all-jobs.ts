import { buildDataExportJob } from "../account/build-data-export.job";
import { deleteDataExportJob } from "../account/delete-data-export.job";
import { removeDataExportsJob } from "../account/remove-data-exports.job";
import { endSessionsJob } from "../account/end-sessions.job";
import { eraseUnverifiedJob } from "../account/erase-unverified.job";
import { eraseAccountJob } from "../account/erase-account.job";
import { forgiveUnpaidWinJob } from "../account/forgive-unpaid-win.job";
import { liftBanJob } from "../account/lift-ban.job";
import { mailEmailChangeJob } from "../account/mail-email-change.job";
import { tellFormerEmailJob } from "../account/tell-former-email.job";
import { mailPasswordResetJob } from "../account/mail-password-reset.job";
import { mailVerificationJob } from "../account/mail-verification.job";
import { releaseOrphanEmailJob, releaseOrphanUsernameJob } from "../account/release-orphan-claims.job";
import { tellPasswordResetJob } from "../account/tell-password-reset.job";
import { mailLeavingJob } from "../account/mail-leaving.job";
import { fingerprintPictureJob } from "../artwork/fingerprint-picture.job";
import { deleteCardCustomerJob } from "../card/delete-card-customer.job";
import { makeRenditionsJob } from "../artwork/make-renditions.job";
import { makeTilesJob } from "../artwork/make-tiles.job";
import { returnOrphanConsignmentJob } from "../artwork/return-orphan-consignment.job";
import { beginClosingJob, closeAuctionJob, expireOfferJob, openAuctionJob } from "../auction/wake-auction.job";
import { moveRemindersJob } from "../notification/move-reminders.job";
import { remindOfAuctionJob } from "../notification/remind-of-auction.job";
import { tellOfMarksJob } from "../notification/tell-of-marks.job";
import { tellOfSavedSearchesJob } from "../notification/tell-of-saved-searches.job";
import { tellWishersJob } from "../notification/tell-wishers.job";
import type { JobDefinition } from "./job-definition";
import { mailNoticeJob } from "../notification/mail-notice.job";
import { mailOutbidJob } from "../notification/mail-outbid.job";
import { textNoticeJob } from "../notification/text-notice.job";
import { tellAdministratorsJob } from "../notification/tell-administrators.job";
import { tellAdministratorsOfReturnJob } from "../notification/tell-administrators-of-return.job";
import { tellLosingBiddersJob } from "../notification/tell-losing-bidders.job";
import { chargePaymentJob } from "../order/charge-payment.job";
import { askProviderJob } from "../order/ask-provider.job";
import { cancelChargeJob } from "../order/cancel-charge.job";
import { confirmChargeJob } from "../order/confirm-charge.job";
import { countWorkingDaysAgainJob } from "../order/count-working-days-again.job";
import { expirePaymentJob } from "../order/expire-payment.job";
import { finishVoidJob } from "../order/finish-void.job";
import { passOrderDeadlineJob } from "../order/pass-order-deadline.job";
import { refundPaymentJob } from "../order/refund-payment.job";
import { countPayoutDaysAgainJob } from "../payout/count-payout-days-again.job";

/** Every job that a policy may schedule. */
export const jobs: readonly JobDefinition[] = [
  openAuctionJob,
  beginClosingJob,
  closeAuctionJob,
  expireOfferJob,
  expirePaymentJob,
  passOrderDeadlineJob,
  countWorkingDaysAgainJob,
  countPayoutDaysAgainJob,
  chargePaymentJob,
  deleteCardCustomerJob,
  confirmChargeJob,
  cancelChargeJob,
  askProviderJob,
  refundPaymentJob,
  finishVoidJob,
  endSessionsJob,
  eraseAccountJob,
  mailLeavingJob,
  eraseUnverifiedJob,
  buildDataExportJob,
  deleteDataExportJob,
  removeDataExportsJob,
  mailVerificationJob,
  mailEmailChangeJob,
  tellFormerEmailJob,
  mailPasswordResetJob,
  tellPasswordResetJob,
  forgiveUnpaidWinJob,
  liftBanJob,
  releaseOrphanEmailJob,
  releaseOrphanUsernameJob,
  returnOrphanConsignmentJob,
  makeRenditionsJob,
  fingerprintPictureJob,
  makeTilesJob,
  tellAdministratorsJob,
  tellAdministratorsOfReturnJob,
  tellLosingBiddersJob,
  tellOfMarksJob,
  tellWishersJob,
  tellOfSavedSearchesJob,
  remindOfAuctionJob,
  moveRemindersJob,
  mailNoticeJob,
  textNoticeJob,
  mailOutbidJob,
];

/** How many jobs of a queue run at once; the others have no limit of their own. */
export const jobConcurrency: Readonly<Record<string, number>> = { media: 1, notification: 2, exports: 1 };
