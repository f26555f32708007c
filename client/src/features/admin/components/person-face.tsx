import styled from "@emotion/styled";
import type { PersonPage } from "@naqsh/shared/moderation";
import { useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";

/** A person's picture and what they say of themselves. */
export const PersonFace = ({ person }: { person: PersonPage }) => {
  const language = useLanguage();
  const { id, bio, bioEn, profileImageUrl } = person;
  const said = language === "en" ? (bioEn ?? bio) : (bio ?? bioEn);
  return (
    <Face>
      <Avatar id={id} name={personNameOf(person, language) ?? ""} imageUrl={profileImageUrl} size={72} />
      {said && (
        <p dir="auto">
          <Bidi>{said}</Bidi>
        </p>
      )}
    </Face>
  );
};

const Face = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 70ch);
  gap: var(--space-l);
  align-items: center;
  /* Else the picture's column takes what the words leave, and they stand far from it. */
  justify-content: start;

  p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
