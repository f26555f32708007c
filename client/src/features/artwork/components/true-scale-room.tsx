import styled from "@emotion/styled";
import { sourceAtLeast, type ArtworkImage } from "../../../ui/artwork-image";
import { hangingOf, ROOM } from "../hanging";

const Person = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <ellipse className="shadow" cx="4" cy="1" rx="36" ry="4" />
    <path
      className="line"
      d="M-9-143C-18-142-23-138-24-130L-29-84C-29-78-22-78-21-83L-18-114L-22-3L22-3L18-114L21-83C22-78 29-78 29-84L24-130C23-138 18-142 9-143Z"
    />
    <ellipse className="line" cx="0" cy="-154" rx="6.5" ry="9" />
    <path
      className="line"
      d="M-8-162C-11-174 11-174 8-162C10-150 13-142 17-134C9-128-9-128-17-134C-13-142-10-150-8-162Z"
    />
    <path className="line bare" d="M-8.5-163C-4-160 4-160 8.5-163M0-130V-60" />
  </g>
);

/** A row of stitched triangles, as Sadu has them, from `x` on. */
const stitches = (x: number, y: number, count: number): string =>
  `M${x} ${y}${Array.from({ length: count }, () => "l4-5 4 5").join("")}`;

const CUSHIONS = [-103, -51, 1, 53];

/** The low seat of a majlis: a long cushion, four to lean on, an arm rest at each end; coffee beside it. */
const Majlis = () => (
  <g>
    <ellipse className="shadow" cx="0" cy="2" rx="140" ry="5" />
    {CUSHIONS.map((x) => (
      <g key={x}>
        <rect className="line" x={x} y="-70" width="50" height="48" rx="6" />
        <path className="woven" d={stitches(x + 5, -57, 5)} />
        <path className="line bare" d={`M${x + 5} -53h40`} />
      </g>
    ))}
    <rect className="line" x="-116" y="-24" width="232" height="23" rx="4" />
    <path className="woven" d={stitches(-112, -10, 28)} />
    <path className="line bare" d="M-112-6.5h224" />
    {[-116, 94].map((x) => (
      <g key={x}>
        <rect className="line" x={x} y="-46" width="22" height="23" rx="4" />
        <path className="woven" d={stitches(x + 3, -32, 2)} />
      </g>
    ))}
  </g>
);

const Coffee = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path className="line" d="M-17-14h34l-3 13h-28zM-21-17h42v3h-42z" />
    <path
      className="line"
      d="M-8-17C-11-23-9-28-5-31L-6-38C-3-41 3-41 6-38L5-34L14-40L12-35L6-29C9-26 10-22 8-17ZM0-40v-5M-6-37C-14-36-14-26-8-24"
    />
  </g>
);

type TrueScaleRoomProps = {
  image: ArtworkImage;
  heightCm: number;
  widthCm: number;
  label: string;
};

/** The work at its size in a room, beside a person and the seat of a majlis at theirs: one unit of the drawing is a centimetre. */
export const TrueScaleRoom = ({ image, heightCm, widthCm, label }: TrueScaleRoomProps) => {
  const { foot, roomBlock } = hangingOf(heightCm);
  const inline = Math.max(ROOM.inline, widthCm + 200);
  const beside = -(Math.max(widthCm, ROOM.sofaInline + 22) / 2 + 42);
  return (
    <Scene
      viewBox={`${-inline / 2} ${-roomBlock} ${inline} ${roomBlock + ROOM.floor}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
    >
      <rect className="wall" x="-3000" y="-3000" width="6000" height="3000" />
      <rect className="floor" x="-3000" y="0" width="6000" height="3000" />
      <path className="line bare" d="M-3000 0H3000" />
      <Majlis />
      <Coffee x={Math.max(widthCm, ROOM.sofaInline + 22) / 2 + 34} />
      <image
        href={sourceAtLeast(image, 640)}
        x={-widthCm / 2}
        y={-foot - heightCm}
        width={widthCm}
        height={heightCm}
        preserveAspectRatio="xMidYMax meet"
      />
      <Person x={beside} />
    </Scene>
  );
};

const Scene = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  .wall {
    fill: var(--wall);
  }
  .floor {
    fill: color-mix(in srgb, var(--wall) 92%, var(--ink) 8%);
  }

  /* All that only gives the size is a light line: nothing competes with the work. */
  .line {
    fill: var(--wall);
    stroke: color-mix(in srgb, var(--wall) 45%, var(--ink) 55%);
    stroke-width: 1.1;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .bare {
    fill: none;
  }
  .woven {
    fill: none;
    stroke: color-mix(in srgb, var(--wall) 25%, var(--madder) 75%);
    stroke-width: 1;
    stroke-linejoin: round;
  }
  .shadow {
    fill: rgb(26 22 19 / 0.14);
  }
  image {
    filter: drop-shadow(0 3px 4px rgb(26 22 19 / 0.38));
  }
`;
