import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { PageHeading } from "../../ui/page";
import { Notice } from "../../ui/notice";
import { DashboardPage } from "./dashboard-page";

/** The collectors' dashboard; for anybody else a card that says so, with the way home. */
export const CollectorDashboardPage = () => {
  const { t } = useTranslation("dashboard");
  const { hasRole } = useSession();
  if (hasRole("collector")) return <DashboardPage />;
  return (
    <Notice>
      <PageHeading documentTitle={t("denied.title")}>{t("denied.title")}</PageHeading>
      <p>{t("denied.text")}</p>
      <div className="actions">
        <Button component={Link} to="/" variant="contained">
          {t("denied.home")}
        </Button>
      </div>
    </Notice>
  );
};
