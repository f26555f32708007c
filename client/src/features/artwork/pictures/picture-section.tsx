import styled from "@emotion/styled";
import { MOST_FURTHER_PICTURES } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { AddPictures } from "./add-pictures";
import type { ChosenPicture } from "./further-pictures.api";
import { PictureRows, type PictureRow } from "./picture-rows";

type PictureSectionProps = {
  pictures: readonly PictureRow[];
  /** What becomes of the work by a further picture. */
  note: string;
  isSending: boolean;
  onAdd: (pictures: ChosenPicture[]) => void;
  onOrder: (order: string[]) => void;
  onRemove: (id: string) => void;
};

/** The pictures of a work beside its front, in the form of a work. */
export const PictureSection = ({ pictures, note, isSending, onAdd, onOrder, onRemove }: PictureSectionProps) => {
  const { t } = useTranslation("papers");
  return (
    <Section>
      <h2>{t("pictures.title")}</h2>
      <p>{note}</p>
      {pictures.length > 0 && <PictureRows pictures={pictures} onOrder={onOrder} onRemove={onRemove} />}
      <AddPictures room={MOST_FURTHER_PICTURES - pictures.length} isSending={isSending} onAdd={onAdd} />
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: var(--space-m);
  min-inline-size: 0;

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  > p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
