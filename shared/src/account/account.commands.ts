import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { instantFromMs, msFromInstant, type Instant } from "../kernel/instant";
import { visibleText } from "../kernel/visible-text";
import type { UserRegistered } from "./account.events";

const seen = z.overwrite(visibleText);
const name = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(80));
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const username = z.string().check(z.trim(), z.minLength(3), z.maxLength(30), z.regex(/^[\p{L}\p{N}_.]+$/u));
const newPassword = z.string().check(z.minLength(6), z.maxLength(128));

/** POST /api/register and /api/signup. `username` is derived when none is sent. */
export const RegisterBody = z.object({
  firstName: name,
  lastName: name,
  username: z.optional(username),
  email,
  password: newPassword,
  confirmPassword: z.optional(z.string().check(z.maxLength(128))),
  role: z._default(z.enum(["collector", "artist"]), "collector"),
  language: z.optional(z.enum(["ar", "en"])),
  location: z.optional(z.string().check(seen, z.trim(), z.maxLength(120))),
  /** First and last name in Latin letters, for readers of English. */
  latinName: z.optional(z.string().check(seen, z.trim(), z.maxLength(160))),
  bio: z.optional(z.string().check(seen, z.trim(), z.maxLength(1500))),
  bioEn: z.optional(z.string().check(seen, z.trim(), z.maxLength(1500))),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** POST /api/login and /api/signin. */
export const SignInBody = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type SignInBody = z.infer<typeof SignInBody>;

const MOST_CANCELLED = 200;
const reason = z.string().check(seen, z.trim(), z.minLength(3), z.maxLength(500));

/** POST /api/admin/users/:userId/ban */
export const BanUserBody = z.object({
  reason,
  /** When the ban ends by itself; left out: when an administrator lifts it. */
  until: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text: string) => instantFromMs(msFromInstant(text))),
    ),
  ),
  /** Auctions of theirs that end with it: those without bids, and live ones that are not to go on. */
  cancelledAuctions: z._default(z.array(z.uuid()).check(z.maxLength(MOST_CANCELLED)), []),
});

export type BanUserBody = z.input<typeof BanUserBody>;

/** POST /api/admin/users/:userId/forgive-unpaid-win */
export const ForgiveUnpaidWinBody = z.object({ auctionId: z.uuid(), reason });

export type RegisterUser = CommandOf<"RegisterUser", UserRegistered["data"]>;
/** Gives a registration up that claimed names and never made its account; those claims may be released then. */
export type AbandonRegistration = CommandOf<"AbandonRegistration", { userId: string }>;
export type BanUser = CommandOf<
  "BanUser",
  { userId: string; bannedBy: string; reason: string; until: Instant | null; cancelledAuctions: string[] }
>;
/** Lifts the ban that was to end then, if it is the one in force. */
export type LiftBan = CommandOf<"LiftBan", { userId: string; until: Instant; liftedBy: string }>;
export type UnbanUser = CommandOf<"UnbanUser", { userId: string; unbannedBy: string }>;
export type RecordUnpaidWin = CommandOf<"RecordUnpaidWin", { userId: string; auctionId: string; orderId: string }>;
/** Without an order: all of the person's wins in that auction. */
export type ForgiveUnpaidWin = CommandOf<
  "ForgiveUnpaidWin",
  { userId: string; auctionId: string; orderId?: string; forgivenBy: string; reason: string }
>;
export type EraseAccount = CommandOf<"EraseAccount", { userId: string }>;
export type AccountCommand =
  | RegisterUser
  | AbandonRegistration
  | BanUser
  | UnbanUser
  | LiftBan
  | RecordUnpaidWin
  | ForgiveUnpaidWin
  | EraseAccount;

export type ClaimEmail = CommandOf<"ClaimEmail", { claimId: string; userId: string }>;
export type ReleaseEmail = CommandOf<"ReleaseEmail", { claimId: string; userId: string }>;
export type ClaimUsername = CommandOf<"ClaimUsername", { claimId: string; userId: string }>;
export type ReleaseUsername = CommandOf<"ReleaseUsername", { claimId: string; userId: string }>;
