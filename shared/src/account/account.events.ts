import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";

export type AccountRole = "collector" | "artist" | "admin";
export type Language = "ar" | "en";

export type UserRegistered = EventOf<
  "UserRegistered",
  {
    userId: string;
    role: AccountRole;
    language: Language;
    email: PersonalText;
    username: PersonalText;
    firstName: PersonalText;
    lastName: PersonalText;
    passwordHash: PersonalText;
    /** Shown to everyone where the person is an artist. */
    bio?: PersonalText;
    bioEn?: PersonalText;
    location?: PersonalText;
    /** The name in Latin letters, where one was given. */
    latinName?: PersonalText;
  }
>;
/** Its claims are given back: no account is ever made under this id. */
export type RegistrationAbandoned = EventOf<"RegistrationAbandoned", { userId: string }>;
export type UserBanned = EventOf<
  "UserBanned",
  {
    userId: string;
    bannedBy: string;
    reason: PersonalText;
    /** When it ends by itself; null: when an administrator lifts it. */
    until: Instant | null;
    /** Auctions of theirs that end with it, as the administrator saw and chose them. */
    cancelledAuctions: string[];
  }
>;
/** By an administrator, or by the job that lifts a ban at its end. */
export type UserUnbanned = EventOf<"UserUnbanned", { userId: string; unbannedBy: string }>;
export type UnpaidWinRecorded = EventOf<
  "UnpaidWinRecorded",
  { userId: string; auctionId: string; orderId: string; recordedOn: Instant }
>;
/** Without an order: all of the person's wins in that auction. */
export type UnpaidWinForgiven = EventOf<
  "UnpaidWinForgiven",
  { userId: string; auctionId: string; orderId?: string; forgivenBy: string; reason: PersonalText }
>;
/** The person's key was destroyed: their sealed fields are unreadable from here on. */
export type AccountErased = EventOf<"AccountErased", { userId: string }>;

export type AccountEvent =
  | UserRegistered
  | RegistrationAbandoned
  | UserBanned
  | UserUnbanned
  | UnpaidWinRecorded
  | UnpaidWinForgiven
  | AccountErased;

/** One holder of an e-mail or a username at any time; the stream is named by a keyed hash of it. */
export type EmailClaimed = EventOf<"EmailClaimed", { claimId: string; userId: string }>;
export type EmailReleased = EventOf<"EmailReleased", { claimId: string; userId: string }>;
export type UsernameClaimed = EventOf<"UsernameClaimed", { claimId: string; userId: string }>;
export type UsernameReleased = EventOf<"UsernameReleased", { claimId: string; userId: string }>;
export type EmailClaimEvent = EmailClaimed | EmailReleased;
export type UsernameClaimEvent = UsernameClaimed | UsernameReleased;
