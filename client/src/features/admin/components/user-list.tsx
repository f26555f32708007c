import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ListedUser } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { StandingPill } from "./standing-pill";

const Row = ({ user }: { user: ListedUser }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const name = personNameOf(user, useLanguage()) ?? t("erasedName");
  return (
    <li>
      <Link to={`/admin/users/${user.id}`}>
        <Avatar id={user.id} name={name} imageUrl={user.profileImageUrl} size={44} />
        <span className="who">
          <strong dir="auto">
            <Bidi>{name}</Bidi>
          </strong>
          <small dir="ltr">{user.email ?? ""}</small>
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
    text-align: match-parent;
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
      grid-column: 2 / -1;
      grid-row: 2;
      justify-self: end;
    }
  }
`;
