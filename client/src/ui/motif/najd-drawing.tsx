import styled from "@emotion/styled";

const crenel = (x: number) => `M${x} 44v-10h6v-8h8v-8h8v8h8v8h6v10`;
const cluster = (x: number, y: number) =>
  [
    [0, 0],
    [-9, 13],
    [9, 13],
    [-18, 26],
    [0, 26],
    [18, 26],
  ]
    .map(([dx, dy]) => `M${x + dx! - 6} ${y + dy! + 10}h12l-6-10z`)
    .join("");

/** A Najdi earth wall in line: stepped crenels, clustered triangular vents; one brick is missing on the 404 page. */
export const NajdDrawing = ({ missingBrick = false }: { missingBrick?: boolean }) => (
  <Drawing viewBox="0 0 260 150" aria-hidden="true">
    <path d={[10, 58, 106, 154, 202].map(crenel).join("")} />
    <path d="M10 44h240v92H10z" className="mark" />
    <path d={[46, 214].map((x) => cluster(x, 62)).join("")} />
    <path d="M108 136V92c0-12 8-20 22-20s22 8 22 20v44" />
    <path d="M118 136V96c0-8 4-13 12-13s12 5 12 13v40M130 83v53" />
    <path className="thread" strokeDasharray="6 4" d="M10 142h240" />
    {missingBrick && <path d="M168 56h30v16h-30z" fill="var(--bg)" strokeDasharray="3 3" />}
  </Drawing>
);

const lozenge = (x: number, reach: number) =>
  `M${x} ${60 - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`;

/** A register of Qatt in line: nested lozenges between combs. */
export const QattDrawing = () => (
  <Drawing viewBox="0 0 260 120" aria-hidden="true">
    <path d="M10 18h240M10 24h240M10 96h240M10 102h240" />
    <path d={Array.from({ length: 24 }, (_, tooth) => `M${15 + tooth * 10} 24v8M${15 + tooth * 10} 96v-8`).join("")} />
    {[42, 86, 130, 174, 218].map((x) => (
      <path key={x} className="mark" d={[22, 14, 6].map((reach) => lozenge(x, reach)).join("")} />
    ))}
    <path className="thread" strokeDasharray="6 4" d="M10 110h240" />
  </Drawing>
);

const Drawing = styled.svg`
  inline-size: min(260px, 70%);
  block-size: auto;
  color: var(--line-strong);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;

  .mark {
    fill: var(--wall);
  }
  .thread {
    stroke: var(--sadu-madder);
    stroke-width: 2;
  }
`;
