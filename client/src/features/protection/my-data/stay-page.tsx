import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Container, PageHeading } from "../../../ui/page";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { useStay } from "./my-data.api";

type StayState = "asked" | "stayed" | "invalid";

const WORDS = {
  asked: { title: "stay.title", lead: "stay.lead" },
  stayed: { title: "stay.done", lead: "stay.doneLead" },
  invalid: { title: "stay.invalid", lead: "stay.invalidLead" },
} as const;

/** What the link of a letter opens. A press keeps the account, so that no program that follows links does it. */
export const StayPage = () => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  const token = useSearchParams()[0].get("token") ?? "";
  const { mutate, error, isSuccess, isPending } = useStay();
  const isInvalid = token === "" || (isApiError(error) && error.code === "LINK_INVALID");
  const otherwise: StayState = isInvalid ? "invalid" : "asked";
  const state: StayState = isSuccess ? "stayed" : otherwise;
  return (
    <Container style={{ maxInlineSize: 560, paddingBlock: "72px" }}>
      <Stack gap="l" align="start">
        <PageHeading documentTitle={t("stay.title")}>{t(WORDS[state].title)}</PageHeading>
        <Text role="status">{t(WORDS[state].lead)}</Text>
        {state === "asked" && error && (
          <Text role="alert" tone="urgent">
            {isApiError(error) ? error.text(language) : t("unexpected")}
          </Text>
        )}
        {state === "asked" ? (
          <Button variant="contained" size="large" loading={isPending} onClick={() => mutate(token)}>
            {t("stay.title")}
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to="/signin">
            {t("stay.signIn")}
          </Button>
        )}
      </Stack>
    </Container>
  );
};
