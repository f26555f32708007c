/** No side of a picture for sharing is longer, in px. */
const LONGEST = 1_200;
const MARGIN = 40;
/** Below the work: title, artist, address. */
const FOOT = 184;
/** The least width at which the foot can be read. */
const NARROWEST = 640;

type Size = { width: number; height: number };
export type PictureLayout = Size & { work: Size & { x: number; y: number }; textWidth: number; margin: number };

/** Where the work and its words stand in a picture for sharing; the work whole, never drawn larger than it is. */
export const layoutOfPicture = (work: Size): PictureLayout => {
  const [ownWidth, ownHeight] = [Math.max(1, work.width), Math.max(1, work.height)];
  const room = { width: LONGEST - 2 * MARGIN, height: LONGEST - MARGIN - FOOT };
  const scale = Math.min(1, room.width / ownWidth, room.height / ownHeight);
  const drawn = {
    width: Math.max(1, Math.floor(ownWidth * scale)),
    height: Math.max(1, Math.floor(ownHeight * scale)),
  };
  const width = Math.max(NARROWEST, drawn.width + 2 * MARGIN);
  return {
    width,
    height: MARGIN + drawn.height + FOOT,
    work: { ...drawn, x: Math.floor((width - drawn.width) / 2), y: MARGIN },
    textWidth: width - 2 * MARGIN,
    margin: MARGIN,
  };
};
