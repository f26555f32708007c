import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { LinearProgress } from "../../../ui/material/linear-progress";
import type { RebuildTask } from "@naqsh/shared/operations";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { useOperate } from "../operations.api";

const Running = ({ task }: { task: RebuildTask }) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const { done, total, perSecond } = task;
  if (total === null) return <LinearProgress variant="indeterminate" aria-label={t("task.running")} />;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const seconds = perSecond > 0 ? Math.ceil(Math.max(0, total - done) / perSecond) : 0;
  return (
    <>
      <LinearProgress variant="determinate" value={share * 100} aria-label={t("task.running")} />
      <span>
        {t("task.progress", { share: format.percent(share), rate: format.number(perSecond) })}{" "}
        {t("task.left", { count: seconds })}
      </span>
    </>
  );
};

type RebuildProgressProps = { view: string; task: RebuildTask };

const Decision = ({ view }: { view: string }) => {
  const { t } = useTranslation("operations");
  const operate = useOperate();
  return (
    <span className="actions">
      <Button
        variant="contained"
        size="small"
        loading={operate.isPending}
        onClick={() => operate.mutate({ act: "decide", view, accepts: true })}
      >
        {t("task.switch")}
      </Button>
      <Button variant="outlined" size="small" onClick={() => operate.mutate({ act: "decide", view, accepts: false })}>
        {t("task.keep")}
      </Button>
    </span>
  );
};

/** A rebuild: how far it is, the difference that it found, and the word that it waits for. */
export const RebuildProgress = ({ view, task }: RebuildProgressProps) => {
  const { t } = useTranslation("operations");
  const { state, kind, comparison, failure } = task;
  if (state === "running") {
    return (
      <Frame>
        <Running task={task} />
      </Frame>
    );
  }
  const isVerified = kind === "verify" && state === "kept";
  return (
    <Frame aria-live="polite">
      <strong>{t(isVerified ? "task.verified" : `task.${state}`)}</strong>
      {comparison && (
        <span>
          {t("task.documents", { count: comparison.documents })}{" "}
          {t("task.differences", { count: comparison.differences })}
        </span>
      )}
      {comparison && comparison.differing.length > 0 && (
        <span className="keys">
          <Ltr>{comparison.differing.join(", ")}</Ltr>
        </span>
      )}
      {failure && <Ltr>{failure}</Ltr>}
      {state === "compared" && <Decision view={view} />}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-s);
  padding: 12px 14px;
  border-radius: 8px;
  background: var(--sunken);
  font-size: var(--text-small);

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }

  .keys {
    font-size: var(--text-caption);
    overflow-wrap: anywhere;
  }
`;
