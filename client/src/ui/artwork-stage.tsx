import styled from "@emotion/styled";
import { useState, type ReactNode } from "react";
import { ratioOf, type ArtworkImage } from "./artwork-image";
import { ArtworkPicture } from "./artwork-picture";
import { groundBackground, studioGroundOf, type StudioGround } from "./studio-ground";
import { wallLight } from "./theme/wall-light";
import { WovenPlaceholder } from "./woven-placeholder";

/** How high the picture hangs, in the stage's own units. */
const PICTURE_BLOCK = "min(100cqb, 100cqi / var(--ratio))";

type ArtworkStageProps = {
  image: ArtworkImage | null;
  alt: string;
  title: string;
  sizes: string;
  /** A CSS length; the work is contained within it, whole. */
  blockSize: string;
  padding?: string;
  isFirst?: boolean;
  /** The picture shows a ground on which the work stands; if it is plain, it goes on to the edges of the stage. */
  hasStudio?: boolean;
  /** Pills in the letterbox: the first at the inline start, the second at the inline end. */
  corners?: ReactNode;
  className?: string;
};

/** A work shown whole inside a fixed height, on the wall. */
export const ArtworkStage = (props: ArtworkStageProps) => {
  const { image, alt, title, sizes, blockSize, padding = "24px", isFirst, hasStudio, corners, className } = props;
  const [ground, setGround] = useState<StudioGround | null>(null);
  const onShown = (picture: HTMLImageElement) => setGround(hasStudio ? studioGroundOf(picture) : null);
  return (
    <Stage className={className} style={{ blockSize }}>
      <Hang
        data-ground={ground !== null}
        style={{ padding: hasStudio ? 0 : padding, ["--ratio" as string]: image ? ratioOf(image) : 1 }}
      >
        {ground && <Ground style={{ background: groundBackground(ground, PICTURE_BLOCK) }} />}
        {image ? (
          <ArtworkPicture {...{ image, alt, title, sizes, onShown }} {...(isFirst ? { isFirst } : {})} />
        ) : (
          <WovenPlaceholder title={title} colour={null} ratio={1.25} />
        )}
      </Hang>
      {corners && <Corners className="corners">{corners}</Corners>}
    </Stage>
  );
};

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--wall);
  border-radius: var(--r-wall);

  ${wallLight}

  /* As large as the stage lets it be, before it has come as well as after. */
  img {
    inline-size: min(100cqi, calc(100cqb * var(--ratio)));
    block-size: auto;
    box-shadow: var(--shadow-art);
  }

  [data-ground="true"] img {
    position: relative;
    box-shadow: none;
  }
`;

const Hang = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  display: grid;
  place-items: center;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

/** The wall turns into the studio of the picture, up to its edges. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
`;

const Corners = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 12px;
  display: flex;
  justify-content: space-between;
  gap: var(--space-s);
  pointer-events: none;
`;
