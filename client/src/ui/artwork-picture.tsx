import styled from "@emotion/styled";
import { useState } from "react";
import { sourceAtLeast, srcSetOf, type WallImage } from "./artwork-image";
import { WovenPlaceholder } from "./woven-placeholder";

const Picture = styled.picture`
  display: contents;
`;

const Work = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background-size: cover;
  transition: opacity var(--t-art) var(--ease);
`;

type ArtworkPictureProps = {
  image: WallImage;
  /** What the picture shows, for those who do not see it; empty where its title stands beside it. */
  alt: string;
  /** The title, drawn where the picture cannot be loaded. */
  title: string;
  /** The `sizes` attribute: how wide it will be laid out. */
  sizes: string;
  /** In the first view: loaded at once and ahead of the rest. */
  isFirst?: boolean;
  className?: string;
};

/** The work itself, whole, in its own ratio, over its dominant colour until it has come. */
export const ArtworkPicture = ({ image, alt, title, sizes, isFirst = false, className }: ArtworkPictureProps) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return <WovenPlaceholder title={title} colour={image.colour} ratio={image.width / image.height} />;
  }
  return (
    <Picture>
      <source type="image/avif" srcSet={srcSetOf(image, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(image, "webp")} sizes={sizes} />
      <Work
        src={sourceAtLeast(image, 640)}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={className}
        style={image.colour ? { backgroundColor: image.colour } : {}}
        onError={() => setBroken(true)}
      />
    </Picture>
  );
};
