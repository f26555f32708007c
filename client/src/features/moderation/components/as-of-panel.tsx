import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { STREAM_WITH_STATE, type HistoryEntry } from "@naqsh/shared/moderation";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useSearchParams } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { riyadhMomentOf } from "../../../lib/riyadh-time";
import { parametersWith } from "../history-filters";
import { useStateAsOf } from "../moderation.api";
import { Facts } from "./entry-facts";

/** Whether the entry's stream is one whose state at a moment can be shown. */
const hasState = ({ stream }: HistoryEntry): boolean => STREAM_WITH_STATE.test(stream);

/** The person, auction, work or order as it stood right after the entry. */
export const AsOfPanel = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useStateAsOf(entry.stream, entry.recordedAt, isOpen);
  const [, setParameters] = useSearchParams();
  if (!hasState(entry)) return null;
  const followStream = () =>
    setParameters((before) =>
      parametersWith(before, { stream: entry.stream, at: riyadhMomentOf(msFromInstant(entry.recordedAt)) }),
    );
  return (
    <Panel>
      <div className="ways">
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("asOf", { time: format.exactDateTime(msFromInstant(entry.recordedAt)) })}
        </Button>
        <Button variant="text" size="small" onClick={followStream}>
          {t("moment.other")}
        </Button>
      </div>
      {isOpen && data?.state && <Facts facts={data.state} names={data.names} />}
      {isOpen && !data && !isError && (
        <Loading label={t("loading")}>
          <Skeleton inline="60%" block="18px" />
        </Loading>
      )}
      {isOpen && isError && <p role="alert">{t("loadFailed")}</p>}
    </Panel>
  );
};

const Panel = styled.div`
  display: grid;
  gap: var(--space-m);
  justify-items: start;

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-s);
  }

  > dl {
    inline-size: 100%;
  }
`;
