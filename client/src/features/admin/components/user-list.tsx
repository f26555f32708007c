import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ListedUser } from "@naqsh/shared/moderation";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { Avatar } from "../../../ui/avatar";
import { Bidi, Ltr } from "../../../ui/bidi";
import { StandingPill } from "./standing-pill";

/** The name that administrators know somebody by; null once the account is erased. */
export const nameOf = ({ firstName, lastName }: Pick<ListedUser, "firstName" | "lastName">): string | null => {
  const name = [firstName, lastName].filter((part) => part !== null).join(" ");
  return name === "" ? null : name;
};

const Row = ({ user }: { user: ListedUser }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const name = nameOf(user) ?? t("erasedName");
  return (
    <li>
      <Link to={`/admin/users/${user.id}`}>
        <Avatar id={user.id} name={name} size={44} />
        <span className="who">
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
          <small>
            <Ltr>{user.email ?? ""}</Ltr>
          </small>
        </span>
        <span className="role">{t(`roles.${user.role}`)}</span>
        <span className="pill">
          <StandingPill user={user} />
        </span>
        <small className="since">{t("users.since", { date: format.date(msFromInstant(user.createdAt)) })}</small>
      </Link>
    </li>
  );
};

/** Accounts, each a way to its page. */
export const UserList = ({ users }: { users: readonly ListedUser[] }) => (
  <List>
    {users.map((user) => (
      <Row key={user.id} user={user} />
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);
  overflow: hidden;

  li + li {
    border-block-start: 1px solid var(--line);
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 2fr) minmax(80px, 0.7fr) minmax(110px, 1fr) auto;
    gap: var(--space-xs) var(--space-l);
    align-items: center;
    min-block-size: 68px;
    padding: 10px 16px;
    color: inherit;
  }

  a:hover {
    background: var(--primary-soft);
  }

  strong,
  .who small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .who {
    min-inline-size: 0;
  }

  strong {
    font-weight: 600;
  }

  small,
  .role {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    a {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .role {
      grid-column: 2;
      grid-row: 2;
    }
    .pill {
      grid-column: 3;
      grid-row: 1;
    }
    .since {
      grid-column: 3;
      grid-row: 2;
    }
  }
`;
