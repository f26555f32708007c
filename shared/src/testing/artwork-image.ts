import type { ArtworkImage } from "../artwork";

/** A picture as views give it, for specs that are about something else. */
export const artworkImage = ({ base = "nur", ...over }: Partial<ArtworkImage> = {}): ArtworkImage => ({
  base,
  widths: [320],
  original: `${base}.png`,
  width: 4,
  height: 5,
  dominantColour: null,
  placeholder: null,
  alt: null,
  altEn: null,
  ...over,
});
