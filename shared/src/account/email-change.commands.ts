import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import { emailAddress } from "./email-address";

/** The link of a letter to a new e-mail is good for so long; it works in a browser alone that is signed in to the account. */
export const EMAIL_LINK_LASTS_MS = 48 * 60 * 60 * 1000;

/** POST /api/user/email */
export const EmailChangeBody = z.object({ email: emailAddress });
export type EmailChangeBody = z.infer<typeof EmailChangeBody>;

/** The e-mail that somebody wants instead, and its claim. */
export type EmailWish = { requestId: string; email: PersonalText; claimId: string };

/** `currentClaimId`: the claim of the account's present e-mail. */
export type RequestEmailChange = CommandOf<
  "RequestEmailChange",
  EmailWish & { userId: string; currentClaimId: string }
>;
export type RecordEmailChangeSent = CommandOf<
  "RecordEmailChangeSent",
  { userId: string; requestId: string; digest: string }
>;
/** Given once the new e-mail's claim is held by the try `moveId`; `digest` is that of the link's secret. */
export type ChangeEmail = CommandOf<
  "ChangeEmail",
  { userId: string; digest: string; claimId: string; moveId: string; formerClaimId: string }
>;

export type EmailChangeCommand = RequestEmailChange | RecordEmailChangeSent | ChangeEmail;
