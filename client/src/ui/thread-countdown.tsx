import styled from "@emotion/styled";
import { useIsFrozen } from "./use-is-frozen";

const STITCHES = 60;

type ThreadCountdownProps = {
  /** Milliseconds left on the server's clock; null while nothing runs. */
  remainingMs: number | null;
  /** Milliseconds that a full thread stands for. */
  totalMs: number;
  /** The connection is lost: the thread turns grey and no longer claims to be right. */
  stale?: boolean;
  thickness?: "bar" | "fine";
};

/** How many of the thread's stitches are still woven: one is pulled at each sixtieth of the whole. */
export const stitchesLeft = (remainingMs: number, totalMs: number): number => {
  if (totalMs <= 0) return 0;
  return Math.max(0, Math.min(STITCHES, Math.ceil((remainingMs / totalMs) * STITCHES)));
};

/** Time left as a thread that unravels towards the inline end. Decoration beside a countdown in words. */
export const ThreadCountdown = ({ remainingMs, totalMs, stale = false, thickness = "bar" }: ThreadCountdownProps) => {
  const isFrozen = useIsFrozen(remainingMs ?? Infinity);
  const isStale = stale || isFrozen;
  const stitches = remainingMs === null ? 0 : stitchesLeft(remainingMs, totalMs);
  const woven = `${((stitches / STITCHES) * 100).toFixed(2)}%`;
  const isFraying = stitches > 0 && stitches < STITCHES && thickness === "bar" && !isStale;
  return (
    <Bed data-thickness={thickness} aria-hidden="true">
      <Woven data-thickness={thickness} data-stale={isStale} data-stitches={stitches} style={{ inlineSize: woven }} />
      {isFraying && (
        <LooseEnd viewBox="0 0 22 14" preserveAspectRatio="none" style={{ insetInlineStart: woven }}>
          <path stroke="var(--sadu-madder)" d="M0 5c5-1 7 4 12 2s6-1 8-3" />
          <path stroke="var(--sadu-saffron)" d="M0 9c4 2 8-2 11 1s5 1 7 2" />
        </LooseEnd>
      )}
    </Bed>
  );
};

const Bed = styled.div<{ "data-thickness": "bar" | "fine" }>`
  position: relative;
  block-size: ${(props) => (props["data-thickness"] === "bar" ? 14 : 7)}px;
  background: var(--wall);
  border-radius: 2px;
  overflow: hidden;
`;

const Woven = styled.div<{ "data-thickness": "bar" | "fine" }>`
  block-size: 100%;
  background-image: var(--sadu-thread);
  background-repeat: repeat-x;
  background-size: ${(props) => (props["data-thickness"] === "bar" ? "12px 14px" : "6px 7px")};
  background-position: calc(50% - 50% * var(--dir)) 50%;

  &[data-stale="true"] {
    background-image: var(--sadu-thread-stale);
  }
`;

const LooseEnd = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inline-size: 22px;
  block-size: 100%;
  transform: scaleX(var(--dir));
  fill: none;
  stroke-width: 1.6;
  stroke-linecap: round;
`;
