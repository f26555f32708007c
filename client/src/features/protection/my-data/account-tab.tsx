import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Loading, useHeldWait } from "../../../ui/skeleton";
import { CardBones } from "../../../ui/bones";
import { Stack } from "../../../ui/stack";
import { ErrorState } from "../../../ui/states";
import { CopySection } from "./components/copy-section";
import { DeletionSection } from "./components/deletion-section";
import { EmailSection } from "./components/email-section";
import { MyTimeline } from "./components/my-timeline";
import { useCopy, useDeletionStatus, useMyData } from "./my-data.api";

/** The settings' tab `account`: their e-mail, a copy of their data, leaving, and the reader's own timeline. */
export const AccountTab = () => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  const deletion = useDeletionStatus();
  const copy = useCopy();
  const timeline = useMyData();
  const error = deletion.error ?? copy.error ?? timeline.error;
  const isThere = deletion.data !== undefined && copy.data !== undefined && timeline.data !== undefined;
  const isWaiting = useHeldWait(!isThere && !error);
  if (isWaiting) {
    return (
      <Loading label={t("loading")}>
        <CardBones />
      </Loading>
    );
  }
  if (!isThere) {
    const retry = () => void Promise.all([deletion.refetch(), copy.refetch(), timeline.refetch()]);
    const text = isApiError(error) ? error.text(language) : t("unexpected");
    return <ErrorState title={t("loadFailed")} text={text} onRetry={retry} />;
  }
  return (
    <Stack gap="xl">
      <EmailSection />
      <CopySection status={copy.data} />
      <DeletionSection status={deletion.data} />
      <MyTimeline entries={timeline.data} list={timeline} />
    </Stack>
  );
};
