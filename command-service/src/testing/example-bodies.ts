import { TERMS_VERSION } from "@naqsh/shared/account";
import type { Endpoint, SentTo } from "@naqsh/shared/kernel/endpoint";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import type { allWrites } from "@naqsh/shared/endpoints";

type BodiesOf<Named> = { [Name in keyof Named]: Named[Name] extends Endpoint ? SentTo<Named[Name]> : never };

const SOME_ID = "00000000-0000-4000-8000-00000000e7a0";
/** The smallest picture there is: one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const artwork = {
  title: "بحر",
  description: "بحر جدة",
  category: "photography",
  imageUrl: `data:image/png;base64,${PIXEL}`,
} as const;

const credential = { id: "key", rawId: "key", type: "public-key" } as const;
const signedChallenge = {
  ...credential,
  response: { clientDataJSON: "{}", authenticatorData: "", signature: "" },
};
const attestedPasskey = { ...credential, response: { clientDataJSON: "{}", attestationObject: "" } };

/** A body that fits, for every endpoint that writes; null for one without. The compiler asks for each. */
export const exampleBodies: { [Module in keyof typeof allWrites]: BodiesOf<(typeof allWrites)[Module]> } = {
  account: {
    register: { firstName: "هند", lastName: "العتيبي", email: "hind@naqsh.example", password: "سبعون سدرة" },
    signIn: { email: "nobody@naqsh.example", password: "سبعون سدرة" },
    signOut: null,
    sendVerification: null,
    verifyEmail: { token: "x".repeat(43) },
    forgotPassword: { email: "nobody@naqsh.example" },
    resetPassword: { token: "x".repeat(43), newPassword: "سبعون سدرة" },
    acceptTerms: { version: TERMS_VERSION },
    banUser: { reason: "مزايدات وهمية" },
    unbanUser: {},
    giveRight: { reason: "تنضم إلى فريق المراجعة" },
    takeRight: { reason: "غادرت فريق المراجعة" },
    askBadge: { document: `data:image/png;base64,${PIXEL}` },
    withdrawBadgeRequest: null,
    decideBadge: { documentId: SOME_ID, isGranted: true, reason: "الهوية الوطنية" },
    takeBadgeBack: { reason: "وثيقة لشخص آخر" },
    forgiveUnpaidWin: { auctionId: SOME_ID, reason: "عذر مقبول" },
    beginGoogle: null,
    finishGoogle: null,
    registerByGoogle: { acceptedTerms: TERMS_VERSION },
    linkGoogle: {},
    unlinkGoogle: {},
    beginSecondStep: { ticket: "x" },
    takeSecondStep: { ticket: "x", code: "123456" },
    beginPasskeySignIn: {},
    signInByPasskey: { ticket: "x", passkey: signedChallenge },
    beginConfirmation: {},
    confirmIdentity: { password: "سبعون سدرة" },
    beginTotp: {},
    addTotp: { ticket: "x", code: "123456" },
    removeTotp: null,
    beginPasskey: {},
    addPasskey: { ticket: "x", name: "هاتفي", passkey: attestedPasskey },
    removePasskey: null,
    makeRecoveryCodes: {},
    endSession: null,
    endSessionOfUser: null,
    endSessionsOfUser: {},
    endOtherSessions: {},
    reviseProfile: { bio: "أرسم البحر", website: "https://hind.example" },
    chooseAvatar: { profileImage: `data:image/png;base64,${PIXEL}` },
    removeAvatar: null,
    becomeArtist: {},
    changePayoutAccount: { iban: "SA03 8000 0000 6080 1016 7519" },
    changeVatRegistration: { registration: null },
    changePassword: { currentPassword: "سبعون سدرة", newPassword: "ثمانون سدرة" },
    requestEmailChange: { email: "hind.new@naqsh.example" },
    changeEmail: { token: "x".repeat(43) },
    enhanceBio: { enhancement: "generate", artStyle: "التصوير" },
  },
  myData: {
    requestDeletion: {},
    withdrawDeletion: null,
    stay: { token: "none" },
    requestDataExport: {},
  },
  artwork: {
    submitArtwork: artwork,
    reviseArtwork: artwork,
    approveArtwork: {},
    rejectArtwork: { reason: "blurry" },
  },
  auction: {
    scheduleAuction: {
      artworkId: SOME_ID,
      openingPrice: 500,
      startsAt: "2026-03-02T09:00:00.000Z",
      endsAt: "2026-03-03T09:00:00.000Z",
    },
    placeBid: { amount: 500 },
    placeBidOnArtwork: { amount: 500 },
    cancelAuction: {},
    acceptOffer: {},
    declineOffer: {},
    voidBidder: { alias: 1, reason: "مزايدات وهمية" },
  },
  order: {
    beginCheckout: { artworkId: "00000000-0000-4000-8000-000000000000" },
    chooseDelivery: {
      zone: "riyadh",
      address: {
        recipient: "نورة",
        phone: "0501234567",
        city: "الرياض",
        district: "الملقا",
        street: "طريق أنس",
        note: "",
      },
    },
    giveUpOrder: {},
    shipOrder: { carrier: "smsa", trackingNumber: "SM 290-113" },
    confirmReceipt: {},
    cancelUnshippedOrder: {},
    sendReturnPicture: { image: `data:image/png;base64,${PIXEL}` },
    requestReturn: { reason: "وصل الإطار مكسورًا من طرفه", isDefective: true, pictures: [] },
    acceptReturn: {},
    declineReturn: { reason: "العمل كما وُصف تمامًا" },
    sendReturn: { carrier: "spl", trackingNumber: "SP-77" },
    confirmReturnArrival: {},
    decideForReturn: {},
    decideAgainstReturn: { reason: "العمل كما وُصف تمامًا" },
    recordReturnArrival: {},
    refundOrder: { amount: "100.00", reason: "تأخر في التسليم" },
    beginPayment: { method: SANDBOX_METHODS[0] },
    confirmPayment: {},
    giveBackTransfer: { reason: "لم تصل البقية" },
    confirmTransferRefund: { refundId: null, bankReference: "FT26" },
    revealPaymentSecret: {},
    hearStripe: null,
    abandonPayment: {},
  },
  notification: {
    markAllRead: {},
    markNotificationRead: {},
    deleteNotification: null,
  },
  preferences: {
    changeDisplay: { theme: "dark" },
    changeNotifications: { auctions: { email: false } },
    switchNotifications: { emailBids: false },
  },
  transfer: {
    matchLine: {
      line: { bookedOn: "2026-03-02", amount: 1_150_00, text: "TRF", nth: 0 },
      orderId: SOME_ID,
      paymentId: SOME_ID,
    },
    setLineAside: { line: { bookedOn: "2026-03-02", amount: 99, text: "TRF", nth: 0 }, reason: "فائدة" },
  },
  settings: {
    changeSettings: { softCloseMs: 60_000 },
  },
};
