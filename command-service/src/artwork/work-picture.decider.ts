import { MOST_FURTHER_PICTURES } from "@naqsh/shared/artwork";
import type {
  AddWorkPicture,
  ArtworkEvent,
  ArtworkRejection,
  OrderWorkPictures,
  RemoveWorkPicture,
} from "@naqsh/shared/artwork";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { KnownArtwork } from "./artwork.state";
import { mayRevise } from "./may-revise";

type PictureDecision = Decision<ArtworkEvent, ArtworkRejection>;

/** True for a picture that the work shows now, its front among them. */
export const isOfWork = ({ details, pictures }: KnownArtwork, sha256: string): boolean =>
  details.image.sha256 === sha256 || pictures.some((picture) => picture.sha256 === sha256);

/** Null while the work may have another picture. */
export const noRoomIn = ({ pictures }: KnownArtwork): ArtworkRejection | null =>
  pictures.length < MOST_FURTHER_PICTURES ? null : { code: "TOO_MANY_WORK_PICTURES", most: MOST_FURTHER_PICTURES + 1 };

/** What a reviewer let through shows nothing unseen: an approved or rejected work is reviewed with its new picture (docs/rules.md#works). */
export const addWorkPicture = ({ data }: AddWorkPicture, artwork: KnownArtwork): PictureDecision => {
  const { addedBy, ...picture } = data;
  if (artwork.pictures.some(({ pictureId }) => pictureId === picture.pictureId)) return accept();
  const refusal = mayRevise(artwork, addedBy);
  if (refusal) return reject(refusal);
  if (isOfWork(artwork, picture.image.sha256)) return reject({ code: "WORK_PICTURE_IS_THERE" });
  const full = noRoomIn(artwork);
  if (full) return reject(full);
  const sentToReview = artwork.status !== "pending";
  return accept({ type: "WorkPictureAdded", data: { ...picture, artistId: artwork.artistId, sentToReview } });
};

/** Quiet for a picture that is not there. */
export const removeWorkPicture = ({ data }: RemoveWorkPicture, artwork: KnownArtwork): PictureDecision => {
  const { artworkId, pictureId, removedBy } = data;
  const refusal = mayRevise(artwork, removedBy);
  if (refusal) return reject(refusal);
  if (!artwork.pictures.some((picture) => picture.pictureId === pictureId)) return accept();
  return accept({ type: "WorkPictureRemoved", data: { artworkId, artistId: artwork.artistId, pictureId } });
};

/** The order names each of the further pictures once. Quiet for the order that they have. */
export const orderWorkPictures = ({ data }: OrderWorkPictures, artwork: KnownArtwork): PictureDecision => {
  const { artworkId, order, orderedBy } = data;
  const refusal = mayRevise(artwork, orderedBy);
  if (refusal) return reject(refusal);
  const ids = artwork.pictures.map(({ pictureId }) => pictureId);
  const isWhole = order.length === ids.length && ids.every((id) => order.includes(id));
  if (!isWhole) return reject({ code: "WORK_PICTURES_CHANGED" });
  if (ids.every((id, place) => id === order[place])) return accept();
  return accept({ type: "WorkPicturesOrdered", data: { artworkId, artistId: artwork.artistId, order: [...order] } });
};
