import type { Facts } from "../facts";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";
import { sessionOf } from "./session-auth";

/** Lets only administrators through, by what their account is now and not by what it was at sign-in. */
export const administratorBy =
  ({ account }: Pick<Facts, "account">): EdgeMiddleware =>
  async (context, next) => {
    const facts = await account(sessionOf(context).userId);
    return facts?.role === "admin" ? next() : refuse(context, { code: "FORBIDDEN" });
  };
