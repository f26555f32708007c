import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { HistoryIcon, ShieldIcon } from "../../../ui/icons";

/** What stays of an auction that is over: its replay, and the proof that it went so. */
export const PastLinks = ({ auctionId }: { auctionId: string }) => {
  const { t } = useTranslation("auction");
  return (
    <Row aria-label={t("past.title")}>
      <Button variant="outlined" component={Link} to={`/auctions/${auctionId}/replay`} startIcon={<HistoryIcon />}>
        {t("past.replay")}
      </Button>
      <Button variant="outlined" component={Link} to={`/auctions/${auctionId}/certificate`} startIcon={<ShieldIcon />}>
        {t("past.certificate")}
      </Button>
    </Row>
  );
};

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);

  > * {
    flex: 1 1 auto;
    padding-inline: 12px;
    white-space: nowrap;
  }
`;
