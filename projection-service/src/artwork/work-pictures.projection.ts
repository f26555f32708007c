import type { PictureTiles, Renditions, UploadedImage, WorkPictureRole } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** A further picture with what was made of it. */
export type FurtherPicture = {
  pictureId: string;
  role: WorkPictureRole;
  image: UploadedImage;
  renditions: Renditions | null;
  tiles: PictureTiles | null;
};

export type WorkPictures = {
  artworkId: string;
  artistId: string;
  /** In the order in which they are shown. */
  pictures: FurtherPicture[];
};

const HANDLED = [
  "WorkPictureAdded",
  "WorkPictureRemoved",
  "WorkPicturesOrdered",
  "ArtworkRenditionsMade",
  "ArtworkTilesMade",
] as const;
type Event = EventsOf<typeof HANDLED>;

const withMade = (
  before: WorkPictures,
  sha256: string,
  made: Partial<Pick<FurtherPicture, "renditions" | "tiles">>,
): WorkPictures => {
  if (!before.pictures.some(({ image }) => image.sha256 === sha256)) return before;
  return {
    ...before,
    pictures: before.pictures.map((picture) => (picture.image.sha256 === sha256 ? { ...picture, ...made } : picture)),
  };
};

const next = (before: WorkPictures, { type, data }: RecordedEvent<Event>): WorkPictures => {
  switch (type) {
    case "WorkPictureAdded": {
      const { pictureId, role, image } = data;
      return { ...before, pictures: [...before.pictures, { pictureId, role, image, renditions: null, tiles: null }] };
    }
    case "WorkPictureRemoved":
      return { ...before, pictures: before.pictures.filter(({ pictureId }) => pictureId !== data.pictureId) };
    case "WorkPicturesOrdered": {
      const place = ({ pictureId }: FurtherPicture): number => data.order.indexOf(pictureId);
      return { ...before, pictures: before.pictures.toSorted((a, b) => place(a) - place(b)) };
    }
    case "ArtworkRenditionsMade":
      return withMade(before, data.sha256, { renditions: data.renditions });
    case "ArtworkTilesMade":
      return withMade(before, data.sha256, { tiles: data.tiles });
  }
};

/** The pictures of a work beside its front; works with a front alone have no document. */
export const workPicturesProjection: Projection<WorkPictures, Event> = {
  name: "work-pictures",
  version: 2,
  indexes: { byImage: ["pictures.image.sha256", "artworkId"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, event, artworkId) => {
    if (before === null && event.type !== "WorkPictureAdded") return null;
    return next(before ?? { artworkId, artistId: event.data.artistId, pictures: [] }, event);
  },
};
