import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { DownloadIcon } from "../../../ui/tool-icons";

/** Downloads the full picture of a work; for its artist and its owner, whom the server knows. */
export const FullPictureButton = ({ artworkId }: { artworkId: string }) => {
  const { t } = useTranslation("papers");
  return (
    <Button
      component="a"
      variant="outlined"
      size="small"
      href={`/api/artworks/${artworkId}/picture`}
      download
      startIcon={<DownloadIcon size={18} />}
    >
      {t("fullPicture")}
    </Button>
  );
};
