import type { EventWords } from "../kernel/event-words";
import type { AccountDeletionEvent } from "./account-deletion.events";

export const accountDeletionEventWords = {
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
} as const satisfies EventWords<AccountDeletionEvent>;
