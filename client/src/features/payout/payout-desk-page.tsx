import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { CardBones } from "../../ui/bones";
import { Stack } from "../../ui/stack";
import { BatchCard } from "./components/batch-card";
import { DueArtists } from "./components/due-artists";
import { useBatches, usePayoutDesk } from "./payout.api";

const Batches = () => {
  const { t } = useTranslation("payout");
  const batches = useBatches();
  return (
    <section>
      <h2>{t("desk.batches")}</h2>
      {batches.data?.length === 0 && <p>{t("desk.noBatches")}</p>}
      <Stack gap="l">
        {batches.data?.map((batch) => (
          <BatchCard key={batch.id} batch={batch} />
        ))}
      </Stack>
      <MoreButton list={batches} />
    </section>
  );
};

/** `/admin?tab=payouts`: what is due to whom, and the batches that pay it. */
export const PayoutDeskPage = () => {
  const { t } = useTranslation("payout");
  return (
    <AdminPage tab="payouts" title={t("desk.title")} lead={t("desk.lead")}>
      <Awaited query={usePayoutDesk()} loading={t("loading")} bones={<CardBones cards={2} />} failed={t("failed")}>
        {({ due, hasPayingAccount }) => (
          <Desk>
            {!hasPayingAccount && (
              <p role="status">
                {t("desk.noAccount")} <Link to="/admin?tab=settings">{t("desk.settings")}</Link>
              </p>
            )}
            <DueArtists due={due} />
            <Batches />
          </Desk>
        )}
      </Awaited>
    </AdminPage>
  );
};

const Desk = styled.div`
  display: grid;
  gap: var(--space-2xl);

  h2 {
    margin-block-end: 12px;
    font-size: var(--text-heading);
  }
`;
