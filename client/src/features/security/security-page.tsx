import { SECURITY_KINDS, type SecurityKind } from "@naqsh/shared/operations";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../ui/chip";
import { SecurityList } from "./security-list";
import { useSecurityLog } from "./security.api";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { RowBones } from "../../ui/bones";
import { MoreButton } from "../../ui/more-button";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";

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
  const [kind, setKind] = useState<SecurityKind | null>(null);
  const log = useSecurityLog(kind);
  return (
    <AdminPage tab="security" title={t("title")} lead={t("lead")}>
      <Kinds chosen={kind} onChoose={setKind} />
      <Awaited query={log} loading={t("loading")} bones={<RowBones />} failed={t("failed")}>
        {(rows) =>
          rows.length > 0 ? (
            <Stack gap="l">
              <SecurityList rows={rows} />
              <MoreButton list={log} />
            </Stack>
          ) : (
            <EmptyState title={t("empty")} text={t("emptyText")} />
          )
        }
      </Awaited>
    </AdminPage>
  );
};
