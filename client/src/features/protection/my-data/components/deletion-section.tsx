import styled from "@emotion/styled";
import { Button } from "../../../../ui/button";
import type { DeletionStatus } from "@naqsh/shared/account";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { Panel } from "../../../../ui/page";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { requestDeletion } from "../my-data.api";
import { useLeave } from "../use-leave";
import { LeavingNotice } from "./leaving-notice";
import { OpenBusinessList } from "./open-business-list";

/** How the reader leaves; what stands in the way; and how they stay after all. */
export const DeletionSection = ({ status: { leaving, business } }: { status: DeletionStatus }) => {
  const { t } = useTranslation("my-data");
  const [isAsking, setAsking] = useState(false);
  const { act, isPending, Confirmation } = useLeave();
  const leave = async () => {
    setAsking(false);
    await act(requestDeletion, { done: t("delete.done"), failed: t("delete.failed") });
  };
  return (
    <Box aria-labelledby="delete-account" data-leaving={leaving !== null}>
      {leaving ? (
        <LeavingNotice erasesAt={leaving.erasesAt} />
      ) : (
        <Stack gap="m" align="start">
          <h2 id="delete-account">{t("delete.title")}</h2>
          <Text tone="quiet" measure={72}>
            {t("delete.lead")}
          </Text>
          <Text tone="quiet" measure={72}>
            {t("delete.fromNow")}
          </Text>
          {business.length > 0 && <OpenBusinessList business={business} />}
          <Button
            variant="outlined"
            color="error"
            disabled={business.length > 0}
            loading={isPending}
            onClick={() => setAsking(true)}
          >
            {t("delete.ask")}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("delete.dialogTitle")}
        confirmLabel={t("delete.confirm")}
        tone="danger"
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        <p>{t("delete.dialogText")}</p>
      </ConfirmDialog>
      {Confirmation}
    </Box>
  );
};

const Box = styled(Panel)`
  padding: 24px;

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }
`;
