import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";

type SkeletonProps = { inline?: string; block?: string; ratio?: number; radius?: string };

/** The shape of what will come. Sizes are CSS lengths; `ratio` is width by height. */
export const Skeleton = ({ inline = "100%", block, ratio, radius }: SkeletonProps) => (
  <Bone
    style={{
      inlineSize: inline,
      blockSize: block ?? (ratio ? "auto" : "1em"),
      ...(ratio ? { aspectRatio: ratio } : {}),
      ...(radius ? { borderRadius: radius } : {}),
    }}
  />
);

const APPEAR_AFTER_MS = 150;
/** Once it is seen a skeleton stays so long, or it would flicker (docs/screens.md#waiting). */
const SEEN_FOR_MS = 400;

/** Whether a page still waits, as its reader sees it: what came at once shows at once, a skeleton that shows is held. */
export const useHeldWait = (isPending: boolean): boolean => {
  const [isHeld, setHeld] = useState(isPending);
  const sinceMs = useRef<number | null>(null);
  if (isPending && !isHeld) setHeld(true);
  useEffect(() => {
    if (isPending) {
      sinceMs.current ??= performance.now();
      return;
    }
    const waited = performance.now() - (sinceMs.current ?? performance.now());
    sinceMs.current = null;
    const rest = waited < APPEAR_AFTER_MS ? 0 : Math.max(0, APPEAR_AFTER_MS + SEEN_FOR_MS - waited);
    if (rest === 0) {
      setHeld(false);
      return;
    }
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending || isHeld;
};

/** Shows its children only when the wait is long enough to be seen (docs/screens.md#waiting), and says so to assistive technology. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), APPEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" style={{ visibility: isLate ? "visible" : "hidden" }}>
        {children}
      </div>
    </div>
  );
};

/** Its light is moved by the compositor: painted, the bones of a page that still loads would take time from its loading. */
const Bone = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: 4px;
  background: var(--wall);

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--wall-2), transparent);
    animation: naqsh-shimmer 1.6s linear infinite;
  }

  @keyframes naqsh-shimmer {
    from {
      transform: translateX(calc(-100% * var(--dir)));
    }
    to {
      transform: translateX(calc(100% * var(--dir)));
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`;
