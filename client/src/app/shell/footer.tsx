import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { serverClock } from "../../lib/clock.store";
import { useSession } from "../../lib/session";
import { belowFold } from "../../ui/below-fold";
import { BrandMark } from "../../ui/brand-mark";
import { Container } from "../../ui/page";
import { SaduBand } from "../../ui/sadu-band";

/** The end of every page: what Naqsh is, and the ways on. */
export const Footer = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { user } = useSession();
  const mayShowWorks = user === null || user.role === "artist";
  const year = new Date(serverClock.now()).getUTCFullYear();
  return (
    <Foot {...belowFold({ phone: 697, wide: 360 })}>
      <SaduBand kind="thin" />
      <Columns>
        <div>
          <BrandMark />
          <p>{t("footer.about")}</p>
        </div>
        <div>
          <h2>{t("footer.explore")}</h2>
          <ul>
            <li>
              <Link to="/marketplace">{t("nav.marketplace")}</Link>
            </li>
            <li>
              <Link to="/auctions">{t("nav.auctions")}</Link>
            </li>
            <li>
              <Link to="/artists">{t("nav.artists")}</Link>
            </li>
            <li>
              <Link to="/collections">{t("nav.collections")}</Link>
            </li>
          </ul>
        </div>
        {mayShowWorks && (
          <div>
            <h2>{t("footer.artists")}</h2>
            <ul>
              <li>
                <Link to="/upload">{t("nav.upload")}</Link>
              </li>
              <li>
                <Link to="/dashboard/artist?tab=artworks">{t("nav.myWorks")}</Link>
              </li>
            </ul>
          </div>
        )}
        <div>
          <h2>{t("footer.support")}</h2>
          <ul>
            <li>
              <Link to="/terms">{t("footer.terms")}</Link>
            </li>
            <li>
              <Link to="/privacy">{t("footer.privacy")}</Link>
            </li>
          </ul>
        </div>
        <div className="rights">
          <span>{t("footer.rights", { year: format.digits(String(year)) })}</span>
          <span>{t("footer.craft")}</span>
        </div>
      </Columns>
    </Foot>
  );
};

const Foot = styled.footer`
  margin-block-start: 72px;
  padding-block-end: var(--tabs-block);
  background: var(--sunken);

  @media print {
    display: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, 1fr);
  gap: var(--space-3xl);
  padding-block: 40px;

  p {
    max-inline-size: 44ch;
    margin-block-start: 14px;
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  h2 {
    font: 600 var(--text-label)/1.6 var(--font-ui);
    word-spacing: normal;
    margin-block-end: 6px;
  }

  ul {
    list-style: none;
    padding: 0;
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  li a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  .rights {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-xs) var(--space-xl);
    padding-block-start: 20px;
    border-block-start: 1px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  @media (max-width: 767.95px) {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2xl);
    padding-block: 32px 40px;

    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;
