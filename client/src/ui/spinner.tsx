import type { CSSProperties } from "react";

/** Turns while something is on its way; the word beside it says what. Its size is in px, or that of the text around it. */
export const Spinner = ({ size }: { size?: number }) => (
  <span
    className="spinner"
    aria-hidden="true"
    {...(size !== undefined && { style: { "--spinner": `${size}px` } as CSSProperties })}
  />
);
