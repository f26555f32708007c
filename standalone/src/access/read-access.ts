import type { allReads } from "@naqsh/shared/endpoints";
import { everyone, onlyFor, proven, signedIn } from "./access-rows";
import type { RowsOf } from "./access-rows";
import { readRows } from "./derived-rows";

/** Who may ask what, if it is something else than what follows from the endpoint. */
const readExceptions: RowsOf<typeof allReads> = {
  account: {
    // A visitor is told that nobody is signed in, by the same code.
    currentUser: signedIn,
    sessions: signedIn,
    secondFactor: signedIn,
    ownSettings: signedIn,
  },
  myData: {
    deletionStatus: signedIn,
    myData: signedIn,
    dataExport: signedIn,
    // The walk asks for a copy that is nobody's.
    dataExportArchive: onlyFor([], "NOT_FOUND", signedIn),
  },
  achievement: {
    achievements: signedIn,
    profileStats: signedIn,
    userStats: signedIn,
  },
  activity: {
    activity: signedIn,
  },
  artwork: {
    userArtworks: signedIn,
    // The order that the walk asks for is not paid: nothing was sold by it.
    soldArtwork: onlyFor([], "ORDER_UNKNOWN", proven),
    // An owner by purchase is none of the walk's: who owns a work here is its artist.
    fullPicture: onlyFor(["owner", "administrator"], "NOT_YOUR_ARTWORK", proven),
    // The walk asks for a document that is nobody's.
    workDocument: onlyFor([], "NOT_FOUND", proven),
  },
  auction: {
    standings: signedIn,
  },
  collection: {
    // The walk asks for a collection that is nobody's.
    collection: onlyFor([], "COLLECTION_UNKNOWN", everyone),
  },
  order: {
    // Nobody has asked for a return here: those whom the order concerns meet the same answer as all others.
    returnPicture: onlyFor([], "NOT_FOUND", proven),
  },
  invoice: {
    // The walk asks for an invoice that is nobody's: those whom the order concerns hear of the invoice, all others of the order.
    invoicePdf: {
      ...onlyFor([], "ORDER_UNKNOWN", proven),
      owner: "INVOICE_UNKNOWN",
      administrator: "INVOICE_UNKNOWN",
    },
  },
  notification: {
    notices: signedIn,
    unreadNotices: signedIn,
  },
  preferences: {
    preferences: signedIn,
  },
};

export const readTable = readRows(readExceptions);
