import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { iban, typedDigits, vatNumber } from "../kernel/identifier-input";
import type { PersonalText } from "../kernel/personal";
import { visibleText } from "../kernel/visible-text";
import { emailAddress } from "./email-address";
import type { EmailWish } from "./email-change.commands";
import { username } from "./username";

const seen = z.overwrite(visibleText);
const name = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(80));
/** Nothing written is a field taken away, and so is null, by which the settings answer one that is missing. */
const text = (length: number) => z.nullish(z.string().check(seen, z.trim(), z.maxLength(length)));

/** Only addresses that a browser opens as a page: a link may not run a script. */
const isWebsite = (address: string): boolean =>
  address === "" || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));

/** PUT /api/user/profile. Fields that are not sent stay. Another `email` is asked for as by POST /api/user/email. */
export const ProfileBody = z.object({
  firstName: z.optional(name),
  lastName: z.optional(name),
  username: z.optional(username),
  email: z.optional(emailAddress),
  latinName: text(160),
  bio: text(1500),
  bioEn: text(1500),
  location: text(120),
  website: z.nullish(z.string().check(z.trim(), z.maxLength(200), z.refine(isWebsite))),
  phone: z.nullish(z.string().check(typedDigits, z.trim(), z.regex(/^(\+?[\d ]{7,20})?$/))),
});
export type ProfileBody = z.infer<typeof ProfileBody>;

/** POST /api/user/upload-profile-image: a form with the field `profileImage`, or JSON with a data URL. */
export const AvatarBody = z.object({ profileImage: z.optional(z.string()) });
export type AvatarBody = z.infer<typeof AvatarBody>;

/** PUT /api/user/payout-account; null takes it away. */
export const PayoutAccountBody = z.object({
  iban: z.nullable(iban),
});
export type PayoutAccountBody = z.infer<typeof PayoutAccountBody>;

/** PUT /api/user/vat-registration; null for an artist who is not registered. */
export const VatRegistrationBody = z.object({
  registration: z.nullable(
    z.object({
      name: z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(160)),
      number: vatNumber,
    }),
  ),
});
export type VatRegistrationBody = z.infer<typeof VatRegistrationBody>;

/** POST /api/user/change-password */
export const ChangePasswordBody = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
  newPassword: z.string().check(z.minLength(8), z.maxLength(128)),
  confirmPassword: z.optional(z.string().check(z.maxLength(128))),
});
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

export const BIO_WAYS = ["generate", "improve", "professional", "creative", "minimal"] as const;
export type BioWay = (typeof BIO_WAYS)[number];

/** POST /api/user/enhance-bio. Names and addresses are no part of it, so that no provider ever sees them. */
export const EnhanceBioBody = z.object({
  currentBio: z._default(z.string().check(seen, z.trim(), z.maxLength(1500)), ""),
  enhancement: z.enum(BIO_WAYS),
  artStyle: z._default(z.string().check(seen, z.trim(), z.maxLength(200)), ""),
  interests: z._default(z.string().check(seen, z.trim(), z.maxLength(300)), ""),
});
export type EnhanceBioBody = z.infer<typeof EnhanceBioBody>;

export type ProfileFields = Omit<ProfileBody, "username" | "email">;

/** `moveId` names the try, and is the stamp of the claim that it took. */
export type NameMove = { username: string; claimId: string; moveId: string; formerClaimId: string };

export type ReviseProfile = CommandOf<
  "ReviseProfile",
  { userId: string; fields: ProfileFields; move: NameMove | null; wish: EmailWish | null }
>;
export type AbandonNameMove = CommandOf<"AbandonNameMove", { userId: string; moveId: string }>;
export type ChooseAvatar = CommandOf<"ChooseAvatar", { userId: string; avatarId: string }>;
export type RemoveAvatar = CommandOf<"RemoveAvatar", { userId: string }>;
export type ChangePayoutAccount = CommandOf<"ChangePayoutAccount", { userId: string; iban: string | null }>;
export type ChangeVatRegistration = CommandOf<
  "ChangeVatRegistration",
  { userId: string; registration: { name: string; number: string } | null }
>;
/** `proven`: the hash that the current password was compared with, as it is stored. */
export type ChangePassword = CommandOf<
  "ChangePassword",
  { userId: string; passwordHash: string; proven: PersonalText }
>;
export type BecomeArtist = CommandOf<"BecomeArtist", { userId: string }>;

export type ProfileCommand =
  | ReviseProfile
  | AbandonNameMove
  | ChooseAvatar
  | RemoveAvatar
  | ChangePayoutAccount
  | ChangeVatRegistration
  | BecomeArtist
  | ChangePassword;
