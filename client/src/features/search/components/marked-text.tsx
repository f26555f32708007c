import styled from "@emotion/styled";
import type { MatchedRanges } from "@naqsh/shared/search";
import { Bidi } from "../../../ui/bidi";

type Part = { text: string; start: number; isMarked: boolean };

/** A text cut where marks begin and end. */
const partsOf = (text: string, ranges: MatchedRanges): Part[] => {
  const edges = [0, ...ranges.flatMap(({ start, end }) => [start, end]), text.length];
  return edges.slice(1).map((end, place) => {
    const start = edges[place] ?? 0;
    return { text: text.slice(start, end), start, isMarked: place % 2 === 1 };
  });
};

/** A text with what was sought marked in it. */
export const MarkedText = ({ text, ranges }: { text: string; ranges: MatchedRanges }) => (
  <Bidi>
    {partsOf(text, ranges).map(({ text: words, start, isMarked }) =>
      isMarked ? <Mark key={start}>{words}</Mark> : words,
    )}
  </Bidi>
);

const Mark = styled.mark`
  background: color-mix(in srgb, var(--primary) 20%, transparent);
  border-radius: 3px;
  color: inherit;
`;
