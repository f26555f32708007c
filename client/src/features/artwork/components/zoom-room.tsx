import type { PictureTiles } from "@naqsh/shared/artwork";
import type { ArtworkImage } from "../../../ui/artwork-image";
import { Dialog } from "../../../ui/material/dialog";
import { DeepZoom } from "../zoom/deep-zoom";

type ZoomRoomProps = {
  image: ArtworkImage;
  /** The original's tiles; null if there are none. */
  tiles?: PictureTiles | null | undefined;
  alt: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The work over the whole screen, where it can be seen from near; the focus goes back to what opened it. */
export const ZoomRoom = ({ title, isOpen, tiles = null, ...rest }: ZoomRoomProps) => (
  <Dialog fullScreen open={isOpen} onClose={rest.onClose} slotProps={{ paper: { "aria-label": title } }}>
    <DeepZoom tiles={tiles} {...rest} />
  </Dialog>
);
