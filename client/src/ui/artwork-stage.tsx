import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ratioOf, type ArtworkImage } from "./artwork-image";
import { ArtworkPicture } from "./artwork-picture";
import { wallLight } from "./theme/wall-light";
import { WovenPlaceholder } from "./woven-placeholder";

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
`;

const Hang = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  display: grid;
  place-items: center;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

const Corners = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 12px;
  display: flex;
  justify-content: space-between;
  gap: 8px;
  pointer-events: none;
`;

type ArtworkStageProps = {
  image: ArtworkImage | null;
  alt: string;
  title: string;
  sizes: string;
  /** A CSS length; the work is contained within it, whole. */
  blockSize: string;
  padding?: string;
  isFirst?: boolean;
  /** Pills in the letterbox: the first at the inline start, the second at the inline end. */
  corners?: ReactNode;
  className?: string;
};

/** A work shown whole inside a fixed height, on the wall. */
export const ArtworkStage = (props: ArtworkStageProps) => {
  const { image, alt, title, sizes, blockSize, padding = "24px", isFirst, corners, className } = props;
  return (
    <Stage className={className} style={{ blockSize }}>
      <Hang style={{ padding, ["--ratio" as string]: image ? ratioOf(image) : 1 }}>
        {image ? (
          <ArtworkPicture image={image} alt={alt} title={title} sizes={sizes} {...(isFirst ? { isFirst } : {})} />
        ) : (
          <WovenPlaceholder title={title} colour={null} ratio={1.25} />
        )}
      </Hang>
      {corners && <Corners>{corners}</Corners>}
    </Stage>
  );
};
