import type { ArtworkRevised, ArtworkSubmitted, UploadedImage, WorkPictureAdded } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";

/** What an artist sends a picture of a work by. */
export type ImageSent = ArtworkSubmitted | ArtworkRevised | WorkPictureAdded;

export const IMAGE_SENT = ["ArtworkSubmitted", "ArtworkRevised", "WorkPictureAdded"] as const;

/** The picture that came with it: the work's front, or a further one. */
export const imageOf = (event: RecordedEvent<ImageSent>): UploadedImage =>
  event.type === "WorkPictureAdded" ? event.data.image : event.data.details.image;
