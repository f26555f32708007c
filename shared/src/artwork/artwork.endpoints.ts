import { answer, post, put } from "../kernel/endpoint";
import { ApproveArtworkBody, ArtworkBody, RejectArtworkBody } from "./artwork.commands";

type Changed = { id: string };

/** What changes a work. */
export const artworkWrites = {
  submitArtwork: post("/api/artworks", {
    access: "artist",
    rateLimit: "uploads",
    summary: { ar: "إرسال عمل للمراجعة", en: "Sends a work to review" },
    input: ArtworkBody,
    takesPicture: true,
    answer: answer<Changed>(),
    creates: true,
    refusals: [
      "IMAGE_MISSING",
      "IMAGE_UNREADABLE",
      "IMAGE_TOO_LARGE",
      "ARTWORK_EXISTS",
      "ARTWORK_IS_CONSIGNED",
      "ARTWORK_IS_RESERVED",
      "ARTWORK_IS_SOLD",
    ],
  }),
  reviseArtwork: put("/api/artworks/:id", {
    access: "artist",
    rateLimit: "uploads",
    summary: { ar: "تعديل عمل", en: "Revises a work; without a picture its own stays" },
    ids: { id: "ARTWORK_UNKNOWN" },
    input: ArtworkBody,
    takesPicture: true,
    answer: answer<Changed>(),
    refusals: [
      "IMAGE_MISSING",
      "IMAGE_UNREADABLE",
      "IMAGE_TOO_LARGE",
      "NOT_YOUR_ARTWORK",
      "ARTWORK_IS_CONSIGNED",
      "ARTWORK_IS_RESERVED",
      "ARTWORK_IS_SOLD",
    ],
  }),
  approveArtwork: post("/api/admin/artworks/:id/approve", {
    access: "administrator",
    summary: { ar: "قبول عمل", en: "Approves a work" },
    ids: { id: "ARTWORK_UNKNOWN" },
    input: ApproveArtworkBody,
    answer: answer<Changed>(),
    refusals: ["ARTWORK_NOT_PENDING", "ARTWORK_REVISED_MEANWHILE"],
  }),
  rejectArtwork: post("/api/admin/artworks/:id/reject", {
    access: "administrator",
    summary: { ar: "رفض عمل", en: "Rejects a work" },
    ids: { id: "ARTWORK_UNKNOWN" },
    input: RejectArtworkBody,
    answer: answer<Changed>(),
    refusals: ["ARTWORK_NOT_PENDING", "ARTWORK_REVISED_MEANWHILE"],
  }),
};
