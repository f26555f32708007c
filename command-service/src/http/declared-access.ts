import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { rightOf } from "../workflows/account-rights";
import type { Facts } from "../workflows/facts";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";
import { sessionOf } from "./session-auth";

/**
 * The last step before a handler, after `signedIn`: asks of the account what the endpoint's access says; none if that is nothing.
 * Whoever is kept out still comes to the handler of a command, as a command that was accepted before is answered the same again:
 * `forbidden` goes with all that is made of the request, which is refused there.
 */
export const declaredAccessBy =
  ({ account }: Pick<Facts, "account">) =>
  (endpoint: Endpoint): EdgeMiddleware[] => {
    const right = rightOf(endpoint);
    if (right === null) return [];
    return [
      async (context, next) => {
        const forbidden = right(await account(sessionOf(context).userId));
        if (forbidden === null) return next();
        if (endpoint.appendsNothing) return refuse(context, forbidden);
        context.state.forbidden = forbidden;
        return next();
      },
    ];
  };
