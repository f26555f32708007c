import type { DescriptionOrigin } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";

/** Says that a description is not the artist's words alone (decision 140); nothing where it is, or nobody knows. */
export const DescriptionBy = ({ origin }: { origin: DescriptionOrigin | null | undefined }) => {
  const { t } = useTranslation("artwork");
  return origin && origin !== "artist" ? <small>{t(`descriptionBy.${origin}`)}</small> : null;
};
