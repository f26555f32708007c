import styled from "@emotion/styled";
import type { ArtworkReading, ArtworkReadingField, SoldArtwork } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { Text } from "../../../ui/text";
import { ReadingPictures } from "./reading-pictures";
import { useReadingWords } from "./use-reading-words";

type SideProps = { reading: ArtworkReading; field: ArtworkReadingField; moment: "then" | "now" };

const Side = ({ reading, field, moment }: SideProps) => {
  const { t } = useTranslation("papers");
  const wordsOf = useReadingWords();
  if (field === "image") {
    const alt = t(moment === "then" ? "sold.pictureThen" : "sold.pictureNow");
    return <ArtworkPicture image={reading.image} alt={alt} title={reading.title} sizes="240px" />;
  }
  if (field === "pictures" && reading.pictures.length > 0) return <ReadingPictures reading={reading} />;
  const words = wordsOf(reading, field);
  return words === null ? <span className="nothing">{t("sold.nothing")}</span> : <span dir="auto">{words}</span>;
};

/** What a work read then and reads now, field by field, if both differ. */
export const ReadingChanges = ({ sold }: { sold: SoldArtwork }) => {
  const { t } = useTranslation("papers");
  if (sold.changed.length === 0) return <Text tone="quiet">{t("sold.unchanged")}</Text>;
  return (
    <Changes>
      {sold.changed.map((field) => (
        <li key={field}>
          <h3>{t(`fields.${field}`)}</h3>
          <dl>
            <div>
              <dt>{t("sold.then")}</dt>
              <dd>
                <Side reading={sold.asSold} field={field} moment="then" />
              </dd>
            </div>
            <div>
              <dt>{t("sold.now")}</dt>
              <dd>
                <Side reading={sold.now} field={field} moment="now" />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </Changes>
  );
};

const Changes = styled.ul`
  display: grid;
  gap: var(--space-l);
  padding: 0;
  list-style: none;

  li {
    padding: 14px 18px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
  }

  h3 {
    font-size: var(--text-body);
    margin-block-end: 8px;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-l);
  }

  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .nothing {
    color: var(--ink-2);
  }

  img {
    max-inline-size: 240px;
  }

  @media (max-width: 599.95px) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-m);
    }
  }
`;
