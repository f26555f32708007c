import { useTranslation } from "../../../i18n/use-translation";
import type { ChosenPicture } from "./further-pictures.api";
import { PictureSection } from "./picture-section";

type ChosenPicturesProps = {
  chosen: readonly ChosenPicture[];
  onChange: (chosen: ChosenPicture[]) => void;
};

/** The further pictures of a work that is about to be sent: they follow it. */
export const ChosenPictures = ({ chosen, onChange }: ChosenPicturesProps) => {
  const { t } = useTranslation("papers");
  return (
    <PictureSection
      pictures={chosen.map(({ id, role, image }) => ({ id, role, src: image.url }))}
      note={t("pictures.newNote")}
      isSending={false}
      onAdd={(more) => onChange([...chosen, ...more])}
      onOrder={(ids) => onChange(ids.flatMap((id) => chosen.filter((picture) => picture.id === id)))}
      onRemove={(id) => onChange(chosen.filter((picture) => picture.id !== id))}
    />
  );
};
