import { Suspense, useState, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary";

/**
 * Mounts a dialog or a sheet when it first opens and keeps it mounted, so that its closing can be animated. An error in it
 * leaves the page as it is; the next opening mounts it again.
 */
export const MountedOnceOpen = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <PartBoundary heals={isOpen}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
};
