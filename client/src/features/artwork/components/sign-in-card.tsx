import { useTranslation } from "../../../i18n/use-translation";
import { SignInPanel } from "../../../ui/sign-in-panel";

/** What a visitor sees of a work's story: the way in. */
export const SignInCard = () => {
  const { t } = useTranslation("artwork");
  return (
    <SignInPanel
      title={t("signIn.title")}
      text={t("signIn.text")}
      signIn={t("signIn.signIn")}
      signUp={t("signIn.signUp")}
    />
  );
};
