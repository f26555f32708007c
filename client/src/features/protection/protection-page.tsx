import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { ErrorState } from "../../ui/states";
import { ConfirmIdentity } from "./components/confirm-identity";
import { GoogleSection } from "./components/google-section";
import { SecondFactors } from "./components/second-factors";
import { SessionList } from "./components/session-list";
import { useSecondFactor, useSessions } from "./protection.api";
import { useConfirmed } from "./use-confirmed";

/** Who can get in to the account: second factors, and where it is signed in. */
export const ProtectionPage = () => {
  const { t } = useTranslation("protection");
  const language = useLanguage();
  const sessions = useSessions();
  const factors = useSecondFactor();
  const { run, confirmation } = useConfirmed();
  const error = sessions.error ?? factors.error;
  const isThere = sessions.data !== undefined && factors.data !== undefined;
  const isWaiting = useHeldWait(!isThere && !error);
  const retry = () => void Promise.all([sessions.refetch(), factors.refetch()]);
  return (
    <Page>
      <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
      {factors.data?.isRequired && (
        <p className="required" role="status">
          {t("required")}
        </p>
      )}
      {!isWaiting && isThere && (
        <>
          <SecondFactors factors={factors.data} run={run} />
          {factors.data.hasGoogle && <GoogleSection run={run} />}
          <SessionList sessions={sessions.data} run={run} />
        </>
      )}
      {!isWaiting && !isThere && error && (
        <ErrorState
          title={t("loadFailed")}
          text={isApiError(error) ? error.text(language) : t("cancelled")}
          onRetry={retry}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          <Skeleton block="320px" />
        </Loading>
      )}
      <ConfirmIdentity {...confirmation} factors={factors.data} />
    </Page>
  );
};

const Page = styled(Container)`
  max-inline-size: 860px;
  padding-block: 26px 72px;

  .required {
    margin-block-start: 16px;
    padding: 14px 18px;
    border-radius: var(--r-control);
    background: var(--madder-soft);
    color: var(--madder);
    font-weight: 500;
    line-height: 1.6;
  }
`;
