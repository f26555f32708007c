import { achievementNamed } from "@naqsh/shared/achievement";
import type { LetterTexts } from "./letter-facts";
import { englishCollectorLetters } from "./collector-letter-texts.en";
import { englishMoneyLetters } from "./money-letter-texts.en";
import { englishOrderLetters } from "./order-letter-texts.en";

const LAPSE_REASONS: Readonly<Record<string, string>> = {
  noNextBidder: "there was no other bidder",
  nextBidderBelowReserve: "the next bid lies below your reserve",
  nextBidderNotAllowed: "the next bidder may not buy here any more",
  offerDeclined: "the next bidder declined the offer",
  offerExpired: "the next bidder did not answer in time",
  offerUnpaid: "the next bidder did not pay in time",
};

const REJECTION_REASONS: Readonly<Record<string, string>> = {
  blurry: "the picture is not clear",
  notOwner: "it is not clear that the work is yours",
  culturallySensitive: "it needs cultural care",
  wrongCategory: "the category does not fit",
  other: "see the note on the page of the work",
};

const CANCEL_REASONS: Readonly<Record<string, string>> = {
  paymentDeadlineMissed: "the payment did not come in time",
  notShipped: "the work was not shipped in time",
  refunded: "an administrator refunded everything",
  bidderVoided: "the bids behind it were voided",
};

