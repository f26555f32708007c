import type { PictureTiles } from "@naqsh/shared/artwork";
import OpenSeadragon, { type Viewer } from "openseadragon";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ArtworkImage } from "../../../ui/artwork-image";
import { zoomSourceOf } from "./zoom-source";

/** Two pixels of the screen for each of the original's at most: more shows squares, and no brushwork. */
const MOST_PIXEL_RATIO = 2;
const STEP = 1.5;
/** The share of what is seen that one press of an arrow moves. */
const PAN_PART = 0.2;

type ZoomState = "loading" | "shown" | "failed";

export type ZoomView = {
  state: ZoomState;
  /** Pixels of the screen for one of the original's, in percent. */
  percent: number;
  larger: () => void;
  smaller: () => void;
  whole: () => void;
  /** By parts of what is seen: to the right and down. */
  move: (across: number, down: number) => void;
};

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const open = (element: HTMLElement, image: ArtworkImage, tiles: PictureTiles | null): Viewer =>
  OpenSeadragon({
    element,
    tileSources: zoomSourceOf(image, tiles),
    drawer: "canvas",
    showNavigationControl: false,
    // The room hears the keys itself, wherever in it the focus is.
    keyboardNavEnabled: false,
    tabIndex: -1,
    maxZoomPixelRatio: MOST_PIXEL_RATIO,
    minZoomImageRatio: 1,
    visibilityRatio: 0.5,
    animationTime: isStill() ? 0 : 0.5,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
  });

/** A picture, drawn in `place`, that can be looked at from as near as its original allows; it begins whole. */
export const useZoomViewer = (
  place: RefObject<HTMLDivElement | null>,
  image: ArtworkImage,
  tiles: PictureTiles | null,
): ZoomView => {
  const viewer = useRef<Viewer>(null);
  const [state, setState] = useState<ZoomState>("loading");
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current, image, tiles);
    viewer.current = opened;
    const measure = () => {
      const shown = opened.world.getItemAt(0);
      if (shown) setPercent(Math.round(shown.viewportToImageZoom(opened.viewport.getZoom(true)) * 100));
    };
    opened.addHandler("open-failed", () => setState("failed"));
    opened.addHandler("tile-drawn", () => setState("shown"));
    opened.addHandler("animation", measure);
    opened.addHandler("open", measure);
    return () => {
      viewer.current = null;
      opened.destroy();
    };
  }, [place, image, tiles]);
  const zoom = (factor: number) => viewer.current?.viewport.zoomBy(factor).applyConstraints();
  return {
    state,
    percent,
    larger: () => void zoom(STEP),
    smaller: () => void zoom(1 / STEP),
    whole: () => void viewer.current?.viewport.goHome(),
    move: (across, down) => {
      const viewport = viewer.current?.viewport;
      if (!viewport) return;
      const { width, height } = viewport.getBounds();
      viewport.panBy(new OpenSeadragon.Point(across * PAN_PART * width, down * PAN_PART * height)).applyConstraints();
    },
  };
};
