/** A room in which works are seen at their size; centimetres throughout, y falls from the floor upwards. */
export const ROOM = { inline: 430, person: 170, sofaInline: 210, sofaBlock: 78, ceiling: 280, floor: 46 } as const;

/** A gallery hangs the middle of a work at the height of the eyes. */
const EYES = 152;
const ABOVE_SOFA = 12;
const PLINTH = 95;
/** What stands taller than this needs no plinth. */
const STANDS_ALONE = 110;

export type Hanging = {
  /** From the floor to the foot of the work. */
  foot: number;
  /** The height of what it stands on; 0 where it hangs or stands on the floor. */
  plinth: number;
  hasSofa: boolean;
  /** From the floor to the top of what is shown. */
  roomBlock: number;
};

/** Where a work of this height has its place: a sculpture stands, everything else hangs over a sofa. */
export const hangingOf = (heightCm: number, isStanding: boolean): Hanging => {
  const plinth = isStanding && heightCm < STANDS_ALONE ? PLINTH : 0;
  const foot = isStanding ? plinth : Math.max(EYES - heightCm / 2, ROOM.sofaBlock + ABOVE_SOFA);
  return { foot, plinth, hasSofa: !isStanding, roomBlock: Math.max(ROOM.ceiling, foot + heightCm + 30) };
};
