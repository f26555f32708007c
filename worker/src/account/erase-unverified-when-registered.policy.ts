import type { UserRegistered } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { ERASE_UNVERIFIED } from "./account-jobs";

const KEPT_MS = 30 * 24 * 3_600_000;

/** A registration whose e-mail nobody verified goes after 30 days, with all that is held about it. */
export const eraseUnverifiedWhenRegistered: Policy<UserRegistered> = {
  name: "erase-unverified-when-registered",
  handles: ["UserRegistered"],
  onMoneyPath: false,
  react: ({ recordedAt, data: { userId, emailVerified } }) =>
    emailVerified
      ? []
      : [
          jobAt({
            ...ERASE_UNVERIFIED,
            id: `erase-unverified_${userId}`,
            at: after(recordedAt, KEPT_MS),
            data: { userId },
          }),
        ],
};
