import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { GavelIcon } from "../../../ui/icons";

const AGAIN = ["closed", "lapsed", "cancelled"];

/** The way to schedule an auction, for an approved work that is in none. */
export const OwnWorkActions = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("auction");
  const isFree = artwork.auction === null || AGAIN.includes(artwork.auction.status);
  if (!artwork.approved || artwork.sold || !isFree) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={`/artwork/${artwork.id}/auction/new`}
      startIcon={<GavelIcon />}
    >
      {t("schedule.title")}
    </Button>
  );
};
