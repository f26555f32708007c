import { useTranslation } from "react-i18next";
import { PageHeading } from "../../ui/page";
import { AccountFrame } from "./account-frame";
import { Form, Lead, TextLink } from "./form-parts";

/** For a link of a letter that does not work any more, or never did. */
export const InvalidLink = () => {
  const { t } = useTranslation("account");
  return (
    <AccountFrame>
      <PageHeading documentTitle={t("invalidLink.title")}>{t("invalidLink.title")}</PageHeading>
      <Lead role="alert">{t("invalidLink.text")}</Lead>
      <Form as="div">
        <TextLink to="/signin">{t("toSignIn")}</TextLink>
        <TextLink to="/forgot-password">{t("forgot.title")}</TextLink>
      </Form>
    </AccountFrame>
  );
};
