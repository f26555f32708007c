import * as z from "zod/mini";
import { answer, get, post, remove } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import { AskBadgeBody, DecideBadgeBody, TakeBadgeBody } from "./badge.commands";
import { DOCUMENT_TYPES } from "./badge.events";
import { BADGE_LISTS, type BadgeItem } from "./badge.views";

const BadgesQuery = z.object({ ...pageFields(50), standing: z._default(z.enum(BADGE_LISTS), "asked") });

type Nothing = Record<string, never>;

export const badgeWrites = {
  askBadge: post("/api/user/badge-request", {
    access: "artist",
    rateLimit: "uploads",
    summary: {
      ar: "طلب شارة التوثيق بوثيقة هوية",
      en: "Asks for the verified badge with an identity document, in the form's field document",
    },
    input: AskBadgeBody,
    takesPicture: true,
    answer: answer<Nothing>(),
    refusals: [
      "ONLY_ARTISTS_ARE_VERIFIED",
      "BADGE_ASKED_BEFORE",
      "BADGE_HELD",
      "DOCUMENT_MISSING",
      "DOCUMENT_UNREADABLE",
      "DOCUMENT_TOO_LARGE",
      "ACCOUNT_IS_ERASED",
    ],
  }),
  withdrawBadgeRequest: remove("/api/user/badge-request", {
    access: "verified",
    rateLimit: "writes",
    summary: { ar: "سحب طلب شارة التوثيق", en: "Withdraws the request; the document is destroyed" },
    answer: answer<Nothing>(),
    refusals: ["ACCOUNT_IS_ERASED"],
  }),
  decideBadge: post("/api/admin/users/:userId/badge", {
    access: "administrator",
    summary: { ar: "القرار في شارة التوثيق", en: "Grants or declines the verified badge; the document is destroyed" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: DecideBadgeBody,
    answer: answer<{ id: string }>(),
    refusals: ["BADGE_NOT_ASKED", "ACCOUNT_IS_ERASED"],
  }),
  takeBadgeBack: post("/api/admin/users/:userId/take-badge", {
    access: "administrator",
    summary: { ar: "سحب شارة التوثيق", en: "Takes the verified badge back" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: TakeBadgeBody,
    answer: answer<{ id: string }>(),
    refusals: ["BADGE_NOT_HELD", "ACCOUNT_IS_ERASED"],
  }),
};

export const badgeReads = {
  badges: get("/api/admin/badges", {
    access: "administrator",
    summary: {
      ar: "من يطلب شارة التوثيق، الأقدم أولًا، أو من يحملها، الأحدث أولًا",
      en: "Who asks for the verified badge, the oldest first, or holds it, the newest first",
    },
    input: BadgesQuery,
    answer: answer<BadgeItem[]>(),
    paged: true,
  }),
  identityDocument: get("/api/admin/users/:userId/identity-document/:documentId", {
    access: "administrator",
    summary: { ar: "وثيقة هوية تنتظر القرار", en: "An identity document that awaits a decision" },
    answer: answer<null>(),
    produces: Object.values(DOCUMENT_TYPES),
    refusals: ["NOT_FOUND"],
  }),
};
