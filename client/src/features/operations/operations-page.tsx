import styled from "@emotion/styled";
import { isNearlyFull } from "@naqsh/shared/operations";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { Ltr } from "../../ui/bidi";
import { AppendPlots } from "./components/append-plots";
import { OperatedViews } from "./components/operated-views";
import { ParkedList } from "./components/parked-list";
import { useOperations, type Operations } from "./operations.api";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Skeleton } from "../../ui/skeleton";

const MEGABYTE = 1_000_000;

const Figures = ({ overview }: { overview: Operations["overview"] }) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const { log, jobs, parked, watchers } = overview;
  const figures = [
    ...(log === null
      ? []
      : ([
          { key: "events", value: log.events },
          { key: "megabytes", value: Math.round((log.bytes / MEGABYTE) * 10) / 10 },
          { key: "segments", value: log.segments },
        ] as const)),
    ...(jobs === null
      ? []
      : ([
          { key: "jobsDue", value: jobs.due },
          { key: "jobsWaiting", value: jobs.waiting },
        ] as const)),
    { key: "parked", value: parked.length },
    { key: "watchers", value: watchers },
  ] as const;
  return (
    <dl className="figures">
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Stopped = ({ overview }: { overview: Operations["overview"] }) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const stopped = overview.policies.filter(({ state }) => state === "stopped");
  return (
    <>
      {overview.log !== null && overview.log.failure !== null && (
        <p role="alert">{t("logFailed", { reason: overview.log.failure })}</p>
      )}
      {overview.memory.filter(isNearlyFull).map(({ holds, usedBytes, maxBytes }) => (
        <p key={holds} role="alert">
          {t(`memory.${holds}`, { percent: format.number(Math.floor((100 * usedBytes) / maxBytes)) })}
        </p>
      ))}
      {stopped.map(({ policy, reason }) => (
        <p key={policy} role="alert">
          {t("policyStopped")} <Ltr>{policy}</Ltr>: <Ltr>{reason ?? ""}</Ltr>
        </p>
      ))}
    </>
  );
};

const Ready = ({ operations }: { operations: Operations }) => {
  const { t } = useTranslation("operations");
  const { overview } = operations;
  return (
    <Overview>
      <Stopped overview={overview} />
      <section>
        <h2>{t("now")}</h2>
        <Figures overview={overview} />
      </section>
      {overview.log !== null && (
        <section>
          <h2>{t("plots.title")}</h2>
          <AppendPlots seconds={overview.seconds} nowMs={overview.atMs} />
        </section>
      )}
      <section>
        <h2>{t("views")}</h2>
        <OperatedViews operations={operations} />
      </section>
      <section>
        <h2>{t("parkedTitle")}</h2>
        <ParkedList parked={overview.parked} />
      </section>
    </Overview>
  );
};

/** For administrators: how log, views, policies and jobs stand, and what can be done about it. */
export const OperationsPage = () => {
  const { t } = useTranslation("operations");
  return (
    <AdminPage tab="operations" title={t("title")} lead={t("lead")}>
      <Awaited query={useOperations()} loading={t("loading")} bones={<Bones />} failed={t("failed")}>
        {(operations) => <Ready operations={operations} />}
      </Awaited>
    </AdminPage>
  );
};

const Bones = () => (
  <>
    <Skeleton block="96px" />
    <Skeleton block="160px" />
    <Skeleton block="420px" />
  </>
);

const Overview = styled.div`
  display: grid;
  gap: var(--space-xl);

  section {
    display: grid;
    gap: var(--space-l);
    min-inline-size: 0;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-m);
  }

  .figures > div {
    padding: 12px 16px;
    border-radius: var(--r-control);
    background: var(--sunken);
  }

  .figures dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .figures dd {
    font-size: var(--text-heading);
    font-weight: 600;
    line-height: 1.4;
  }
`;
