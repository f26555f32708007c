import styled from "@emotion/styled";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import { useMemo } from "react";
import { inDigitsOf } from "../../i18n/in-digits-of";
import { useSpokenLanguage, useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { Container, PageHeading } from "../../ui/page";
import { useSettings } from "../../lib/settings";
import { SellerCard } from "./seller-card";
import type { LegalText } from "./legal-text";

type LegalPageProps = {
  text: LegalText;
  contact: "legalEmail" | "privacyEmail";
  other: { to: string; label: "terms" | "privacy" };
};

const BASIS_POINTS = 10_000;

/** A legal text with its version, by numbered sections, and the way to the other one. */
export const LegalPage = ({ text, contact, other }: LegalPageProps) => {
  const { t } = useTranslation("legal");
  const format = useFormat();
  const language = useLanguage();
  const tag = useSpokenLanguage();
  const { title, lead, sections } = useMemo(() => inDigitsOf(tag, text[language]), [tag, text, language]);
  const settings = useSettings();
  const { commissionBasisPoints, platformName } = settings ?? FIRST_SETTINGS;
  const told = (point: string): string =>
    point
      .replaceAll("{{platform}}", platformName[language])
      .replace("{{commission}}", format.percent(commissionBasisPoints / BASIS_POINTS));
  return (
    <Sheet>
      <PageHeading documentTitle={title}>{title}</PageHeading>
      <p className="lead">{told(lead)}</p>
      <p className="version">{t("version", { date: format.date(Date.parse(TERMS_VERSION)) })}</p>
      <ol>
        {sections.map((section, place) => (
          <li key={section.title}>
            <h2>
              {format.number(place + 1)}. {section.title}
            </h2>
            {section.points.map((point) => (
              <p key={point}>{told(point)}</p>
            ))}
          </li>
        ))}
      </ol>
      {settings && <SellerCard settings={settings} contact={contact} />}
      <p>
        <Link to={other.to}>{t(other.label)}</Link>
      </p>
    </Sheet>
  );
};

const Sheet = styled(Container)`
  display: grid;
  gap: var(--space-m);
  max-inline-size: 800px;
  padding-block: 32px 56px;

  .lead,
  .version {
    color: var(--ink-2);
  }

  .version {
    font-size: var(--text-small);
  }

  ol {
    display: grid;
    gap: var(--space-xl);
    padding: 0;
    margin-block: 20px;
    list-style: none;
  }

  li {
    display: grid;
    gap: var(--space-s);
  }

  h2 {
    font-size: var(--text-heading);
  }

  a {
    color: var(--link);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
