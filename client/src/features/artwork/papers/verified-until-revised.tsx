import { useTranslation } from "../../../i18n/use-translation";

/** Says beforehand what a revision costs a work that an administrator has seen. */
export const VerifiedUntilRevised = () => {
  const { t } = useTranslation("papers");
  return <p style={{ fontWeight: 600 }}>{t("revising.verified")}</p>;
};
