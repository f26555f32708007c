import styled from "@emotion/styled";
import type { ArtworkReading } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkPicture } from "../../../ui/artwork-picture";

/** The pictures beside a work's front at a moment, each with what it shows; nothing if there were none. */
export const ReadingPictures = ({ reading }: { reading: ArtworkReading }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const title = titleOf(reading, language);
  if (reading.pictures.length === 0) return null;
  return (
    <Pictures>
      {reading.pictures.map(({ id, role, image }) => {
        const what = t(`views.further.${role}`);
        return (
          <li key={id}>
            <ArtworkPicture image={image} alt={t("views.furtherOf", { what, title })} title={title} sizes="240px" />
            <small>{what}</small>
          </li>
        );
      })}
    </Pictures>
  );
};

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: var(--space-l);
  padding: 0;
  list-style: none;
`;
