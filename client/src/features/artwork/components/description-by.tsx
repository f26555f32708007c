import { originToldToAll, type DescriptionOrigin } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";

/** Says that a description is not the artist's words alone (decision 140); nothing where it is, or nobody knows. */
export const DescriptionBy = ({ origin }: { origin: DescriptionOrigin | null | undefined }) => {
  const { t } = useTranslation("artwork");
  if (!origin || origin === "artist") return null;
  return <small>{t(`descriptionBy.${originToldToAll(origin) ?? "edited"}`)}</small>;
};
