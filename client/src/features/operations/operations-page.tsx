import styled from "@emotion/styled";
import { isNearlyFull } from "@naqsh/shared/operations";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { Ltr } from "../../ui/bidi";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { ErrorState } from "../../ui/states";
import { AdminTabs } from "../../ui/admin/admin-tabs";
import { AppendPlots } from "./components/append-plots";
import { OperatedViews } from "./components/operated-views";
import { ParkedList } from "./components/parked-list";
import { useOperations, type Operations } from "./operations.api";

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
    <>
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
    </>
  );
};

/** For administrators: how log, views, policies and jobs stand, and what can be done about it. */
export const OperationsPage = () => {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const { data, error, refetch } = useOperations();
  const isWaiting = useHeldWait(!data && !error);
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <p className="lead">{t("lead")}</p>
      </div>
      <AdminTabs current="operations" />
      {!isWaiting && data && <Ready operations={data} />}
      {!isWaiting && !data && error && (
        <ErrorState
          title={t("failed")}
          text={isApiError(error) ? error.text(language) : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          <Skeleton block="96px" />
          <Skeleton block="160px" />
          <Skeleton block="420px" />
        </Loading>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 0;

  .lead {
    color: var(--ink-2);
  }

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
