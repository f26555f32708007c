import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { OperatedView } from "@naqsh/shared/operations";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { AlertIcon, DoneIcon, TimerIcon } from "../../../ui/icons";
import { StatusPill } from "../../../ui/status-pill";
import { useOperate, type Operations } from "../operations.api";
import { RebuildProgress } from "./rebuild-progress";

const State = ({ view }: { view: OperatedView }) => {
  const { t } = useTranslation("operations");
  if (view.stopped !== null)
    return (
      <StatusPill tone="urgent" icon={AlertIcon}>
        {t("states.stopped")}
      </StatusPill>
    );
  if ((view.behind ?? view.behindMs ?? 0) > 0)
    return (
      <StatusPill tone="waiting" icon={TimerIcon}>
        {t("states.behind")}
      </StatusPill>
    );
  return (
    <StatusPill tone="good" icon={DoneIcon}>
      {t("states.atHead")}
    </StatusPill>
  );
};

const OPEN = ["running", "compared"];

const ViewRow = ({ view, speed }: { view: OperatedView; speed: number }) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const operate = useOperate();
  const isBusy = view.task !== null && OPEN.includes(view.task.state);
  const figures = [
    ...(view.position === null ? [] : [{ key: "position" as const, value: view.position }]),
    ...(view.behind === null ? [] : [{ key: "behind" as const, value: view.behind }]),
    { key: "speed", value: Math.round(speed) },
  ] as const;
  return (
    <li>
      <div className="row">
        <span className="name">
          <span>
            {t(`names.${view.view}` as "names.orders", { defaultValue: view.view })}
            <Ltr className="code">{view.view}</Ltr>
          </span>
          <State view={view} />
        </span>
        {figures.map(({ key, value }) => (
          <span key={key} className="figure">
            <small>{t(`columns.${key}`)}</small>
            {format.number(value)}
          </span>
        ))}
        <span className="actions">
          {(["verify", "rebuild"] as const).map((act) => (
            <Button
              key={act}
              variant="outlined"
              size="small"
              disabled={isBusy || operate.isPending}
              aria-label={t(`named.${act}`, { view: view.view })}
              onClick={() => operate.mutate({ act, view: view.view })}
            >
              {t(act)}
            </Button>
          ))}
        </span>
      </div>
      {view.stopped !== null && <Ltr>{view.stopped}</Ltr>}
      {view.task && <RebuildProgress view={view.view} task={view.task} />}
    </li>
  );
};

/** Each view: where it stands, how fast it goes, and rebuilds with a word before the switch. */
export const OperatedViews = ({ operations: { overview, speeds } }: { operations: Operations }) => (
  <List>
    {overview.views.map((view) => (
      <ViewRow key={view.view} view={view} speed={speeds[view.view] ?? 0} />
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-m);
    padding: 14px 16px;
    border-radius: var(--r-control);
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .row {
    display: grid;
    grid-template-columns: minmax(180px, 1.4fr) repeat(3, minmax(90px, 1fr)) auto;
    gap: var(--space-s) var(--space-l);
    align-items: center;
  }

  .name {
    display: grid;
    grid-template-columns: minmax(130px, 1fr) auto;
    gap: var(--space-s);
    align-items: center;
    font-weight: 600;
  }

  .code {
    display: block;
    inline-size: fit-content;
    font: 400 var(--text-caption)/1.5 var(--font-ui);
    color: var(--ink-2);
  }

  .figure small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    gap: var(--space-s);
  }

  @media (max-width: 767.95px) {
    .row {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .name,
    .actions {
      grid-column: 1 / -1;
    }
  }
`;
