import styled from "@emotion/styled";
import { useState, type CSSProperties } from "react";
import { preload } from "react-dom";
import { ratioOf, sourceAtLeast, srcSetOf, type ArtworkImage } from "./artwork-image";
import { WovenPlaceholder } from "./woven-placeholder";

type ArtworkPictureProps = {
  image: ArtworkImage;
  /** What the picture shows, for those who do not see it; empty if its title stands beside it. */
  alt: string;
  /** The title, drawn if the picture cannot be loaded. */
  title: string;
  /** The `sizes` attribute: how wide it will be laid out. */
  sizes: string;
  /** In the first view: loaded at once and ahead of the rest. */
  isFirst?: boolean;
  /** Told of the picture once it is there. */
  onShown?: (picture: HTMLImageElement) => void;
  className?: string;
};

/** What holds the place: sixteen pixels of the work over its dominant colour. */
const groundOf = ({ dominantColour, placeholder }: ArtworkImage): CSSProperties => ({
  ...(dominantColour ? { backgroundColor: dominantColour } : {}),
  ...(placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: "100% 100%" } : {}),
});

/** Asks for the picture as soon as the page is read: inside `<picture>` React does not do so by itself. */
const askEarly = (image: ArtworkImage, sizes: string): void => {
  if (image.widths.length === 0) return;
  preload(sourceAtLeast(image, 640), {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSetOf(image, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
};

/** The work itself, whole, in its own ratio, over its dominant colour until it has come. */
export const ArtworkPicture = (props: ArtworkPictureProps) => {
  const { image, alt, title, sizes, isFirst = false, onShown, className } = props;
  const [isBroken, setBroken] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  if (isFirst) askEarly(image, sizes);
  if (isBroken) {
    return <WovenPlaceholder title={title} colour={image.dominantColour} ratio={ratioOf(image)} />;
  }
  return (
    <Picture>
      {image.widths.length > 0 && (
        <>
          <source type="image/avif" srcSet={srcSetOf(image, "avif")} sizes={sizes} />
          <source type="image/webp" srcSet={srcSetOf(image, "webp")} sizes={sizes} />
        </>
      )}
      <Work
        src={sourceAtLeast(image, 640)}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={className}
        style={isLoaded ? {} : groundOf(image)}
        onLoad={({ currentTarget }) => {
          setLoaded(true);
          onShown?.(currentTarget);
        }}
        onError={() => setBroken(true)}
      />
    </Picture>
  );
};

const Picture = styled.picture`
  display: contents;

  source {
    display: none;
  }
`;

const Work = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;
