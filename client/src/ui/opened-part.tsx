import { Suspense, useState, type ReactNode } from "react";

/** What is fetched when it first opens (a dialog, a sheet) and stays from then on, so that it closes in its own time. */
export const OpenedPart = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
};
