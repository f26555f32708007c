import type {
  AccountDeletionEvent,
  AccountErased,
  AccountRejection,
  EraseAccount,
  RecordStayLinkSent,
  RequestAccountDeletion,
  WithdrawAccountDeletion,
} from "@naqsh/shared/account";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after, type Instant } from "@naqsh/shared/kernel/instant";

/** A wish to leave: when it comes true, and the digests of the links by which it can be taken back. */
export type Leaving = { requestId: string; erasesAt: Instant; digests: readonly string[] };

/** What these rules know of an account. */
type LeavingAccount = { userId: string; role: string; leaving: Leaving | null };

type DeletionDecision = Decision<AccountDeletionEvent | AccountErased, AccountRejection>;

/** To change one's mind (docs/rules.md#leaving). */
export const LEAVING_TAKES_MS = 30 * 24 * 3_600_000;

export const requestDeletion = (
  { data: { userId, requestId, business } }: RequestAccountDeletion,
  { role, leaving }: LeavingAccount,
  { now }: Times,
): DeletionDecision => {
  if (leaving) return accept();
  if (role === "admin") return reject({ code: "ADMINISTRATOR_CANNOT_LEAVE" });
  if (business.length > 0) return reject({ code: "ACCOUNT_HAS_OPEN_BUSINESS", business });
  const erasesAt = after(now, LEAVING_TAKES_MS);
  return accept({ type: "AccountDeletionRequested", data: { userId, requestId, erasesAt } });
};

/** Whoever stays already has what they asked for, unless it is a link that asks. */
export const withdrawDeletion = (
  { data: { userId, digest } }: WithdrawAccountDeletion,
  { leaving }: LeavingAccount,
): DeletionDecision => {
  if (digest !== undefined && !leaving?.digests.includes(digest)) return reject({ code: "LINK_INVALID" });
  if (!leaving) return accept();
  return accept({ type: "AccountDeletionWithdrawn", data: { userId, requestId: leaving.requestId } });
};

/** A letter about a wish that was taken back meanwhile is not sent. */
export const recordStayLink = ({ data }: RecordStayLinkSent, { leaving }: LeavingAccount): DeletionDecision => {
  if (leaving?.requestId !== data.requestId) return reject({ code: "ACCOUNT_NOT_LEAVING" });
  return leaving.digests.includes(data.digest) ? accept() : accept({ type: "StayLinkSent", data });
};

export const eraseAccount = (
  { data: { userId, dueAt, business = [] } }: EraseAccount,
  { leaving }: LeavingAccount,
  { now }: Times,
): DeletionDecision => {
  if (dueAt !== undefined) {
    if (leaving?.erasesAt !== dueAt) return reject({ code: "ACCOUNT_NOT_LEAVING" });
    if (now < dueAt) return reject({ code: "ERASURE_NOT_DUE", erasesAt: dueAt });
    if (business.length > 0) return reject({ code: "ACCOUNT_HAS_OPEN_BUSINESS", business });
  }
  return accept({ type: "AccountErased", data: { userId } });
};

/** The wish to leave after an event of it. */
export const leavingAfter = (leaving: Leaving | null, event: AccountDeletionEvent): Leaving | null => {
  switch (event.type) {
    case "AccountDeletionRequested":
      return { requestId: event.data.requestId, erasesAt: event.data.erasesAt, digests: [] };
    case "StayLinkSent":
      return leaving && { ...leaving, digests: [...leaving.digests, event.data.digest] };
    case "AccountDeletionWithdrawn":
      return null;
  }
};
