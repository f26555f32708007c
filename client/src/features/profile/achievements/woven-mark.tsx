const ROWS = 9;
const STITCH = 6;
const MIDDLE = (ROWS - 1) / 2;

type Stitch = { x: number; y: number; ring: number };

/** A stepped lozenge as a weaver makes it, ring by ring from its middle. */
const STITCHES: readonly Stitch[] = Array.from({ length: ROWS * ROWS }, (_, place) => {
  const x = place % ROWS;
  const y = Math.floor(place / ROWS);
  return { x, y, ring: Math.abs(x - MIDDLE) + Math.abs(y - MIDDLE) };
})
  .filter(({ ring }) => ring <= MIDDLE)
  .toSorted((a, b) => a.ring - b.ring);

const HUES = ["var(--gold)", "var(--madder)", "var(--primary)", "var(--madder)", "var(--gold)"] as const;

type WovenMarkProps = {
  /** From 0 to 1: how much of it is woven. */
  share: number;
  size?: number;
};

/** The mark of an achievement, woven stitch by stitch as its reader comes nearer. Said in words beside it. */
export const WovenMark = ({ share, size = 54 }: WovenMarkProps) => {
  const woven = Math.round(Math.min(1, share) * STITCHES.length);
  const extent = ROWS * STITCH;
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${extent} ${extent}`}>
      {STITCHES.map(({ x, y, ring }, place) => (
        <rect
          key={`${x}/${y}`}
          x={x * STITCH}
          y={y * STITCH}
          width={STITCH - 0.6}
          height={STITCH - 0.6}
          fill={place < woven ? HUES[ring] : "var(--line)"}
        />
      ))}
    </svg>
  );
};
