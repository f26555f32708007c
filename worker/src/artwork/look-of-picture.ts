import { LOOK_SIDE, pictureLook } from "@naqsh/shared/artwork";
import type { PictureLook } from "@naqsh/shared/artwork";
import sharp from "sharp";

/**
 * What a picture looks like to whoever searches with a picture.
 * @throws when the bytes are no image.
 */
export const lookOfPicture = async (picture: Uint8Array): Promise<PictureLook> =>
  pictureLook(
    await sharp(picture)
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: "fill" })
      .toColourspace("srgb")
      .raw()
      .toBuffer(),
  );
