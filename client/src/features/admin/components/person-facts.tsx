import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { PersonPage } from "@naqsh/shared/moderation";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { Panel } from "../../../ui/page";
import { StandingPill } from "./standing-pill";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const EmailStatus = ({ isVerified }: { isVerified: boolean }) => {
  const { t } = useTranslation("admin");
  return <small>({t(isVerified ? "person.emailVerified" : "person.emailUnverified")})</small>;
};

/** What the platform knows of a person, and how they stand. */
export const PersonFacts = ({ person }: { person: PersonPage }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { banned, leaving, works } = person;
  return (
    <Facts as="dl">
      <Fact name={t("users.standing")}>
        <StandingPill user={person} />
      </Fact>
      <Fact name={t("users.role")}>{t(`roles.${person.role}`)}</Fact>
      {person.email && (
        <Fact name={t("person.email")}>
          <Ltr>{person.email}</Ltr> <EmailStatus isVerified={person.emailVerified} />
        </Fact>
      )}
      {person.username && (
        <Fact name={t("person.username")}>
          <Bidi>{person.username}</Bidi>
        </Fact>
      )}
      {person.latinName && (
        <Fact name={t("person.latinName")}>
          <Bidi>{person.latinName}</Bidi>
        </Fact>
      )}
      {person.location && (
        <Fact name={t("person.location")}>
          <Bidi>{person.location}</Bidi>
        </Fact>
      )}
      <Fact name={t("person.joined")}>{format.dateTime(msFromInstant(person.createdAt))}</Fact>
      <Fact name={t("person.purchases")}>{format.number(person.purchases)}</Fact>
      {person.role === "artist" && <Fact name={t("person.worksOf")}>{t("person.worksCount", works)}</Fact>}
      {person.role === "artist" && <Fact name={t("person.auctions")}>{format.number(person.auctions.length)}</Fact>}
      {leaving && (
        <>
          <Fact name={t("person.leavingSince")}>{format.dateTime(msFromInstant(leaving.askedAt))}</Fact>
          <Fact name={t("person.erasedAt")}>{format.dateTime(msFromInstant(leaving.erasesAt))}</Fact>
        </>
      )}
      {banned && (
        <>
          <Fact name={t("person.bannedAt")}>{format.dateTime(msFromInstant(banned.at))}</Fact>
          <Fact name={t("person.bannedUntil")}>
            {banned.until === null ? t("person.noEnd") : format.dateTime(msFromInstant(banned.until))}
          </Fact>
          <Fact name={t("person.reason")}>
            <Bidi>{banned.reason ?? ""}</Bidi>
          </Fact>
        </>
      )}
    </Facts>
  );
};

const Facts = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-l) var(--space-xl);
  padding: 20px 22px;

  dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
