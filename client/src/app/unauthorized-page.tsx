import { Button } from "../ui/button";
import type { AccountRole } from "@naqsh/shared/account";
import { useTranslation } from "../i18n/use-translation";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { personNameOf } from "../lib/person-name";
import { useSession, useSignOut } from "../lib/session";
import { useLanguage } from "../i18n/use-format";
import { NajdDrawing } from "../ui/motif/najd-drawing";
import { PageHeading } from "../ui/page";
import { Notice } from "../ui/notice";

const ROLES: readonly AccountRole[] = ["artist", "collector", "admin"];

export const UnauthorizedPage = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const needed = ROLES.find((role) => role === parameters.get("role"));
  const switchAccount = async () => {
    await signOut().catch(() => undefined);
    await navigate("/signin");
  };
  return (
    <Notice>
      <NajdDrawing />
      <PageHeading documentTitle={t("unauthorized.title")}>{t("unauthorized.title")}</PageHeading>
      {needed && <p>{t("unauthorized.needs", { role: t(`roles.${needed}`) })}</p>}
      {user && (
        <p>{t("unauthorized.as", { name: personNameOf(user, language) ?? "", role: t(`roles.${user.role}`) })}</p>
      )}
      <div className="actions">
        <Button variant="contained" onClick={() => void switchAccount()}>
          {t(user ? "unauthorized.switch" : "signIn")}
        </Button>
        <Button component={Link} to="/" variant="outlined">
          {t("unauthorized.home")}
        </Button>
      </div>
    </Notice>
  );
};
