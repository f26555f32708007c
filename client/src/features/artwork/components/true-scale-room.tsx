import styled from "@emotion/styled";
import { sourceAtLeast, type ArtworkImage } from "../../../ui/artwork-image";
import { hangingOf, ROOM } from "../hanging";

const Scene = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  .wall {
    fill: var(--wall);
  }
  .floor {
    fill: color-mix(in srgb, var(--wall) 82%, var(--ink) 18%);
  }
  .skirting {
    fill: var(--surface);
  }
  .sofa {
    fill: color-mix(in srgb, var(--wall) 66%, var(--ink) 34%);
  }
  .seat {
    fill: color-mix(in srgb, var(--wall) 72%, var(--ink) 28%);
  }
  .cushion {
    fill: #4f2b76;
  }
  .person {
    fill: color-mix(in srgb, var(--wall) 58%, var(--ink) 42%);
  }
  .scarf {
    fill: color-mix(in srgb, var(--wall) 74%, var(--ink) 26%);
  }
  .face {
    fill: color-mix(in srgb, var(--wall) 86%, var(--ink) 14%);
  }
  .shadow {
    fill: rgb(26 22 19 / 0.14);
  }
  image {
    filter: drop-shadow(0 3px 4px rgb(26 22 19 / 0.38));
  }
`;

const Person = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <ellipse className="shadow" cx="4" cy="1" rx="36" ry="4" />
    <g className="person">
      <path d="M-9-143C-18-142-23-138-24-130L-29-84C-29-78-22-78-21-83L-18-114L-22-3L22-3L18-114L21-83C22-78 29-78 29-84L24-130C23-138 18-142 9-143Z" />
      <ellipse cx="-9" cy="-2" rx="8" ry="3" />
      <ellipse cx="9" cy="-2" rx="8" ry="3" />
    </g>
    <g className="scarf">
      <path d="M-11-158C-11-174 11-174 11-158C12-148 14-142 17-134C9-128-9-128-17-134C-14-142-12-148-11-158Z" />
    </g>
    <g className="face">
      <ellipse cx="0" cy="-154" rx="6.5" ry="9" />
    </g>
  </g>
);

const Sofa = () => (
  <g>
    <ellipse className="shadow" cx="0" cy="1" rx="116" ry="5" />
    <rect className="sofa" x="-100" y="-78" width="200" height="60" rx="9" />
    <rect className="seat" x="-92" y="-46" width="91" height="26" rx="5" />
    <rect className="seat" x="1" y="-46" width="91" height="26" rx="5" />
    <rect className="sofa" x="-105" y="-60" width="19" height="53" rx="7" />
    <rect className="sofa" x="86" y="-60" width="19" height="53" rx="7" />
    <rect className="sofa" x="-92" y="-24" width="184" height="17" rx="3" />
    <rect className="cushion" x="48" y="-68" width="30" height="25" rx="5" transform="rotate(7 62 -56)" />
    <path className="sofa" d="M-94-7h6v6h-6zM88-7h6v6h-6z" />
  </g>
);

type TrueScaleRoomProps = {
  image: ArtworkImage;
  heightCm: number;
  widthCm: number;
  label: string;
};

/** The work at its size in a room, beside a person and a sofa at theirs: one unit of the drawing is a centimetre. */
export const TrueScaleRoom = ({ image, heightCm, widthCm, label }: TrueScaleRoomProps) => {
  const { foot, roomBlock } = hangingOf(heightCm);
  const inline = Math.max(ROOM.inline, widthCm + 200);
  const beside = -(Math.max(widthCm, ROOM.sofaInline) / 2 + 42);
  return (
    <Scene
      viewBox={`${-inline / 2} ${-roomBlock} ${inline} ${roomBlock + ROOM.floor}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
    >
      <rect className="wall" x="-3000" y="-3000" width="6000" height="3000" />
      <rect className="floor" x="-3000" y="0" width="6000" height="3000" />
      <rect className="skirting" x="-3000" y="-9" width="6000" height="9" opacity="0.6" />
      <Sofa />
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
