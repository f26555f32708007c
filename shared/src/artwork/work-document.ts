import * as z from "zod/mini";
import type { CommandOf, EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";

/** The papers that an artist gives with a work. */
export const WORK_DOCUMENT_KINDS = ["certificate", "invoice", "other"] as const;
export type WorkDocumentKind = (typeof WORK_DOCUMENT_KINDS)[number];

/** What a document is kept as: a picture is written anew from its pixels, a PDF stays as it was sent. */
export const WORK_DOCUMENT_TYPES = { webp: "image/webp", pdf: "application/pdf" } as const;
export type WorkDocumentFormat = keyof typeof WORK_DOCUMENT_TYPES;

/** The most papers of one work: more are an archive. */
export const MOST_WORK_DOCUMENTS = 8;
export const MOST_WORK_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** The file of a document, sealed with its artist's key. */
export const workDocumentFileOf = (documentId: string): string => `documents/${documentId}.sealed`;

/** The same for the buyer of a sold work, sealed with the buyer's key once the artist's is to be destroyed. */
export const boughtDocumentFileOf = (documentId: string): string => `documents/${documentId}-bought.sealed`;

const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((value) => value === "true"),
  ),
]);

/** POST /api/artworks/:id/documents: a form with the field `document`, or JSON with a data URL; a picture or a PDF of up to 5 MB. */
export const AddWorkDocumentBody = z.object({
  kind: z.enum(WORK_DOCUMENT_KINDS),
  isPublic: z._default(z.optional(flag), false),
  document: z.optional(z.string()),
});
export type AddWorkDocumentBody = z.infer<typeof AddWorkDocumentBody>;

type OfDocument = { artworkId: string; artistId: string; documentId: string };

/** `file`: its name in Files. `isPublic`: for everyone who sees the work; else for its artist, its buyer and administrators. */
export type WorkDocumentAdded = EventOf<
  "WorkDocumentAdded",
  OfDocument & { kind: WorkDocumentKind; format: WorkDocumentFormat; isPublic: boolean; file: string }
>;
/** The file is deleted with it. */
export type WorkDocumentRemoved = EventOf<"WorkDocumentRemoved", OfDocument>;
export type WorkDocumentEvent = WorkDocumentAdded | WorkDocumentRemoved;

export type AddWorkDocument = CommandOf<
  "AddWorkDocument",
  Omit<WorkDocumentAdded["data"], "artistId"> & { addedBy: string }
>;
export type RemoveWorkDocument = CommandOf<
  "RemoveWorkDocument",
  { artworkId: string; documentId: string; removedBy: string }
>;

/** An item of GET /api/artworks/:id/documents. */
export type WorkDocument = {
  id: string;
  kind: WorkDocumentKind;
  format: WorkDocumentFormat;
  isPublic: boolean;
  addedAt: Instant;
};
