import type { CSSProperties } from "react";
import { firstView } from "../lib/first-view";

const isServer = typeof document === "undefined";

/** What has the focus is outlined outside its edge. */
const OUTLINED_WITHIN = "6px";

const stylesOf = (heightPx: number): CSSProperties => ({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${Math.round(heightPx)}px`,
  overflowClipMargin: OUTLINED_WITHIN,
});

/**
 * Props of an element that mostly lies below the first window: where the server draws it, the browser styles, shapes and lays
 * out what is within only once it comes near, and takes it to be this high until then: px, in the layout of a phone and in
 * wider windows. What the browser draws itself is laid out at once, so that a place kept on a page is found again to the
 * pixel; what the server gave stays as it is taken over. See decision 134.
 */
export const belowFold = ({ phone, wide }: { phone: number; wide: number }) => ({
  suppressHydrationWarning: true,
  ...(isServer && { style: stylesOf(firstView()?.isPhone ? phone : wide) }),
});
