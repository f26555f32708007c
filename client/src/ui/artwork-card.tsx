import styled from "@emotion/styled";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ratioOf, type ArtworkImage } from "./artwork-image";
import { ArtworkWall } from "./artwork-wall";
import { assumedCardHeight } from "./assumed-card-height";
import { belowFold } from "./below-fold";
import { Bidi } from "./bidi";
import { Money } from "./money";
import { clamped } from "./theme/clamped";
import { coveringLink } from "./theme/covering-link";

type ArtworkCardProps = {
  to: string;
  image: ArtworkImage | null;
  title: string;
  /** The title with something marked in it. */
  heading?: ReactNode;
  artist: ReactNode;
  /** What the shop says of it. */
  badges?: ReactNode;
  /** Medium and size, in a line. */
  facts?: string;
  /** Why it is among others, below its facts: where a search found its words. */
  detail?: ReactNode;
  /** What the amount is ("current bid"); a fixed price needs no word. */
  amountLabel?: string;
  amount: Halalas | null;
  /** At the inline end of the price: time left, a status. */
  aside?: ReactNode;
  /** What its reader may do with it, below all else. */
  foot?: ReactNode;
  /** Instead of the price, if there is none. */
  note?: ReactNode;
  sizes?: string;
  isFirst?: boolean;
};

/** A wall of works has two columns on a phone; gutter, gap and the wall around a picture are not the picture's. */
const SIZES_IN_COLUMNS = "(max-width: 767px) calc(50vw - 44px), (max-width: 1279px) 33vw, 320px";

/** A work among others: the picture untouched, its facts below. */
export const ArtworkCard = (props: ArtworkCardProps) => {
  const { to, image, title, artist, facts, amountLabel, amount, aside, note, foot, isFirst } = props;
  return (
    <Card {...(isFirst ? {} : belowFold(assumedCardHeight({ ratio: 1 / ratioOf(image) })))}>
      <ArtworkWall
        image={image}
        alt=""
        title={title}
        sizes={props.sizes ?? SIZES_IN_COLUMNS}
        {...(isFirst ? { isFirst } : {})}
      />
      <Caption>
        <div className="artist">{artist}</div>
        <h3>
          <Link to={to}>{props.heading ?? <Bidi>{title}</Bidi>}</Link>
        </h3>
        {props.badges}
        {facts && <div className="facts">{facts}</div>}
        {props.detail}
        <div className="price">
          <span>
            {amount !== null && amountLabel && <small>{amountLabel} </small>}
            {amount !== null && <Money amount={amount} />}
            {note && <small>{note}</small>}
          </span>
          {aside && <small>{aside}</small>}
        </div>
        {foot}
      </Caption>
    </Card>
  );
};

// A touch leaves its card hovered: a slow phone would make a layer of the picture before it answered.
const Card = styled.article`
  position: relative;

  @media (hover: hover) {
    &:hover img {
      transform: translateY(-3px);
    }
  }

  h3 a {
    ${coveringLink}
  }
`;

const Caption = styled.div`
  padding: 10px 2px 0;

  .artist {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.5;
  }

  h3 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
    ${clamped(3)}
  }

  .facts {
    color: var(--ink-2);
    font-size: var(--text-caption);
    line-height: 1.55;
  }

  .price {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--space-s);
    margin-block-start: 3px;
    font-weight: 600;
    font-size: var(--text-body);
  }

  small {
    font-weight: 400;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    h3 {
      font-size: var(--text-body);
    }
    .facts {
      display: none;
    }
    .price {
      font-size: var(--text-label);
    }
    .price small:first-of-type {
      display: block;
      line-height: 1.3;
    }
  }
`;
