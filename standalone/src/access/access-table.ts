import type { allReads, allWrites } from "@naqsh/shared/endpoints";
import {
  active,
  administrators,
  artists,
  bidders,
  everyone,
  onlyFor,
  proven,
  signedIn,
  unsuspended,
} from "./access-rows";
import type { Row } from "./access-rows";

type RowsOf<Modules> = {
  readonly [Module in keyof Modules]: { readonly [Name in keyof Modules[Module]]: Row };
};

/** Who may ask what. Written beside the endpoints' own words and not made of them: the walk compares all three. */
export const readTable: RowsOf<typeof allReads> = {
  account: {
    // A visitor is told that nobody is signed in, by the same code.
    currentUser: signedIn,
    signInPage: everyone,
    googleStatus: everyone,
    demoAccounts: everyone,
    artistPage: everyone,
    sessions: signedIn,
    secondFactor: signedIn,
    avatar: everyone,
    ownSettings: signedIn,
    badgeRequests: administrators,
    identityDocument: administrators,
  },
  myData: {
    deletionStatus: signedIn,
    myData: signedIn,
    dataExport: signedIn,
    // The walk asks for a copy that is nobody's.
    dataExportArchive: onlyFor([], "NOT_FOUND", signedIn),
  },
  artwork: {
    artworks: everyone,
    myArtworks: proven,
    artwork: everyone,
    pendingArtworks: administrators,
  },
  auction: {
    auctions: everyone,
    auction: everyone,
    bids: everyone,
    receipts: proven,
    replay: everyone,
    certificate: everyone,
    bidsOnArtwork: proven,
    standings: signedIn,
  },
  order: {
    waysToPay: everyone,
    myPurchases: proven,
    checkout: proven,
    myAddresses: proven,
    mySales: proven,
    allOrders: administrators,
    // Nobody has asked for a return here: those whom the order concerns meet the same answer as all others.
    returnPicture: onlyFor([], "NOT_FOUND", proven),
    order: onlyFor(["owner", "administrator"], "ORDER_UNKNOWN", proven),
  },
  notification: { notices: signedIn, unreadNotices: signedIn },
  moderation: {
    overview: administrators,
    stats: administrators,
    days: administrators,
    user: administrators,
    sessionsOfUser: administrators,
    users: administrators,
    leadsOfUser: administrators,
    reviewFile: administrators,
    history: administrators,
    historyExport: administrators,
    stateAsOf: administrators,
    subjects: administrators,
    story: administrators,
  },
  operations: { homeStatistics: everyone, securityLog: administrators, operationsOverview: administrators },
  preferences: { preferences: signedIn },
  settings: { settings: everyone, settingsPage: administrators },
  transfer: { transfers: administrators, knownLines: administrators },
  // Of a public state; what only some may know of it is left out of the answer.
  why: { why: everyone },
};

