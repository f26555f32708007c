import type { AccountDeletionRequested } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { ERASE_ACCOUNT, MAIL_LEAVING } from "./account-jobs";

const DAY_MS = 24 * 3_600_000;

/** A letter at once, another a day before, and then the erasure; what was taken back meanwhile is refused, and writes to nobody. */
export const scheduleErasureWhenDeletionRequested: Policy<AccountDeletionRequested> = {
  name: "schedule-erasure-when-deletion-requested",
  handles: ["AccountDeletionRequested"],
  onMoneyPath: false,
  react: ({ recordedAt, data }) => {
    const { userId, requestId, erasesAt } = data;
    const letter = (kind: string, at: string) =>
      jobAt({ ...MAIL_LEAVING, id: `mail-leaving_${kind}_${requestId}`, at, data: { ...data, kind } });
    return [
      letter("requested", recordedAt),
      letter("tomorrow", after(erasesAt, -DAY_MS)),
      jobAt({ ...ERASE_ACCOUNT, id: `erase-account_${requestId}`, at: erasesAt, data: { userId, dueAt: erasesAt } }),
    ];
  },
};
