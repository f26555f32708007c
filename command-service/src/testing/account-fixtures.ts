import type { UserRegistered } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";

export const userId = "user-1";

/** A text that the person wrote. */
export const own = (text: string) => personal(userId, text);

/** What an account is registered with: a collector's, whose e-mail was verified. */
export const registration = (over: Partial<UserRegistered["data"]> = {}): UserRegistered["data"] => ({
  userId,
  role: "collector",
  language: "ar",
  emailVerified: true,
  email: own("a@b.example"),
  username: own("a"),
  firstName: own("نورة"),
  lastName: own("القحطاني"),
  passwordHash: own("hash"),
  ...over,
});