/** Who may change what. */
export const writeTable: RowsOf<typeof allWrites> = {
  account: {
    register: everyone,
    // The walk signs in by an e-mail that nobody has.
    signIn: onlyFor([], "WRONG_CREDENTIALS", everyone),
    signOut: everyone,
    sendVerification: signedIn,
    verifyEmail: signedIn,
    forgotPassword: everyone,
    resetPassword: everyone,
    acceptTerms: signedIn,
    beginSecondStep: everyone,
    takeSecondStep: everyone,
    beginPasskeySignIn: everyone,
    signInByPasskey: everyone,
    beginConfirmation: signedIn,
    confirmIdentity: signedIn,
    beginTotp: { ...signedIn, unverified: "EMAIL_NOT_VERIFIED" },
    addTotp: signedIn,
    removeTotp: signedIn,
    beginPasskey: { ...signedIn, unverified: "EMAIL_NOT_VERIFIED" },
    addPasskey: signedIn,
    removePasskey: signedIn,
    makeRecoveryCodes: signedIn,
    endSession: signedIn,
    endOtherSessions: signedIn,
    banUser: administrators,
    unbanUser: administrators,
    giveRight: administrators,
    takeRight: administrators,
    askBadge: artists,
    withdrawBadgeRequest: active,
    decideBadge: administrators,
    takeBadgeBack: administrators,
    forgiveUnpaidWin: administrators,
    endSessionOfUser: administrators,
    endSessionsOfUser: administrators,
    beginGoogle: everyone,
    finishGoogle: everyone,
    registerByGoogle: everyone,
    linkGoogle: signedIn,
    unlinkGoogle: signedIn,
    // Whoever has not verified an e-mail may still say who they are, and name another one.
    requestEmailChange: unsuspended,
    changeEmail: unsuspended,
    reviseProfile: unsuspended,
    chooseAvatar: unsuspended,
    removeAvatar: unsuspended,
    becomeArtist: onlyFor(["collector", "unverified", "artist", "owner"], "ONLY_COLLECTORS_BECOME_ARTISTS", {
      ...unsuspended,
      leaving: "ACCOUNT_LEAVING",
    }),
    changePayoutAccount: onlyFor(["artist", "owner"], "ONLY_ARTISTS_ARE_PAID", unsuspended),
    changeVatRegistration: onlyFor(["artist", "owner"], "ONLY_ARTISTS_ARE_PAID", unsuspended),
    // The walk names another password than theirs.
    changePassword: onlyFor([], "CURRENT_PASSWORD_WRONG", signedIn),
    enhanceBio: unsuspended,
  },
  myData: {
    requestDeletion: {
      ...signedIn,
      administrator: "ADMINISTRATOR_CANNOT_LEAVE",
      unproven: "ADMINISTRATOR_CANNOT_LEAVE",
    },
    withdrawDeletion: signedIn,
    requestDataExport: signedIn,
    stay: everyone,
  },
  artwork: {
    submitArtwork: artists,
    reviseArtwork: { ...artists, artist: "NOT_YOUR_ARTWORK" },
    approveArtwork: administrators,
    rejectArtwork: administrators,
  },
  auction: {
    scheduleAuction: onlyFor(["owner"], "NOT_YOUR_ARTWORK", active),
    placeBid: bidders,
    placeBidOnArtwork: bidders,
    // Whoever leaves may end what they have begun, and begin nothing.
    cancelAuction: { ...onlyFor(["owner"], "NOT_YOUR_AUCTION", active), leaving: "NOT_YOUR_AUCTION" },
    acceptOffer: { ...onlyFor([], "NO_OFFER_FOR_YOU", signedIn), leaving: "ACCOUNT_LEAVING" },
    declineOffer: { ...onlyFor([], "NO_OFFER_FOR_YOU", active), leaving: "NO_OFFER_FOR_YOU" },
    voidBidder: administrators,
  },
  order: {
    beginCheckout: active,
    chooseDelivery: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    giveUpOrder: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    // Suspended people pay what they bought; here the order is somebody else's.
    shipOrder: onlyFor(["owner"], "NOT_YOUR_SALE", signedIn),
    confirmReceipt: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    cancelUnshippedOrder: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    sendReturnPicture: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    requestReturn: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    acceptReturn: onlyFor(["owner"], "NOT_YOUR_SALE", signedIn),
    declineReturn: onlyFor(["owner"], "NOT_YOUR_SALE", signedIn),
    sendReturn: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    confirmReturnArrival: onlyFor(["owner"], "NOT_YOUR_SALE", signedIn),
    decideForReturn: administrators,
    decideAgainstReturn: administrators,
    recordReturnArrival: administrators,
    refundOrder: administrators,
    beginPayment: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    confirmPayment: onlyFor([], "NOT_YOUR_ORDER", signedIn),
    giveBackTransfer: administrators,
    confirmTransferRefund: administrators,
    revealPaymentSecret: onlyFor([], "PAYMENTS_NOT_TAKEN", signedIn),
    // Whoever calls shows who they are by a signature; the shop of the walk has no keys for one.
    hearStripe: onlyFor([], "PAYMENTS_NOT_TAKEN", everyone),
    abandonPayment: onlyFor([], "NOT_YOUR_ORDER", signedIn),
  },
  notification: { markAllRead: signedIn, markNotificationRead: signedIn, deleteNotification: signedIn },
  preferences: { changeDisplay: signedIn, changeNotifications: signedIn, switchNotifications: signedIn },
  transfer: { matchLine: administrators, setLineAside: administrators },
  settings: { changeSettings: administrators },
};

/** Calls that make somebody another than they were: the walk comes to them when it has made all others. */
export const LAST_OF_ALL: ReadonlySet<string> = new Set([
  "account.giveRight",
  "account.takeRight",
  "account.becomeArtist",
  "myData.requestDeletion",
  "myData.withdrawDeletion",
]);

/** Calls that end sessions: the walk signs in before each, and everyone once more after it. */
export const ENDS_SESSIONS: ReadonlySet<string> = new Set([
  "account.signOut",
  "account.register",
  "account.endOtherSessions",
  "account.changePassword",
  "account.endSessionsOfUser",
  "account.giveRight",
  "account.takeRight",
  "account.becomeArtist",
]);

/** Who may watch what; `:auctionId` is an auction that runs, `:own` the watcher's account, `:other` another's. */
export const topicTable = {
  auctions: everyone,
  "auction/:auctionId": everyone,
  "account/:own": signedIn,
  "account/:other": onlyFor([], "FORBIDDEN", signedIn),
  // What an administrator lacks is said by the calls alone.
  moderation: { ...administrators, unproven: "FORBIDDEN" },
  "review/:artworkId": { ...administrators, unproven: "FORBIDDEN" },
} as const satisfies Readonly<Record<string, Row>>;

/** Paths of the server that are no endpoint's. */
export const otherPaths = {
  "POST /api/admin/operations/rebuild": administrators,
  "POST /api/admin/operations/verify": administrators,
  "POST /api/admin/operations/decide": administrators,
  "POST /api/admin/operations/retry": administrators,
  "GET /api/openapi.json": everyone,
  "GET /api/docs": everyone,
  "GET /health": everyone,
  "GET /ready": everyone,
  // A machine that is not this one needs a token (docs/operations.md).
  "GET /metrics": everyone,
} as const satisfies Readonly<Record<string, Row>>;
