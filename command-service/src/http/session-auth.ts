import {
  hashOfToken,
  HOST_SESSION_COOKIE,
  SESSION_COOKIE,
  sessionIdOf,
  tokensFromCookies,
} from "@naqsh/shared/platform/http/session-cookie";
import { shortNetwork } from "@naqsh/shared/platform/http/short-network";
import { useSession, type UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { Session, Sessions } from "@naqsh/shared/platform/ports/sessions";
import { refuse } from "./answers";
import { deviceOf } from "./device-of";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";
import { livesOf, NO_SECOND_FACTOR_NEEDED, type SessionRules } from "./session-rules";

/** Who begins a session; `secondFactor`: they gave one besides their password, or a passkey alone. */
export type Entering = Pick<Session, "userId" | "role"> & { secondFactor?: "given" };

export type SessionAuth = {
  /** Lets only signed-in people through. */
  signedIn: EdgeMiddleware;
  /** Lets everyone through, and knows who is signed in. */
  ifSignedIn: EdgeMiddleware;
  /** Ends the browser's session, if it has one, and begins another under a new token. */
  begin: (context: EdgeContext, who: Entering) => Promise<void>;
  /**
   * The same session under a new token, with what has changed: after the person proved again who they are, and with every change
   * of their rights. The old token is good for nothing from then on.
   */
  renew: (
    context: EdgeContext,
    changed: Partial<Pick<Session, "role" | "confirmedAt" | "secondFactor">>,
  ) => Promise<void>;
  end: (context: EdgeContext) => Promise<void>;
  /** Ends one of a person's sessions by its id; false if they have no such session. */
  endOne: (userId: string, sessionId: string) => Promise<boolean>;
  /** Ends every session of the person but the one of this request: after a change of password, and at the person's wish. */
  endOthers: (context: EdgeContext) => Promise<void>;
  /** Ends every session of a person: whoever changes somebody else's rights or password. */
  endAllOf: (userId: string) => Promise<void>;
};

export type SessionAuthParts = {
  sessions: Sessions;
  clock: Clock;
  ids: Ids;
  secureCookies: boolean;
  rules?: SessionRules;
};

/** Opaque tokens in cookies that no script can read; the store knows their hashes alone. */
export const createSessionAuth = (parts: SessionAuthParts): SessionAuth => {
  const { sessions, clock, ids, secureCookies, rules = NO_SECOND_FACTOR_NEEDED } = parts;
  const name = secureCookies ? HOST_SESSION_COOKIE : SESSION_COOKIE;
  const cookie = (token: string, seconds: number): string =>
    `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookies ? "; Secure" : ""}`;

  /** Also one under the name that a session has without HTTPS: another host of the domain could have set it. */
  const endHeld = async ({ headers }: EdgeContext): Promise<void> => {
    await Promise.all(tokensFromCookies(headers.cookie).map((token) => sessions.remove(hashOfToken(token))));
  };

  const giveCookie = (context: EdgeContext, token: string, { endsAt, expiresAt }: Session): void => {
    const lastsMs = (endsAt ?? expiresAt) - clock.now();
    context.append("Set-Cookie", cookie(token, Math.max(0, Math.floor(lastsMs / 1000))));
  };

  const give = async (context: EdgeContext, session: Session): Promise<void> => {
    const token = ids.secret();
    await sessions.save(hashOfToken(token), session);
    giveCookie(context, token, session);
  };

  return {
    signedIn: async (context, next) => {
      const session = await useSession(sessions, clock, context.headers.cookie);
      if (!session) return refuse(context, { code: "SIGN_IN_REQUIRED" });
      context.state.session = session;
      return next();
    },
    ifSignedIn: async (context, next) => {
      const session = await useSession(sessions, clock, context.headers.cookie);
      if (session) context.state.session = session;
      return next();
    },
    begin: async (context, { userId, role, secondFactor }) => {
      await endHeld(context);
      const nowMs = clock.now();
      const { idleMs, lastsMs } = livesOf(role, rules);
      const factor = secondFactor ?? (rules.administratorsNeedSecondFactor ? undefined : "waived");
      await give(context, {
        userId,
        role,
        createdAt: nowMs,
        expiresAt: nowMs + idleMs,
        idleMs,
        endsAt: nowMs + lastsMs,
        seenAt: nowMs,
        device: deviceOf(context.headers["user-agent"]),
        network: shortNetwork(context.ip),
        confirmedAt: nowMs,
        ...(factor && { secondFactor: factor }),
      });
    },
    renew: async (context, changed) => {
      const { tokenHash, ...session } = sessionOf(context);
      const token = ids.secret();
      const renewed = { ...session, ...changed, seenAt: clock.now() };
      await sessions.save(hashOfToken(token), renewed);
      // One that was ended meanwhile stays ended: whoever ended it saw no other.
      if (await sessions.remove(tokenHash)) return giveCookie(context, token, renewed);
      await sessions.remove(hashOfToken(token));
    },
    end: async (context) => {
      await endHeld(context);
      context.append("Set-Cookie", cookie("", 0));
    },
    endOne: async (userId, sessionId) => {
      const found = (await sessions.listOf(userId)).find(({ tokenHash }) => sessionIdOf(tokenHash) === sessionId);
      if (found) await sessions.remove(found.tokenHash);
      return found !== undefined;
    },
    endOthers: (context) => {
      const { userId, tokenHash } = sessionOf(context);
      return sessions.removeAllOf(userId, tokenHash);
    },
    endAllOf: (userId) => sessions.removeAllOf(userId),
  };
};

/** The session that `signedIn` found. */
export const sessionOf = (context: EdgeContext): UsedSession => {
  if (!context.state.session) throw new Error("The route has no signedIn before its handler");
  return context.state.session;
};
