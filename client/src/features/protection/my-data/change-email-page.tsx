import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useSession } from "../../../lib/session";
import { Container, PageHeading } from "../../../ui/page";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { useChangeEmail } from "./my-data.api";

type LinkState = "asked" | "changed" | "invalid";

const WORDS = {
  asked: { title: "email.link.title", lead: "email.link.lead" },
  changed: { title: "email.link.done", lead: "email.link.doneLead" },
  invalid: { title: "email.link.invalid", lead: "email.link.invalidLead" },
} as const;

/**
 * What the link of a letter to a new e-mail opens: a press moves the account, in a browser that is signed in to it; elsewhere it leads
 * to the way in, and back.
 */
export const ChangeEmailPage = () => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  const { status } = useSession();
  const token = useSearchParams()[0].get("token") ?? "";
  const { mutate, error, isSuccess, isPending } = useChangeEmail();
  if (status === "signedOut" && token !== "") {
    const back = encodeURIComponent(`/change-email?token=${token}`);
    return <Navigate to={`/signin?return=${back}`} replace />;
  }
  const isInvalid = token === "" || (isApiError(error) && error.code === "LINK_INVALID");
  const otherwise: LinkState = isInvalid ? "invalid" : "asked";
  const state: LinkState = isSuccess ? "changed" : otherwise;
  return (
    <Container style={{ maxInlineSize: 560, paddingBlock: "72px" }}>
      <Stack gap="l" align="start">
        <PageHeading documentTitle={t("email.link.title")}>{t(WORDS[state].title)}</PageHeading>
        <Text role="status">{t(WORDS[state].lead)}</Text>
        {state === "asked" && error && (
          <Text role="alert" tone="urgent">
            {isApiError(error) ? error.text(language) : t("unexpected")}
          </Text>
        )}
        {state === "asked" ? (
          <Button variant="contained" size="large" loading={isPending} onClick={() => mutate(token)}>
            {t("email.link.use")}
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to="/settings?tab=account">
            {t("email.link.settings")}
          </Button>
        )}
      </Stack>
    </Container>
  );
};
