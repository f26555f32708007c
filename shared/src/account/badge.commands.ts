import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { visibleText } from "../kernel/visible-text";
import type { BadgeAsked, BadgeRequestWithdrawn, IdentityDocumentDestroyed } from "./badge.events";

/** POST /api/user/badge-request: a form with the field `document`, or JSON with a data URL; a picture or a PDF of up to 5 MB. */
export const AskBadgeBody = z.object({ document: z.optional(z.string()) });
export type AskBadgeBody = z.infer<typeof AskBadgeBody>;

const reason = z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(3), z.maxLength(500));

/** POST /api/admin/users/:userId/badge; about the document that was looked at. */
export const DecideBadgeBody = z.object({ documentId: z.uuid(), isGranted: z.boolean(), reason });
export type DecideBadgeBody = z.infer<typeof DecideBadgeBody>;

/** POST /api/admin/users/:userId/take-badge */
export const TakeBadgeBody = z.object({ reason });

export type AskBadge = CommandOf<"AskBadge", BadgeAsked["data"]>;
export type WithdrawBadgeRequest = CommandOf<"WithdrawBadgeRequest", Pick<BadgeRequestWithdrawn["data"], "userId">>;
export type DecideBadge = CommandOf<"DecideBadge", { userId: string; decidedBy: string } & DecideBadgeBody>;
export type TakeBadgeBack = CommandOf<"TakeBadgeBack", { userId: string; takenBackBy: string; reason: string }>;
/** Given once the document can be read by nobody any more. */
export type DestroyIdentityDocument = CommandOf<"DestroyIdentityDocument", IdentityDocumentDestroyed["data"]>;

export type BadgeCommand = AskBadge | WithdrawBadgeRequest | DecideBadge | TakeBadgeBack | DestroyIdentityDocument;
