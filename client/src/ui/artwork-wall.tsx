import styled from "@emotion/styled";
import { ratioOf, type ArtworkImage } from "./artwork-image";
import { ArtworkPicture } from "./artwork-picture";
import { wallLight } from "./theme/wall-light";
import { WovenPlaceholder } from "./woven-placeholder";

type ArtworkWallProps = {
  /** Null while the picture's renditions are still being made. */
  image: ArtworkImage | null;
  alt: string;
  title: string;
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

/** A work hung on its wall: natural ratio, equal margins, nothing over it. */
export const ArtworkWall = ({ image, alt, title, sizes, isFirst, className }: ArtworkWallProps) => (
  <Wall className={className}>
    {image ? (
      <ArtworkPicture image={image} alt={alt} title={title} sizes={sizes} {...(isFirst ? { isFirst } : {})} />
    ) : (
      <WovenPlaceholder title={title} colour={null} ratio={ratioOf(image)} />
    )}
  </Wall>
);

const Wall = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  padding: 20px;
  border-radius: var(--r-wall);
  background: var(--wall);

  ${wallLight}

  img {
    position: relative;
    box-shadow: var(--shadow-art);
    transition: transform var(--t-art) var(--ease);
  }

  @media (max-width: 767.95px) {
    padding: 11px;
  }
`;
