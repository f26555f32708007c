import styled from "@emotion/styled";
import type { PublicSettings } from "@naqsh/shared/settings";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";

type Contact = "legalEmail" | "privacyEmail";

/** Who stands behind the text, as far as administrators have said; nothing if they have said nothing. */
export const SellerCard = ({ settings, contact }: { settings: PublicSettings; contact: Contact }) => {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const rows = [
    { label: t("seller.name"), text: settings.sellerName?.[language] },
    { label: t("seller.address"), text: settings.sellerAddress?.[language] },
    { label: t("seller.commercialRegistration"), text: settings.commercialRegistration },
    { label: t("seller.vatNumber"), text: settings.vatNumber },
    { label: t("seller.email"), text: settings[contact], href: `mailto:${settings[contact]}` },
    { label: t("seller.phone"), text: settings.phone, href: `tel:${settings.phone?.replaceAll(" ", "")}` },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <Card aria-label={t("seller.title")}>
      <h2>{t("seller.title")}</h2>
      <dl>
        {rows.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{href ? <a href={href}>{text}</a> : text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const Card = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--surface);

  dl {
    display: grid;
    gap: var(--space-s);
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(8em, 1fr) minmax(0, 3fr);
    gap: var(--space-m);
  }

  dd {
    overflow-wrap: anywhere;
  }

  /* An address of a letter is longer than what a label leaves on a phone. */
  @media (max-width: 479.95px) {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dt {
    color: var(--ink-2);
  }
`;
