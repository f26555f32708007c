import styled from "@emotion/styled";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { useState, type KeyboardEvent, type WheelEvent } from "react";
import { useTranslation } from "react-i18next";
import { sourceAtLeast, type ArtworkImage } from "../../../ui/artwork-image";
import { CloseIcon, PlusIcon } from "../../../ui/icons";
import { ZoomOutIcon } from "../../../ui/tool-icons";

const STEP = 1.4;
const LARGEST = 6;

type NearProps = { image: ArtworkImage; alt: string; onClose: () => void };

const Near = ({ image, alt, onClose }: NearProps) => {
  const { t } = useTranslation("artwork");
  const [scale, setScale] = useState(1);
  const zoom = (factor: number) => setScale((before) => Math.min(LARGEST, Math.max(1, before * factor)));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") zoom(STEP);
    if (event.key === "-") zoom(1 / STEP);
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || scale === 1) zoom(event.deltaY < 0 ? STEP : 1 / STEP);
  };
  const size = { inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` };
  return (
    <Room onKeyDown={onKey}>
      <div className="floor" onWheel={onWheel} onDoubleClick={() => zoom(scale > 1 ? 1 / LARGEST : 2)}>
        <img src={sourceAtLeast(image, 100_000)} alt={alt} style={size} />
      </div>
      <div className="controls">
        <IconButton aria-label={t("zoom.out")} onClick={() => zoom(1 / STEP)}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton aria-label={t("zoom.in")} onClick={() => zoom(STEP)}>
          <PlusIcon />
        </IconButton>
        <IconButton aria-label={t("zoom.close")} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </Room>
  );
};

/** The work over the whole screen, where it can be seen from near. */
export const ZoomRoom = ({ title, isOpen, ...rest }: NearProps & { title: string; isOpen: boolean }) => (
  <Dialog fullScreen open={isOpen} onClose={rest.onClose} aria-label={title}>
    <Near {...rest} />
  </Dialog>
);

const Room = styled.div`
  position: relative;
  block-size: 100%;
  background: #0d0a09;

  .floor {
    block-size: 100%;
    overflow: auto;
    display: grid;
    /* The whole of the floor is one cell: a row as tall as its work would show it cropped. */
    grid-template: 100% / 100%;
    place-items: safe center;
    padding: 72px 24px 24px;
    cursor: zoom-in;
  }

  img {
    max-inline-size: none;
    object-fit: contain;
  }

  .controls {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
    display: flex;
    gap: var(--space-s);
  }

  .controls button {
    background: rgb(26 22 19 / 0.82);
    color: #fff;
  }
`;
