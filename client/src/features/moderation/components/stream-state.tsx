import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { instantAt } from "../history-filters";
import { useStateAsOf } from "../moderation.api";
import { Facts } from "./entry-facts";

type StreamStateProps = { stream: string; at: string };

/** The person, auction, work or order whose history is read, as it stood at the chosen moment, or stands now. */
export const StreamState = ({ stream, at }: StreamStateProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const { data, error } = useStateAsOf(stream, at ? instantAt(at) : null, true);
  const title = at ? t("moment.state", { time: format.exactDateTime(msFromRiyadh(at)) }) : t("moment.now");
  return (
    <Panel aria-label={title}>
      <h2>{title}</h2>
      {data?.state && <Facts facts={data.state} names={data.names} />}
      {data?.state === null && <p role="status">{t("moment.notYet")}</p>}
      {!data && !error && (
        <Loading label={t("loading")}>
          <Skeleton inline="60%" block="120px" />
        </Loading>
      )}
      {error && <p role="alert">{t("loadFailed")}</p>}
    </Panel>
  );
};

const Panel = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
    word-spacing: normal;
  }
`;
