import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HistoryIcon, ShieldIcon } from "../../../ui/icons";

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1;
  }
`;

/** What stays of an auction that is over: its replay, and the proof that it went so. */
export const PastLinks = ({ auctionId }: { auctionId: string }) => {
  const { t } = useTranslation("replay");
  return (
    <Row aria-label={t("past")}>
      <Button variant="outlined" component={Link} to={`/auctions/${auctionId}/replay`} startIcon={<HistoryIcon />}>
        {t("open")}
      </Button>
      <Button variant="outlined" component={Link} to={`/auctions/${auctionId}/certificate`} startIcon={<ShieldIcon />}>
        {t("certificate")}
      </Button>
    </Row>
  );
};
