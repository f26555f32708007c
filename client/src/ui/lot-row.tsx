import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { ArtworkWall } from "./artwork-wall";
import { Bidi } from "./bidi";
import { clamped } from "./theme/clamped";
import { lotFacts } from "./theme/lot-styles";

type LotOfRowProps = {
  image: ComponentProps<typeof ArtworkWall>["image"];
  title: string;
  /** The title with something marked in it. */
  name?: ReactNode;
  /** Where its name leads. */
  to: string;
  heading: "h2" | "h3";
  sizes: string;
  by: ReactNode;
  pill?: ReactNode;
};

/** The first part of such a row: the work, its name, and what is said of it. */
export const LotOfRow = ({ image, title, name, to, heading: Heading, sizes, by, pill }: LotOfRowProps) => (
  <>
    <ArtworkWall className="wall" image={image} alt="" title={title} sizes={sizes} />
    <div>
      <Heading className="display">
        <Link to={to}>{name ?? <Bidi>{title}</Bidi>}</Link>
      </Heading>
      <div className="by">{by}</div>
      {pill && <div className="pill">{pill}</div>}
    </div>
  </>
);

/** A row about one work among others: the work on its wall, its name, what is said of it, and what it comes to. */
export const LotRow = styled.article`
  --wall-inline: 108px;
  --wall-block: 120px;
  --wall-margin: 10px;

  display: grid;
  align-items: center;
  padding-block: 16px;
  border-block-end: 1px solid var(--line);

  .wall {
    inline-size: var(--wall-inline);
    block-size: var(--wall-block);
    padding: var(--wall-margin);
  }

  .wall img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: calc(var(--wall-inline) - 2 * var(--wall-margin));
    max-block-size: calc(var(--wall-block) - 2 * var(--wall-margin));
  }

  :is(h2, h3) {
    ${clamped(3)}
  }

  ${lotFacts}
`;
