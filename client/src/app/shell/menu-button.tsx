import { IconButton } from "../../ui/icon-button";
import { useState, type ReactNode } from "react";
import { MountedOnceOpen } from "../../ui/mounted-once-open";

export type MenuPlace = { anchor: HTMLElement | null; onClose: () => void };

type MenuButtonProps = {
  label: string;
  face: ReactNode;
  /** Draws the menu; it is asked for the first time when the button is first pressed, and so may be fetched then. */
  children: (place: MenuPlace) => ReactNode;
};

/** A round button with a menu of its own. */
export const MenuButton = ({ label, face, children }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {face}
      </IconButton>
      <MountedOnceOpen isOpen={anchor !== null}>{children({ anchor, onClose: () => setAnchor(null) })}</MountedOnceOpen>
    </>
  );
};
