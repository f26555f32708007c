import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import type { Facts } from "../workflows/facts";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";
import { sessionOf } from "./session-auth";

/**
 * Lets only administrators through, by what their account is now and not by what it was at sign-in, and by what they showed
 * besides their password.
 */
export const administratorBy =
  ({ account }: Pick<Facts, "account">): EdgeMiddleware =>
  async (context, next) => {
    const session = sessionOf(context);
    const facts = await account(session.userId);
    if (facts?.role !== "admin") return refuse(context, { code: "FORBIDDEN" });
    // Of an account that became an administrator's since, the session says nothing of it.
    const isProven = !lacksSecondFactor({ ...session, role: "admin" });
    return isProven ? next() : refuse(context, { code: "SECOND_FACTOR_REQUIRED" });
  };
