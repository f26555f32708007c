import { useTranslation } from "../i18n/use-translation";
import { useLocation, useNavigate } from "react-router-dom";
import { showToast } from "../ui/toast.store";

/** Asks a visitor in who pressed something that needs an account: says what for, and leads to the sign-in and back here. */
export const useAskIn = (): ((why: string) => void) => {
  const { t } = useTranslation("marks");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (why) => {
    const onSelect = () => void navigate(`/signin?return=${encodeURIComponent(pathname + search)}`);
    showToast({ title: t("signIn.title"), text: why, tone: "notice", action: { label: t("signIn.action"), onSelect } });
  };
};