export const englishLetters: LetterTexts = {
  ...englishMoneyLetters,
  ...englishOrderLetters,
  ...englishCollectorLetters,
  outbid: ({ title, amount }) => ({
    subject: `You were outbid on ${title}`,
    lines: [`Somebody went above your bid on ${title}. The price now is ${amount}, VAT not included.`],
    action: "Bid again",
  }),
  auctionWon: ({ title, amount, total, at }) => ({
    subject: `${title} is yours to pay for`,
    lines: [
      `You are the buyer of ${title} at ${amount}; with VAT ${total}.`,
      `Please pay by ${at} (Riyadh time). After that the work is offered to the next bidder.`,
    ],
    action: "Pay",
  }),
  auctionLost: ({ title, amount, reason }) => ({
    subject: `The auction of ${title} is over`,
    lines:
      reason === "reserveNotMet"
        ? [`${title} was not sold: the reserve was not met.`]
        : [`${title} went to another bidder for ${amount}.`],
    action: "See the auction",
  }),
  auctionSold: ({ title, amount }) => ({
    subject: `${title} found its buyer`,
    lines: [`The auction of ${title} closed at ${amount}. The buyer has 24 hours to pay; we will write to you then.`],
    action: "See the auction",
  }),
  auctionPassed: ({ title, reason }) => ({
    subject: `${title} was not sold`,
    lines: [
      reason === "noBids" ? `Nobody bid on ${title}.` : `The bids on ${title} did not reach your reserve.`,
      "You may schedule another auction for it whenever you like.",
    ],
    action: "See the auction",
  }),
  auctionOpened: ({ title, at }) => ({
    subject: `The auction of ${title} is open`,
    lines: [`It runs until ${at} (Riyadh time).`],
    action: "See the auction",
  }),
  auctionExtendedByOutage: ({ title, at, reason }) => ({
    subject: `More time for ${title}`,
    lines: [
      `We were not reachable for a while, so the time lost was added to ${deadlineNamed(reason)} for ${title}.`,
      `It is now ${at} (Riyadh time).`,
    ],
    action: "See it",
  }),
  bidsVoided: ({ title, reason }) => ({
    subject: `Your bids on ${title} were voided`,
    lines: [`An administrator voided your bids on ${title}: ${reason}`],
    action: "See the auction",
  }),
  leadingAfterVoid: ({ title, amount }) => ({
    subject: `You lead on ${title} again`,
    lines: [`Bids of another person were voided. You now lead at ${amount}, VAT not included.`],
    action: "See the auction",
  }),
  outbidAfterVoid: ({ title, amount }) => ({
    subject: `You no longer lead on ${title}`,
    lines: [`Bids were voided and the rest was counted again. The price now is ${amount}, VAT not included.`],
    action: "Bid again",
  }),
  orderCancelled: ({ title, reason }) => ({
    subject: `The order for ${title} was cancelled`,
    lines: [`The reason: ${CANCEL_REASONS[reason] ?? reason}.`],
    action: "See the order",
  }),
  offerReceived: ({ title, amount, total, at }) => ({
    subject: `${title} is offered to you`,
    lines: [
      `The buyer before you did not pay. You can have ${title} at your own highest bid, ${amount}; with VAT ${total}.`,
      `The offer holds until ${at} (Riyadh time). Declining costs you nothing.`,
    ],
    action: "Accept or decline",
  }),
  offerEnded: ({ title }) => ({
    subject: `The offer of ${title} has ended`,
    lines: [`The time to accept the offer of ${title} is over.`],
    action: "See the auction",
  }),
  auctionLapsed: ({ title, reason }) => ({
    subject: `The auction of ${title} lapsed`,
    lines: [
      `${title} was not sold: ${LAPSE_REASONS[reason] ?? reason}.`,
      "You may schedule another auction for it whenever you like.",
    ],
    action: "See the auction",
  }),
  auctionCancelled: ({ title }) => ({
    subject: `The auction of ${title} was cancelled`,
    lines: [`The auction of ${title} will not take place.`],
    action: "See the auction",
  }),
  artworkApproved: ({ title }) => ({
    subject: `${title} was approved`,
    lines: [`${title} is now in the marketplace.`],
    action: "See the work",
  }),
  artworkRejected: ({ title, reason }) => ({
    subject: `${title} was not approved`,
    lines: [`The reason: ${REJECTION_REASONS[reason] ?? reason}. You can revise the work and it is reviewed again.`],
    action: "Revise the work",
  }),
  artworkToReview: ({ title }) => ({
    subject: `${title} waits for review`,
    lines: [`An artist submitted ${title}.`],
    action: "Review it",
  }),
  newDevice: ({ at, reason }) => ({
    subject: "Was this you? A sign-in on a new device",
    lines: [
      `Somebody signed in to your account on a device that we did not know: ${reason}.`,
      `It was at ${at} (Riyadh time).`,
      "If it was you, there is nothing to do. If not, end that session and change your password.",
    ],
    action: "See where you are signed in",
  }),
  securityChanged: ({ at, reason }) => ({
    subject: "Your account's security has changed",
    lines: [
      `${SECURITY_CHANGES[reason] ?? reason}, at ${at} (Riyadh time).`,
      "If it was not you, end the other sessions and change your password.",
    ],
    action: "Open the security settings",
  }),
  dataExportReady: ({ at }) => ({
    subject: "The copy of your data is ready",
    lines: [
      "The copy of everything {platform} knows about you, requested in your settings, is ready.",
      `While signed in you can download it there until ${at} (Riyadh time); then it is deleted.`,
      "If you did not ask for it, end the other sessions and change your password.",
    ],
    action: "Download the copy",
  }),
  rightGiven: ({ reason }) => ({
    subject: "You are an administrator now",
    lines: [
      `An administrator gave you the right of administrator: ${reason}`,
      "You were signed out everywhere. Sign in again, and set up a second factor if you have none: nothing administrative is open without one.",
      "If you did not expect this, reply to this e-mail.",
    ],
    action: "Open the security settings",
  }),
  rightTaken: ({ reason }) => ({
    subject: "You are no longer an administrator",
    lines: [
      `An administrator took the right of administrator from you: ${reason}`,
      "You were signed out everywhere. Your account goes on as it was before.",
    ],
    action: "Open your profile",
  }),
  award: ({ reason }) => ({
    subject: `You earned: ${achievementNamed(reason)?.title.en ?? reason}`,
    lines: ["You earned it by what you did on {platform}, and it stays yours."],
    action: "See your achievements",
  }),
  badgeGranted: () => ({
    subject: "You have the verified badge",
    lines: [
      "We have seen your document, and your name carries the badge from now on.",
      "The document was destroyed after the decision.",
    ],
    action: "Open your profile",
  }),
  badgeDeclined: ({ reason }) => ({
    subject: "You did not get the verified badge",
    lines: [
      `An administrator decided so: ${reason}`,
      "The document was destroyed after the decision. You may ask again in settings.",
    ],
    action: "Open settings",
  }),
  badgeTakenBack: ({ reason }) => ({
    subject: "Your verified badge was removed",
    lines: [`An administrator decided so: ${reason}`, "You may ask for it again in settings."],
    action: "Open settings",
  }),
};

const SECURITY_CHANGES: Readonly<Record<string, string>> = {
  totpAdded: "An authenticator app was added",
  totpRemoved: "The authenticator app was removed",
  passkeyAdded: "A passkey was added",
  passkeyRemoved: "A passkey was removed",
  recoveryCodesMade: "New recovery codes were made",
  passwordChanged: "The password was changed, and other sessions were ended",
  payoutAccountChanged: "Your payout account (IBAN) was changed",
  emailChangeAsked: "A change of your e-mail was requested",
  emailChanged: "The e-mail was changed",
  usernameChanged: "The username was changed",
  secondFactorsReset: "An operator of the platform removed every second factor, and all sessions were ended",
  recoveryCodeUsed: "A recovery code was used to sign in",
};

const deadlineNamed = (reason: string): string => {
  if (reason === "start") return "the start of the auction";
  if (reason === "offer") return "the time to accept";
  return reason === "payment" ? "the time to pay" : "the end of the auction";
};
