import styled from "@emotion/styled";
import type { CurrentUser } from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { useFormat, useLanguage } from "../i18n/use-format";
import { personNameOf } from "../lib/person-name";
import { Avatar } from "./avatar";
import { Bidi, Ltr } from "./bidi";
import { DoneIcon } from "./icons";
import { StatusPill } from "./status-pill";

type HeaderPerson = Pick<
  CurrentUser,
  "id" | "username" | "firstName" | "lastName" | "latinName" | "role" | "verified" | "createdAt" | "profileImageUrl"
>;

type PersonHeaderProps = { person: HeaderPerson; children?: ReactNode };

/** Who somebody is here: face, name, role, and since when. `children` stand below the name. */
export const PersonHeader = ({ person, children }: PersonHeaderProps) => {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const name = personNameOf(person, useLanguage()) ?? "";
  return (
    <Header>
      <Avatar id={person.id} name={name} imageUrl={person.profileImageUrl} size={88} />
      <div className="who">
        <p className="name">
          <Bidi>{name}</Bidi>
        </p>
        <p className="line">
          <Ltr>@{person.username}</Ltr>
          <StatusPill tone="brand">{t(`roles.${person.role}`)}</StatusPill>
          {person.verified && (
            <StatusPill tone="good" icon={DoneIcon}>
              {t("verified")}
            </StatusPill>
          )}
        </p>
        <p className="since">{t("joined", { date: format.date(msFromInstant(person.createdAt)) })}</p>
        {children}
      </div>
    </Header>
  );
};

const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-l) var(--space-xl);
  align-items: center;

  .who {
    display: grid;
    gap: var(--space-xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .name {
    font: 700 var(--text-heading)/1.5 var(--font-ui);
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-m);
    align-items: center;
    color: var(--ink-2);
  }

  .since {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
