import { startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary";

type MountedOnceOpenProps = {
  isOpen: boolean;
  /** Mounts it before it opens: a touch has only to show it. What breaks in it meanwhile is said by its opening. */
  isAhead?: boolean;
  children: ReactNode;
};

/**
 * Mounts a dialog or a sheet when it first opens and keeps it mounted, so that its closing can be animated. An error in it
 * leaves the page as it is; the next opening mounts it again. What a touch opens is drawn after the touch itself was painted:
 * on a slow phone the button answers first.
 */
export const MountedOnceOpen = ({ isOpen, isAhead = false, children }: MountedOnceOpenProps) => {
  const isWanted = isOpen || isAhead;
  const [wasWanted, setWanted] = useState(isWanted);
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setWanted(true)));
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  if (!wasWanted) return null;
  return (
    <PartBoundary heals={isOpen} isQuiet={!isOpen}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
};
