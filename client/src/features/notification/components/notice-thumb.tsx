import styled from "@emotion/styled";
import type { ArtworkImage } from "../../../ui/artwork-image";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import type { IconType } from "../../../ui/drawn-icon";

type NoticeThumbProps = { image: ArtworkImage | null; title: string; icon: IconType };

/** The work that a notice is about, on its wall; where it is about none, what kind of news it is. */
export const NoticeThumb = ({ image, title, icon: Icon }: NoticeThumbProps) => (
  <Thumb>{image ? <ArtworkPicture image={image} alt="" title={title} sizes="48px" /> : <Icon size={22} />}</Thumb>
);

const Thumb = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: var(--r-wall);
  background: var(--wall);
  color: var(--ink-2);

  img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 40px;
    max-block-size: 40px;
  }
`;
