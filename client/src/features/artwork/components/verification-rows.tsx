import styled from "@emotion/styled";
import type { VerificationItem } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { VerificationSaid } from "../../../lib/verification/verification-said";
import { StatusPill } from "../../../ui/status-pill";
import { TitledWork, TitledWorks } from "./titled-work";

const Row = ({ work }: { work: VerificationItem }) => {
  const { t } = useTranslation("verification");
  const { status } = work;
  return (
    <li>
      <TitledWork work={work} unknown={t("works.unknownArtist")}>
        {status === "pending" && <StatusPill tone="waiting">{t("status.pending")}</StatusPill>}
        {status === "rejected" && <StatusPill tone="neutral">{t("status.rejected")}</StatusPill>}
      </TitledWork>
      <VerificationSaid verification={work.verification} />
    </li>
  );
};

/** Works, each with who has seen it and when, or why it waits; a row leads to the work's page, where that is decided. */
export const VerificationRows = ({ works }: { works: VerificationItem[] }) => (
  <Rows>
    {works.map((work) => (
      <Row key={work.id} work={work} />
    ))}
  </Rows>
);

const Rows = styled(TitledWorks)`
  li {
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);
    padding-block: 16px;
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: 80px minmax(0, 1fr);
    }

    li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
