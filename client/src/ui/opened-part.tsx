import { Suspense, useState, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary";

/**
 * What is fetched when it first opens (a dialog, a sheet) and stays from then on, so that it closes in its own time. What
 * breaks in it leaves the page as it is, and opens whole the next time.
 */
export const OpenedPart = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <PartBoundary heals={isOpen}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
};
