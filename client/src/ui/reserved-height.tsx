import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { readText, removeText, writeText } from "../lib/browser-storage";

type ReservedHeightProps = {
  /** The key under which the browser keeps the height. */
  name: string;
  /** Draws the part; the part calls `settle` once it has its final height. */
  children: (settle: () => void) => ReactNode;
};

/** Reserves the height that a part had on the last visit until the part is loaded, so that what follows does not move. */
export const ReservedHeight = ({ name, children }: ReservedHeightProps) => {
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
