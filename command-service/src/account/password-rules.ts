import type { NaqshRejection } from "@naqsh/shared/registry";
import { isCommonPassword } from "./common-passwords";
import { isPersonalPassword, type OwnWords } from "./personal-passwords";

type NewPassword = OwnWords & { password: string; confirmPassword?: string | undefined };

/** Why a new password cannot be taken; null when it can. */
export const refusalOfPassword = (wanted: NewPassword): NaqshRejection | null => {
  const { password, confirmPassword } = wanted;
  if (confirmPassword !== undefined && confirmPassword !== password) return { code: "PASSWORDS_DIFFER" };
  if (isPersonalPassword(password, wanted)) return { code: "PASSWORD_TOO_PERSONAL" };
  return isCommonPassword(password) ? { code: "PASSWORD_TOO_COMMON" } : null;
};
