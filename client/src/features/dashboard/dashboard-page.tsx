import styled from "@emotion/styled";
import type { CurrentUser } from "@naqsh/shared/account";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useSession } from "../../lib/session";
import { Container, PageHeading } from "../../ui/page";
import { showToast } from "../../ui/toast.store";
import { LiveClock, usePartOfDay } from "./live-clock";
import { quickLinksFor } from "./quick-links";

const VERIFIED = "email_verified";

/** Says once that the e-mail is verified, for whoever comes from a letter's link, and takes that out of the address. */
const useVerifiedNotice = (): void => {
  const { t } = useTranslation("dashboard");
  const [parameters, setParameters] = useSearchParams();
  const isVerified = parameters.get(VERIFIED) === "true";
  useEffect(() => {
    if (!isVerified) return;
    showToast({ title: t("verified"), text: t("verifiedText"), tone: "good" });
    setParameters(
      (before) => {
        before.delete(VERIFIED);
        return before;
      },
      { replace: true },
    );
  }, [isVerified, setParameters, t]);
};

const Home = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation("dashboard");
  useVerifiedNotice();
  const greeting = t(`greeting.${usePartOfDay()}`, { name: user.firstName });
  return (
    <Sheet>
      <PageHeading documentTitle={t("title")}>{greeting}</PageHeading>
      <LiveClock />
      <nav aria-label={t("links")}>
        <ul>
          {quickLinksFor(user.role).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon size={24} />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
};

/** The home of whoever is signed in. */
export const DashboardPage = () => {
  const { user } = useSession();
  return user && <Home user={user} />;
};

const Sheet = styled(Container)`
  display: grid;
  gap: var(--space-m);
  padding-block: 32px 56px;

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: var(--space-l);
    padding: 0;
    margin-block-start: 20px;
    list-style: none;
  }

  li a {
    display: grid;
    gap: var(--space-m);
    block-size: 100%;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    font-weight: 600;
  }

  li a:hover {
    border-color: var(--primary);
  }

  li svg {
    color: var(--primary);
  }

  @media (max-width: 767.95px) {
    padding-block: 20px 40px;

    ul {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-m);
    }
  }
`;
