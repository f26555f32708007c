import styled from "@emotion/styled";
import { Button } from "../../../../ui/button";
import { LinearProgress } from "../../../../ui/material/linear-progress";
import type { DataExportStatus } from "@naqsh/shared/account";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";
import { Panel } from "../../../../ui/page";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { archivePathOf, requestCopy } from "../my-data.api";
import { useLeave } from "../use-leave";

type CopyOfData = NonNullable<DataExportStatus["copy"]>;

const MEGABYTE = 1_000_000;

const UnderWay = ({ percent }: Pick<CopyOfData, "percent">) => {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  return (
    <Stack gap="s">
      <Text role="status">{t("copy.underWay", { percent: format.number(percent) })}</Text>
      <LinearProgress
        aria-label={t("copy.title")}
        variant={percent === 0 ? "indeterminate" : "determinate"}
        value={percent}
      />
    </Stack>
  );
};

const Ready = ({ id, bytes, expiresAt }: CopyOfData) => {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const megabytes = Math.max(0.1, Math.round((10 * (bytes ?? 0)) / MEGABYTE) / 10);
  return (
    <Stack gap="m" align="start">
      <Text role="status" weight={600}>
        {t("copy.ready")}
      </Text>
      <Text tone="quiet">{t("copy.until", { date: format.dateTime(Date.parse(expiresAt ?? "")) })}</Text>
      <Button variant="contained" component="a" href={archivePathOf(id)} download>
        {t("copy.download", { size: format.number(megabytes) })}
      </Button>
    </Stack>
  );
};

/** A copy of all that is held about the reader: asked for, made while they wait or are away, and fetched. */
export const CopySection = ({ status: { copy } }: { status: DataExportStatus }) => {
  const { t } = useTranslation("my-data");
  const { act, isPending, Confirmation } = useLeave();
  const ask = () => void act(requestCopy, { done: t("copy.asked"), failed: t("copy.failed") });
  return (
    <Box aria-labelledby="copy-of-data" data-copy={copy?.state ?? "none"}>
      <Stack gap="m" align="start">
        <h2 id="copy-of-data">{t("copy.heading")}</h2>
        <Text tone="quiet" measure={72}>
          {t("copy.lead")}
        </Text>
        {copy?.state === "underWay" && <UnderWay percent={copy.percent} />}
        {copy?.state === "ready" && <Ready {...copy} />}
        {copy?.state !== "underWay" && (
          <Button variant="outlined" loading={isPending} onClick={ask}>
            {copy ? t("copy.askAgain") : t("copy.ask")}
          </Button>
        )}
      </Stack>
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
