import * as z from "zod/mini";
import type { CommandOf, EventOf } from "../kernel/decider";
import type { ArtworkImage, UploadedImage } from "./artwork-image";
import type { PictureTiles } from "./picture-tiles";

/** What a further picture shows; the front of a work is its own picture, and stands first. */
export const WORK_PICTURE_ROLES = ["detail", "back", "frame", "signature"] as const;
export type WorkPictureRole = (typeof WORK_PICTURE_ROLES)[number];

/** Pictures of a work beside its front: eight in all (docs/rules.md#works). */
export const MOST_FURTHER_PICTURES = 7;

/** POST /api/artworks/:id/pictures: a form with the field `image`, or JSON with a data URL as `imageUrl`. */
export const AddWorkPictureBody = z.object({
  role: z.enum(WORK_PICTURE_ROLES),
  imageUrl: z.optional(z.string()),
});
export type AddWorkPictureBody = z.infer<typeof AddWorkPictureBody>;

/** PUT /api/artworks/:id/pictures: the ids of all further pictures, in the order in which they are shown. */
export const OrderWorkPicturesBody = z.object({
  order: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_FURTHER_PICTURES)),
});
export type OrderWorkPicturesBody = z.infer<typeof OrderWorkPicturesBody>;

type OfWork = { artworkId: string; artistId: string };

/** `sentToReview`: the work was approved without it, and waits for approval again. */
export type WorkPictureAdded = EventOf<
  "WorkPictureAdded",
  OfWork & { pictureId: string; role: WorkPictureRole; image: UploadedImage; sentToReview: boolean }
>;
export type WorkPictureRemoved = EventOf<"WorkPictureRemoved", OfWork & { pictureId: string }>;
/** `order`: ids of all further pictures. */
export type WorkPicturesOrdered = EventOf<"WorkPicturesOrdered", OfWork & { order: string[] }>;
export type WorkPictureEvent = WorkPictureAdded | WorkPictureRemoved | WorkPicturesOrdered;

export type AddWorkPicture = CommandOf<
  "AddWorkPicture",
  { artworkId: string; addedBy: string; pictureId: string; role: WorkPictureRole; image: UploadedImage }
>;
export type RemoveWorkPicture = CommandOf<
  "RemoveWorkPicture",
  { artworkId: string; removedBy: string; pictureId: string }
>;
export type OrderWorkPictures = CommandOf<
  "OrderWorkPictures",
  { artworkId: string; orderedBy: string; order: string[] }
>;

/** A further picture, as who may see the whole work sees it. */
export type WorkPicture = { id: string; role: WorkPictureRole; image: ArtworkImage; tiles: PictureTiles | null };
