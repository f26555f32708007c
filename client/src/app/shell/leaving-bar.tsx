import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { useSession } from "../../lib/session";
import { AlertIcon } from "../../ui/icons";
import { PageBar } from "../../ui/page-bar";

/** Tells somebody who asked to be deleted when that is, and leads to the way back. */
export const LeavingBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const format = useFormat();
  if (!user?.leaving) return null;
  return (
    <Bar role="status" data-tone="urgent">
      <AlertIcon size={18} />
      <span>
        {t("leaving", { date: format.dateTime(Date.parse(user.leaving.erasesAt)) })}{" "}
        <Link to="/settings/my-data">{t("leavingBack")}</Link>
      </span>
    </Bar>
  );
};

const Bar = styled(PageBar)`
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
