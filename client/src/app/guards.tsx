import type { AccountRole } from "@naqsh/shared/account";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../lib/session";
import { WaitingPage } from "../ui/waiting-page";
import { showToast } from "../ui/toast.store";
import { latePart } from "../ui/late-part";
import { LatePlace } from "../ui/late-place";

const SignInGate = latePart(async () => (await import("./sign-in-gate")).SignInGate, "shell");

/** How long a refused visitor of the panel reads why before being sent home. */
const ADMIN_DENIAL_MS = 1000;

const SentHome = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: t("adminDenied"), tone: "urgent" });
    const timer = setTimeout(() => void navigate("/", { replace: true }), ADMIN_DENIAL_MS);
    return () => clearTimeout(timer);
  }, [navigate, t]);
  return <WaitingPage />;
};

type RequireAuthProps = { role?: AccountRole; children: ReactNode };

/** Only for people who are signed in and, if a role is named, have it. The server enforces it; this spares a useless visit. */
export const RequireAuth = ({ role, children }: RequireAuthProps) => {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === "unknown") return <WaitingPage />;
  if (user === null && role !== "admin") {
    return (
      <LatePlace fallback={<WaitingPage />}>
        <SignInGate />
      </LatePlace>
    );
  }
  if (user === null) return <Navigate to={`/signin?return=${encodeURIComponent(pathname + search)}`} replace />;
  // The server opens nothing administrative to them until they have shown one.
  if (role === "admin" && user.needsSecondFactor) return <Navigate to="/settings/security" replace />;
  if (role === undefined || user.role === role) return children;
  if (role === "admin") return <SentHome />;
  return <Navigate to={`/unauthorized?role=${role}`} replace />;
};
