import type { Instant } from "../kernel/instant";
import type { RefusalsOf } from "../problem";
import type { OpenBusiness } from "./open-business";

/** What keeps an account from being deleted, and what its coming deletion keeps its owner from (docs/rules.md#leaving). */
export type AccountDeletionRejection =
  | { code: "ACCOUNT_LEAVING" }
  | { code: "ACCOUNT_NOT_LEAVING" }
  | { code: "ACCOUNT_HAS_OPEN_BUSINESS"; business: readonly OpenBusiness[] }
  | { code: "ADMINISTRATOR_CANNOT_LEAVE" }
  | { code: "ERASURE_NOT_DUE"; erasesAt: Instant };

export const accountDeletionRefusals: RefusalsOf<AccountDeletionRejection> = {
  ACCOUNT_LEAVING: {
    kind: "forbidden",
    ar: "طلبت حذف حسابك، فلا يبدأ فيه شيء جديد. تراجع عن الحذف في الإعدادات لتتابع",
    en: "You asked for your account to be deleted, so nothing new can be begun. Take that back in settings to go on",
  },
  ACCOUNT_NOT_LEAVING: {
    kind: "conflict",
    ar: "لا يوجد طلب لحذف هذا الحساب",
    en: "Nobody asked for this account to be deleted",
  },
  ACCOUNT_HAS_OPEN_BUSINESS: {
    kind: "conflict",
    ar: "لا يمكن حذف الحساب قبل إتمام ما بقي مفتوحًا",
    en: "The account cannot be deleted before what is still open is settled",
  },
  ADMINISTRATOR_CANNOT_LEAVE: {
    kind: "forbidden",
    ar: "لا يُحذف حساب مدير قبل أن تُنزع عنه صلاحية الإدارة",
    en: "An administrator's account cannot be deleted before the right of administrator is given up",
  },
  ERASURE_NOT_DUE: { kind: "conflict", ar: "لم يحن موعد حذف الحساب", en: "The account is not to be erased yet" },
};
