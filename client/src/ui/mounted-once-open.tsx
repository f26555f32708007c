import { startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary";

/**
 * Mounts a dialog or a sheet when it first opens and keeps it mounted, so that its closing can be animated. An error in it
 * leaves the page as it is; the next opening mounts it again. What a touch opens is drawn after the touch itself was painted:
 * on a slow phone the button answers first.
 */
export const MountedOnceOpen = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => startTransition(() => setOpened(true)));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  if (!wasOpened) return null;
  return (
    <PartBoundary heals={isOpen}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
};
