import styled from "@emotion/styled";
import type { ListedArtist } from "@naqsh/shared/artist";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton";
import { ArtistCard } from "./artist-card";

const WAITING = 6;

type ArtistCardsProps = {
  artists: ListedArtist[];
  /** The name with something marked in it. */
  renderName?: (artist: ListedArtist) => ReactNode;
};

/** Artists beside each other. */
export const ArtistCards = ({ artists, renderName }: ArtistCardsProps) => (
  <Cards>
    {artists.map((artist) => (
      <ArtistCard key={artist.id} artist={artist} {...(renderName ? { heading: renderName(artist) } : {})} />
    ))}
  </Cards>
);

/** The shape of artists while they load. */
export const ArtistCardsSkeleton = () => (
  <Cards>
    {Array.from({ length: WAITING }, (_, place) => (
      <Skeleton key={place} block="290px" radius="14px" />
    ))}
  </Cards>
);

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--space-xl);
`;
