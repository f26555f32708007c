import { useTranslation } from "../../i18n/use-translation";
import { PageHeading } from "../../ui/page";
import { AccountFormLayout } from "./account-form-layout";
import { Form, Lead } from "./form-parts";
import { TextLink } from "../../ui/text-link";

/** For a link of a letter that does not work any more, or never did. */
export const InvalidLink = () => {
  const { t } = useTranslation("account");
  return (
    <AccountFormLayout>
      <PageHeading documentTitle={t("invalidLink.title")}>{t("invalidLink.title")}</PageHeading>
      <Lead role="alert">{t("invalidLink.text")}</Lead>
      <Form as="div">
        <TextLink to="/signin">{t("toSignIn")}</TextLink>
        <TextLink to="/forgot-password">{t("forgot.title")}</TextLink>
      </Form>
    </AccountFormLayout>
  );
};
