import type { ComponentType } from "react";
import { useCallback, useRef } from "react";
import styled from "@emotion/styled";
import { FollowedRow } from "../features/artist/followed-row";
import { WorkCard } from "../features/artwork/components/work-card";
import { WishedRow } from "../features/collector/wished-row";
import { RecommendedRow } from "../features/recommendation/recommended-row";
import { SearchAgain } from "../features/search/components/search-again";
import type { OwnRowProps } from "../lib/own-row";
import { ReservedHeight } from "../ui/reserved-height";
import { Stack } from "../ui/stack";

type Part = ComponentType<OwnRowProps>;

const ROWS: readonly Part[] = [WishedRow, FollowedRow, RecommendedRow];
const PARTS: readonly Part[] = [SearchAgain, ...ROWS];

/** What concerns the reader, above what is there for everyone. Tells once that all of it has come. */
export const OwnRows = ({ onSettled }: { onSettled: () => void }) => {
  const settled = useRef(new Set<Part>());
  const settle = useCallback(
    (part: Part) => {
      settled.current.add(part);
      if (settled.current.size === PARTS.length) onSettled();
    },
    [onSettled],
  );
  return (
    <Rows gap="2xl">
      <ReservedHeight name="search-again-height">
        {(settleHeight) => <SettledSearches settle={settle} settleHeight={settleHeight} />}
      </ReservedHeight>
      {ROWS.map((Row) => (
        <SettledRow key={ROWS.indexOf(Row)} Row={Row} settle={settle} />
      ))}
    </Rows>
  );
};

type Settle = (part: Part) => void;

/** They come last, above rows that are read by then. */
const SettledSearches = ({ settle, settleHeight }: { settle: Settle; settleHeight: () => void }) => {
  const tell = useCallback(() => {
    settleHeight();
    settle(SearchAgain);
  }, [settle, settleHeight]);
  return <SearchAgain onSettled={tell} />;
};

const SettledRow = ({ Row, settle }: { Row: Part; settle: Settle }) => {
  const tell = useCallback(() => settle(Row), [Row, settle]);
  return <Row Card={WorkCard} onSettled={tell} />;
};

/* A place that holds nothing and waits for nothing has no gap around it either. */
const Rows = styled(Stack)`
  margin-block-end: 28px;

  > :empty:not([style*="min-block-size"]) {
    display: none;
  }
`;
