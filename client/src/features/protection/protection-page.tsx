import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { Container, PageHeading } from "../../ui/page";
import { Loading, useHeldWait } from "../../ui/skeleton";
import { CardBones } from "../../ui/bones";
import { ErrorState } from "../../ui/states";
import { ConfirmIdentity } from "../../lib/confirm/confirm-identity";
import { useSecondFactor } from "../../lib/confirm/confirm.api";
import { useConfirmed } from "../../lib/confirm/use-confirmed";
import { GoogleSection } from "./components/google-section";
import { SecondFactors } from "./components/second-factors";
import { SessionList } from "./components/session-list";
import { useSessions } from "./protection.api";

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
          <CardBones />
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
