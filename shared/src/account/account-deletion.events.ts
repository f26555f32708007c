import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { EventWords } from "../kernel/event-words";

/** The person leaves at `erasesAt`, unless they think better of it. `requestId` tells one wish to leave from the next. */
export type AccountDeletionRequested = EventOf<
  "AccountDeletionRequested",
  { userId: string; requestId: string; erasesAt: Instant }
>;
/** A letter carries a link by which the person stays; the log knows the digest of its secret alone. */
export type StayLinkSent = EventOf<"StayLinkSent", { userId: string; requestId: string; digest: string }>;
export type AccountDeletionWithdrawn = EventOf<"AccountDeletionWithdrawn", { userId: string; requestId: string }>;

export type AccountDeletionEvent = AccountDeletionRequested | StayLinkSent | AccountDeletionWithdrawn;

export const accountDeletionEventWords: EventWords<AccountDeletionEvent> = {
  AccountDeletionRequested: {
    ar: "طلب حذف حساب",
    en: "Account deletion requested",
    sentence: "The deletion of the account was requested",
  },
  StayLinkSent: {
    ar: "إرسال رابط للبقاء",
    en: "Link to stay sent",
    sentence: "A letter with a link to keep the account was sent",
  },
  AccountDeletionWithdrawn: {
    ar: "التراجع عن حذف حساب",
    en: "Account deletion taken back",
    sentence: "The deletion of the account was taken back",
  },
};
