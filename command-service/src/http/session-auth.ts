import {
  hashOfToken,
  SESSION_COOKIE,
  sessionFromCookies,
  tokenFromCookies,
} from "@naqsh/shared/platform/http/session-cookie";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { Session, Sessions } from "@naqsh/shared/platform/ports/sessions";
import { refuse } from "./answers";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";

const LASTS_MS = 30 * 24 * 60 * 60 * 1000;

export type SessionAuth = {
  /** Lets only signed-in people through. */
  signedIn: EdgeMiddleware;
  begin: (context: EdgeContext, who: Pick<Session, "userId" | "role">) => Promise<void>;
  end: (context: EdgeContext) => Promise<void>;
};

export type SessionAuthParts = { sessions: Sessions; clock: Clock; ids: Ids; secureCookies: boolean };

/** Opaque tokens in cookies that no script can read; the store knows their hashes alone. */
export const createSessionAuth = ({ sessions, clock, ids, secureCookies }: SessionAuthParts): SessionAuth => {
  const cookie = (token: string, seconds: number): string =>
    `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookies ? "; Secure" : ""}`;

  const endHeld = async (context: EdgeContext): Promise<void> => {
    const token = tokenFromCookies(context.headers.cookie);
    if (token !== null) await sessions.remove(hashOfToken(token));
  };

  return {
    signedIn: async (context, next) => {
      const session = await sessionFromCookies(sessions, context.headers.cookie);
      if (!session) return refuse(context, { code: "SIGN_IN_REQUIRED" });
      context.state.session = session;
      return next();
    },
    begin: async (context, { userId, role }) => {
      await endHeld(context);
      const token = ids.secret();
      const createdAt = clock.now();
      await sessions.save(hashOfToken(token), { userId, role, createdAt, expiresAt: createdAt + LASTS_MS });
      context.append("Set-Cookie", cookie(token, LASTS_MS / 1000));
    },
    end: async (context) => {
      await endHeld(context);
      context.append("Set-Cookie", cookie("", 0));
    },
  };
};

/** The session that `signedIn` found. */
export const sessionOf = (context: EdgeContext): Session => {
  if (!context.state.session) throw new Error("The route has no signedIn before its handler");
  return context.state.session;
};
