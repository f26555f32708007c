import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { readText, removeText, writeText } from "../lib/browser-storage";

type RememberedRoomProps = {
  /** What the height is kept under. */
  name: string;
  /** Gets what tells that the part is as high as it will be. */
  children: (settle: () => void) => ReactNode;
};

/** Keeps the room that a part took the last time until it is there, so that what follows does not move. */
export const RememberedRoom = ({ name, children }: RememberedRoomProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => Number(readText(name)));
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    const height = place.current?.offsetHeight ?? 0;
    if (height > 0) writeText(name, String(height));
    else removeText(name);
  }, [isSettled, name]);
  return (
    <div ref={place} style={isSettled || !(kept > 0) ? undefined : { minBlockSize: kept }}>
      {children(settle)}
    </div>
  );
};
