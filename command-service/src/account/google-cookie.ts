import { valueFromCookies } from "@naqsh/shared/platform/http/session-cookie";
import type { CommandDeps } from "../commands/command-deps";
import type { EdgeContext } from "../http/edge-context";
import type { GoogleChecks } from "./google-provider";

/** On the way to the provider: what its answer is checked by, and where the person wanted to go. */
export type GoogleFlow = GoogleChecks & { returnTo: string };

/** Somebody whom the provider has named, and who has no account by it yet. */
export type NewGooglePerson = {
  claimId: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

type Kept = { googleFlow: GoogleFlow; googlePerson: NewGooglePerson };
type CookieDeps = Pick<CommandDeps, "tickets" | "config">;

const COOKIE = "naqsh.google";
const LIVES_SECONDS = 600;

const put = ({ config }: CookieDeps, context: EdgeContext, value: string, seconds: number): void => {
  const secure = config.secureCookies ? "; Secure" : "";
  // Lax: the provider leads back by a navigation from its own site.
  context.append(
    "Set-Cookie",
    `${COOKIE}=${value}; Path=/api/auth/google; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
};

/** Keeps a note in this browser, sealed, for ten minutes. */
export const keepInGoogleCookie = async <Kind extends keyof Kept>(
  deps: CookieDeps,
  context: EdgeContext,
  kind: Kind,
  note: Kept[Kind],
): Promise<void> => {
  const ticket = await deps.tickets.issue(kind, { userId: "", secret: JSON.stringify(note) });
  put(deps, context, ticket, LIVES_SECONDS);
};

/** The note of that kind in this browser; null if there is none, or it is over. */
export const noteInGoogleCookie = async <Kind extends keyof Kept>(
  { tickets }: Pick<CookieDeps, "tickets">,
  { headers }: EdgeContext,
  kind: Kind,
): Promise<Kept[Kind] | null> => {
  const value = valueFromCookies(headers.cookie, COOKIE);
  const ticket = value === null ? null : await tickets.open(kind, value);
  return ticket && (JSON.parse(ticket.secret) as Kept[Kind]);
};

export const dropGoogleCookie = (deps: CookieDeps, context: EdgeContext): void => put(deps, context, "", 0);
