import styled from "@emotion/styled";
import { SECURITY_KINDS, type SecurityKind } from "@naqsh/shared/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { ChipRow, ChoiceChip } from "../../ui/chip";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { AdminTabs } from "../../ui/admin/admin-tabs";
import { SecurityList } from "./security-list";
import { useSecurityLog } from "./security.api";

type KindsProps = { chosen: SecurityKind | null; onChoose: (kind: SecurityKind | null) => void };

const Kinds = ({ chosen, onChoose }: KindsProps) => {
  const { t } = useTranslation("security");
  return (
    <ChipRow role="group" aria-label={t("filter")}>
      <ChoiceChip isChosen={chosen === null} onSelect={() => onChoose(null)}>
        {t("all")}
      </ChoiceChip>
      {SECURITY_KINDS.map((kind) => (
        <ChoiceChip key={kind} isChosen={chosen === kind} onSelect={() => onChoose(kind)}>
          {t(`kinds.${kind}`)}
        </ChoiceChip>
      ))}
    </ChipRow>
  );
};

/** For administrators: sign-ins, refusals and changes of rights. */
export const SecurityPage = () => {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const [kind, setKind] = useState<SecurityKind | null>(null);
  const { data, error, refetch } = useSecurityLog(kind);
  const isWaiting = useHeldWait(!data && !error);
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <p className="lead">{t("lead")}</p>
      </div>
      <AdminTabs current="security" />
      <Kinds chosen={kind} onChoose={setKind} />
      {!isWaiting && data && data.length > 0 && <SecurityList rows={data} />}
      {!isWaiting && data && data.length === 0 && <EmptyState title={t("empty")} text={t("emptyText")} />}
      {!isWaiting && !data && error && (
        <ErrorState
          title={t("failed")}
          text={isApiError(error) ? error.text(language) : t("unexpected")}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          <Skeleton block="320px" />
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
    max-inline-size: 80ch;
  }
`;
