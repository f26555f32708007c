import type { BusinessOfPerson } from "@naqsh/shared/account";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import type { FoldSnapshots } from "@naqsh/shared/platform/ports/fold-snapshots";
import type { Refusals } from "@naqsh/shared/platform/ports/refusals";
import type { SecurityLog } from "@naqsh/shared/platform/ports/security-log";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Standstills } from "@naqsh/shared/platform/ports/standstills";
import type { GoogleSettings } from "@naqsh/shared/platform/service/google-settings";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { Passwords } from "../account/passwords";
import type { Passkeys } from "../account/passkeys";
import type { ProofGuard } from "../account/proof-guard";
import type { GoogleProvider } from "../account/google-provider";
import type { Tickets } from "../account/tickets";
import type { SignInGuard } from "../account/sign-in-guard";
import type { ViewGuard } from "../engagement/view-guard";
import type { ViewRecorder } from "../engagement/view-recorder";
import type { Facts } from "../workflows/facts";
import type { CommandHandler } from "../handler/handle-command";
import type { EdgeMiddleware } from "../http/edge-context";
import type { declaredAccessBy } from "../http/declared-access";
import type { inputBy } from "../http/input";
import type { Limit, LimitName } from "../http/rate-limit";
import type { SessionAuth } from "../http/session-auth";
import type { StreamFreshness } from "../handler/stream-freshness";
import type { WritingProvider } from "../writing/writing-provider";
import type { OutageWatch } from "../handler/outage-watch";
import type { ConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";

/** Where people reach a site whose address is not configured. */
export const USUAL_URL = "http://localhost:3000";

/** Without a password a one-time one is announced. */
export type FirstAdministrator = {
  email: string;
  password?: string;
  names?: { firstName: string; lastName: string; latinName: string };
};

export type CommandServiceConfig = {
  /** Cookies only over HTTPS. */
  secureCookies: boolean;
  /** Origins beside the own host that may write (a development server). */
  allowedOrigins: readonly string[];
  /** Where people reach the site; passkeys belong to its host. */
  publicUrl?: string;
  /** Everywhere but in a demo: without one, nothing administrative is open to them. */
  administratorsNeedSecondFactor?: boolean;
  /** Sign-in with Google, if it is configured. */
  google?: GoogleSettings;
  /** Other processes append to the same log. */
  isShared?: boolean;
  /** Images lie here while their request lasts; if left out, in the machine's temporary folder. */
  uploadFolder?: string;
  rateLimits?: Partial<Record<LimitName, Limit>>;
  /** A demo's: payments that move no money. Without it payments are not taken. */
  takesSandboxPayments?: boolean;
  /** The account with Stripe; without it no cards are taken in earnest. */
  stripe?: StripeSettings;
  /** A demo's month while it is lived: whoever registers counts as verified, and claims the e-mail at once. */
  trustsEmails?: boolean;
  /** How long looks wait for others to be recorded with, milliseconds: 0 where one story-teller waits for each of them. */
  looksApartMs?: number;
  /** How many events lie between two folds of a stream that are kept: few where streams are short. */
  foldsApart?: number;
  /** How far a late bid moves an auction's end; 0 switches it off (docs/rules.md#soft-close). */
  softCloseMs?: number;
  /** Made at the first start. Without a password, a one-time one is made and told through `announce`. */
  administrator?: FirstAdministrator;
  /** Shows the operator the one-time password: on the terminal, never in a log. */
  announce?: (text: string) => void;
};

export type CommandServicePorts = {
  store: EventStore;
  keys: PersonalKeys;
  sessions: Sessions;
  refusals: Refusals;
  /** If left out, long streams are read from their beginning. */
  foldSnapshots?: FoldSnapshots;
  rateLimits: RateLimits;
  files: Files;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  /** Nothing is noted if it is left out. */
  securityLog?: SecurityLog;
  /** Nothing is traced if it is left out. */
  tracer?: Tracer;
  /** The worker's; left out if time is made up. */
  outageWatch?: OutageWatch;
  /** If left out, texts are composed from their fields. */
  writing?: WritingProvider;
  /** When this process stood still; left out if time is made up. */
  standstills?: Standstills;
  /** Where the log tells of changes; left out if facts are read again each second. */
  freshness?: StreamFreshness;
  /** What views say bears on somebody's leaving. If it is left out nobody can leave, since nobody knows what is open. */
  businessOf?: (userId: string) => Promise<BusinessOfPerson>;
  config: CommandServiceConfig;
};

/** What routes and system commands are made of. */
export type CommandDeps = CommandHandler &
  Pick<CommandServicePorts, "keys" | "files" | "clock" | "ids" | "logger" | "config"> & {
    /** Every event from the first on; only a start may read it. */
    readLog: EventStore["readAll"];
    sessions: SessionAuth;
    facts: Facts;
    /** @throws StoreUnavailable while the views cannot be asked */
    businessOf: (userId: string) => Promise<BusinessOfPerson>;
    passwords: Passwords;
    signInGuard: SignInGuard;
    proofGuard: ProofGuard;
    tickets: Tickets;
    passkeys: Passkeys;
    /** Null if sign-in with Google is not configured. */
    google: GoogleProvider | null;
    security: SecurityNotes;
    writing: WritingProvider | null;
    /** Decoding of images. */
    images: ConcurrencyLimit;
    /** Steps of a route, in the order in which they are written there. */
    /** Before anything that waits, where the time of a command counts. */
    arriving: EdgeMiddleware;
    signedIn: EdgeMiddleware;
    /** Lets everyone through, and knows who is signed in. */
    ifSignedIn: EdgeMiddleware;
    viewGuard: ViewGuard;
    viewRecorder: ViewRecorder;
    /** After `signedIn`. */
    administrator: EdgeMiddleware;
    /** After `signedIn`, and last: what an endpoint's access asks of the account. */
    declaredAccess: ReturnType<typeof declaredAccessBy>;
    /** After `signedIn`: their password or second factor was given in the last ten minutes. */
    freshlyConfirmed: EdgeMiddleware;
    rateLimit: (name: LimitName) => EdgeMiddleware;
    input: ReturnType<typeof inputBy>;
  };
