import styled from "@emotion/styled";
import type { AccountRole } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { useSession } from "../../lib/session";
import { belowFold } from "../../ui/below-fold";
import { ForwardIcon } from "../../ui/icons";
import { Container } from "../../ui/page";
import { SaduBand } from "../../ui/sadu-band";

const steps = [
  { key: "choose", to: "/marketplace" },
  { key: "bid", to: "/auctions" },
  { key: "show", to: "/upload" },
] as const;

/** Whether the step is open to them: only artists, and those who may yet become one, can show works. */
const isOpenTo = (key: (typeof steps)[number]["key"], role: AccountRole | undefined): boolean =>
  key !== "show" || role === undefined || role === "artist";

/** What one can do here, and the promise behind each: the night section before the footer. */
export const HowItWorks = () => {
  const { t } = useTranslation("home");
  const format = useFormat();
  const { user } = useSession();
  return (
    <Night {...belowFold({ phone: 954, wide: 504 })}>
      <SaduBand kind="wide" />
      <Container>
        <h2>{t("steps.title")}</h2>
        <p className="lead">{t("steps.lead")}</p>
        <ol>
          {steps.map(({ key, to }, index) => (
            <li key={key}>
              <div className="number" aria-hidden="true">
                {format.number(index + 1)}
              </div>
              <h3>{t(`steps.${key}.title`)}</h3>
              <p>{t(`steps.${key}.text`)}</p>
              {isOpenTo(key, user?.role) && (
                <Link to={to}>
                  {t(`steps.${key}.link`)}
                  <ForwardIcon size={18} />
                </Link>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </Night>
  );
};

const Night = styled.section`
  background: var(--night);
  color: var(--night-ink);
  padding-block-end: 56px;
  margin-block-end: -72px;

  h2 {
    margin-block: 44px 6px;
    font-size: var(--text-page);
    line-height: 1.35;
  }

  .lead {
    color: var(--night-ink-2);
    max-inline-size: 60ch;
  }

  ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-xl);
    list-style: none;
    padding: 0;
    margin-block-start: 32px;
  }

  li {
    position: relative;
    padding: 24px;
    border-radius: var(--r-panel);
    background: rgb(255 255 255 / 0.05);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.08);
  }

  .number {
    font: 600 var(--text-page)/1.2 var(--font-display);
    word-spacing: var(--display-gap);
    color: #fac871;
  }

  h3 {
    font: 600 var(--text-heading)/1.5 var(--font-display);
    word-spacing: var(--display-gap);
    margin-block: 8px 4px;
  }

  li p {
    color: var(--night-ink-2);
    font-size: var(--text-label);
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 44px;
    margin-block-start: 8px;
    font-weight: 600;
    color: #e0ccf6;
  }

  a:hover {
    color: #fff;
  }

  a:focus-visible {
    outline-color: #e0ccf6;
  }

  @media (max-width: 767.95px) {
    h2 {
      margin-block-start: 28px;
    }
    ol {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-l);
      margin-block-start: 20px;
    }
  }
`;
