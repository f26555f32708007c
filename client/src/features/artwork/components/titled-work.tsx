import styled from "@emotion/styled";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";

type TitledWorkProps = {
  work: ArtworkCard;
  /** What stands for an artist who is no more. */
  unknown: string;
  /** How it stands, beside its title. */
  children: ReactNode;
};

/** What administrators' rows of works begin with: the picture, the title, which leads to the work's page, and the artist. */
export const TitledWork = ({ work, unknown, children }: TitledWorkProps) => {
  const title = titleOf(work, useLanguage());
  return (
    <>
      <ArtworkStage image={work.image} alt="" title={title} sizes="96px" blockSize="96px" padding="8px" />
      <div>
        <Inline gap="m">
          <h2>
            <Link to={`/artwork/${work.id}`}>
              <Bidi>{title}</Bidi>
            </Link>
          </h2>
          {children}
        </Inline>
        <p className="artist">
          <ArtistLink artist={work.artist} unknown={unknown} />
        </p>
      </div>
    </>
  );
};

/** Rows of titled works; what follows the title in a row has its column from whoever lists them. */
export const TitledWorks = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-l);
    align-items: center;
    border-block-end: 1px solid var(--line);
  }

  h2 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
  }

  .artist {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
