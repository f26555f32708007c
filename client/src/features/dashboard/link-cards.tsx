import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import type { QuickLink } from "./quick-links";

/** Ways to other pages as cards. */
export const LinkCards = ({ label, links }: { label: string; links: readonly QuickLink[] }) => {
  const { t } = useTranslation("dashboard");
  return (
    <Cards aria-label={label}>
      <ul>
        {links.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size={24} />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </Cards>
  );
};

const Cards = styled.nav`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
    gap: var(--space-l);
    padding: 0;
    list-style: none;
  }

  a {
    display: grid;
    gap: var(--space-m);
    block-size: 100%;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    font-weight: 600;
  }

  a:hover {
    border-color: var(--primary);
  }

  svg {
    color: var(--primary);
  }

  @media (max-width: 767.95px) {
    ul {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-m);
    }

    a {
      padding: 14px 16px;
    }
  }
`;
