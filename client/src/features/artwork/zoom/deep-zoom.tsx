import styled from "@emotion/styled";
import type { PictureTiles } from "@naqsh/shared/artwork";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { sourceAtLeast, type ArtworkImage } from "../../../ui/artwork-image";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon, PlusIcon } from "../../../ui/icons";
import { WholeIcon, ZoomOutIcon } from "../../../ui/tool-icons";
import { useZoomViewer, type ZoomView } from "./use-zoom-viewer";

export type DeepZoomProps = { image: ArtworkImage; tiles: PictureTiles | null; alt: string; onClose: () => void };

const actionOf = (key: string, view: ZoomView): (() => void) | null => {
  switch (key) {
    case "+":
    case "=":
      return view.larger;
    case "-":
      return view.smaller;
    case "0":
      return view.whole;
    case "ArrowLeft":
      return () => view.move(-1, 0);
    case "ArrowRight":
      return () => view.move(1, 0);
    case "ArrowUp":
      return () => view.move(0, -1);
    case "ArrowDown":
      return () => view.move(0, 1);
    default:
      return null;
  }
};

const onKeyOf = (view: ZoomView) => (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actionOf(event.key, view);
  if (act === null) return;
  event.preventDefault();
  act();
};

const Controls = ({ view, onClose }: { view: ZoomView; onClose: () => void }) => {
  const { t } = useTranslation("artwork");
  return (
    <div className="controls">
      <IconButton aria-label={t("zoom.out")} onClick={view.smaller}>
        <ZoomOutIcon />
      </IconButton>
      <IconButton aria-label={t("zoom.in")} onClick={view.larger}>
        <PlusIcon />
      </IconButton>
      <IconButton aria-label={t("zoom.whole")} onClick={view.whole}>
        <WholeIcon />
      </IconButton>
      <IconButton aria-label={t("zoom.close")} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
};

/** The original, from the whole of it down to its own pixels: by wheel, fingers, keys and buttons. */
export const DeepZoom = ({ image, tiles, alt, onClose }: DeepZoomProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const view = useZoomViewer(place, image, tiles);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => room.current?.focus(), []);
  return (
    <Room ref={room} tabIndex={-1} onKeyDown={onKeyOf(view)}>
      {view.state === "failed" ? (
        <img src={sourceAtLeast(image, 100_000)} alt={alt} />
      ) : (
        <div ref={place} className="floor" role="img" aria-label={alt} aria-busy={view.state === "loading"} />
      )}
      <Controls view={view} onClose={onClose} />
      <p className="foot">
        {view.percent > 0 && <output>{t("zoom.percent", { percent: format.number(view.percent) })}</output>}
        <span className="keys">{t("zoom.keys")}</span>
      </p>
    </Room>
  );
};

const Room = styled.div`
  position: relative;
  block-size: 100%;
  background: var(--wall);
  color: var(--ink);
  outline: none;

  .floor {
    position: absolute;
    inset: 0;
    cursor: grab;
  }

  .floor:active {
    cursor: grabbing;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    padding: 72px 24px 24px;
  }

  .controls {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
    display: flex;
    gap: var(--space-s);
  }

  .controls button {
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--e1);
  }

  .foot {
    position: absolute;
    inset-block-end: 16px;
    inset-inline-start: 16px;
    display: flex;
    gap: var(--space-m);
    padding: 4px 12px;
    border-radius: var(--r-pill);
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-small);
    pointer-events: none;
  }

  @media (hover: none) {
    .keys {
      display: none;
    }
  }
`;
