import { answer, post } from "../kernel/endpoint";
import { InteractionBody, ShareBody } from "./engagement.commands";

export const engagementWrites = {
  recordInteraction: post("/api/interactions", {
    access: "anyone",
    rateLimit: "interactions",
    givesWay: true,
    summary: { ar: "مشاهدة عمل أو صفحة فنان، أو إعجاب", en: "Records a look at a work or an artist's page, or a like" },
    input: InteractionBody,
    answer: answer<{ counted: boolean }>(),
    refusals: ["SIGN_IN_REQUIRED", "ACCOUNT_BANNED", "ARTWORK_UNKNOWN", "ARTIST_UNKNOWN", "CANNOT_LIKE_OWN_WORK"],
  }),
  shareArtwork: post("/api/share", {
    access: "anyone",
    rateLimit: "writes",
    summary: { ar: "مشاركة عمل", en: "Records that a work is shared, and gives the address to share" },
    input: ShareBody,
    answer: answer<{ shareUrl: string }>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
};
