import styled from "@emotion/styled";
import type { PublicArtist } from "@naqsh/shared/account";
import { Link } from "react-router-dom";
import { useLanguage } from "../i18n/use-format";
import { Bidi } from "../ui/bidi";
import { personNameOf } from "./person-name";

type ArtistLinkProps = {
  artist: PublicArtist;
  /** What stands for an artist who is no more. */
  unknown?: string;
  onClick?: () => void;
};

/** An artist's name, which leads to their page; the name of one who is no more leads nowhere. */
export const ArtistLink = ({ artist, unknown = "", onClick }: ArtistLinkProps) => {
  const name = personNameOf(artist, useLanguage());
  if (name === null) return <Bidi>{unknown}</Bidi>;
  return (
    <NameLink to={`/artists/${artist.id}`} onClick={onClick}>
      <Bidi>{name}</Bidi>
    </NameLink>
  );
};

/** Above the link that covers the whole card, and high enough for a finger. */
const NameLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: 2px;
  margin-block: -2px;

  &:hover {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
