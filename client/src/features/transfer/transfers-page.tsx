import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { readStatement, type ReadStatement } from "@naqsh/shared/transfer";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { RowBones } from "../../ui/bones";
import { AwaitedTransfers } from "./components/awaited-transfers";
import { OwedTransfers } from "./components/owed-transfers";
import { StatementInput } from "./components/statement-input";
import { StatementLines } from "./components/statement-lines";
import { useTransfers } from "./transfer.api";

const NOTHING: ReadStatement = { lines: [], unread: [] };

/** `/admin?tab=transfers`: what the statement has is matched with what is awaited, and what is owed back is sent. */
export const TransfersPage = () => {
  const { t } = useTranslation("transfer");
  const [statement, setStatement] = useState(NOTHING);
  return (
    <AdminPage tab="transfers" title={t("title")} lead={t("lead")}>
      <StatementInput onRead={(text) => setStatement(readStatement(text))} />
      <Awaited query={useTransfers()} loading={t("loading")} bones={<RowBones rows={4} />} failed={t("failed")}>
        {(page) => (
          <>
            <StatementLines statement={statement} page={page} />
            <OwedTransfers rows={page.owing} />
            <AwaitedTransfers rows={page.awaited} />
          </>
        )}
      </Awaited>
    </AdminPage>
  );
};
