import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { sourceAtLeast } from "../../../ui/artwork-image";
import { useAddPictures, useOrderPictures, useRemovePicture } from "./further-pictures.api";
import { PictureSection } from "./picture-section";

/** The further pictures of a work that there is: each change is kept at once. */
export const FurtherPictures = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("papers");
  const add = useAddPictures(artwork.id);
  const remove = useRemovePicture(artwork.id);
  const order = useOrderPictures(artwork.id);
  const pictures = (artwork.pictures ?? []).map(({ id, role, image }) => ({
    id,
    role,
    src: sourceAtLeast(image, 128),
  }));
  return (
    <PictureSection
      pictures={pictures}
      note={t("pictures.editNote")}
      isSending={add.isPending}
      onAdd={(chosen) => add.mutate(chosen)}
      onOrder={(ids) => order.mutate(ids)}
      onRemove={(id) => remove.mutate(id)}
    />
  );
};
