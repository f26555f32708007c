import type { ComponentType } from "react";
import { useCallback, useRef } from "react";
import { FollowedRow } from "../features/artist/followed-row";
import { WorkCard } from "../features/artwork/components/work-card";
import { WishedRow } from "../features/collector/wished-row";
import { RecommendedRow } from "../features/recommendation/recommended-row";
import { SearchAgain } from "../features/search/components/search-again";
import type { OwnRowProps } from "../lib/own-row";
import { Stack } from "../ui/stack";

const ROWS: readonly ComponentType<OwnRowProps>[] = [WishedRow, FollowedRow, RecommendedRow];

/** What concerns the reader, above what is there for everyone. Tells once that all of it has come. */
export const OwnRows = ({ onSettled }: { onSettled: () => void }) => {
  const settled = useRef(new Set<ComponentType<OwnRowProps>>());
  const settle = useCallback(
    (row: ComponentType<OwnRowProps>) => {
      settled.current.add(row);
      if (settled.current.size === ROWS.length) onSettled();
    },
    [onSettled],
  );
  return (
    <Stack gap="2xl" style={{ marginBlockEnd: 28 }}>
      <SearchAgain />
      {ROWS.map((Row) => (
        <SettledRow key={ROWS.indexOf(Row)} Row={Row} settle={settle} />
      ))}
    </Stack>
  );
};

type SettledRowProps = { Row: ComponentType<OwnRowProps>; settle: (row: ComponentType<OwnRowProps>) => void };

const SettledRow = ({ Row, settle }: SettledRowProps) => {
  const tell = useCallback(() => settle(Row), [Row, settle]);
  return <Row Card={WorkCard} onSettled={tell} />;
};
