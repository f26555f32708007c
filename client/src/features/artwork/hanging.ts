/** A room in which works are seen at their size; centimetres throughout. */
export const ROOM = { inline: 430, person: 170, sofaInline: 210, sofaBlock: 78, ceiling: 280, floor: 46 } as const;

/** A gallery hangs the middle of a work at the height of the eyes. */
const EYES = 152;
const ABOVE_SOFA = 12;
const BELOW_CEILING = 30;
/** How far the sides of a picture may differ from the work's own: beyond it the picture shows more than the work. */
const SAME_SHAPE = 0.08;

export type Hanging = {
  /** From the floor to the foot of the work. */
  foot: number;
  /** From the floor to the top of what is shown. */
  roomBlock: number;
};

/** Where a work of this height hangs over a sofa. */
export const hangingOf = (heightCm: number): Hanging => {
  const foot = Math.max(EYES - heightCm / 2, ROOM.sofaBlock + ABOVE_SOFA);
  return { foot, roomBlock: Math.max(ROOM.ceiling, foot + heightCm + BELOW_CEILING) };
};

type Measured = { heightCm: number; widthCm: number; image: { width: number; height: number } };

/** Whether the picture is the work and nothing around it, so that it can be drawn at the work's size. */
export const isTrueToShape = ({ heightCm, widthCm, image }: Measured): boolean => {
  if (heightCm <= 0 || widthCm <= 0 || image.height <= 0) return false;
  return Math.abs(widthCm / heightCm / (image.width / image.height) - 1) <= SAME_SHAPE;
};
