import styled from "@emotion/styled";
import type { VerificationItem } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { VerificationSaid } from "../../../lib/verification/verification-said";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";
import { StatusPill } from "../../../ui/status-pill";

const Row = ({ work }: { work: VerificationItem }) => {
  const { t } = useTranslation("verification");
  const title = titleOf(work, useLanguage());
  const { status } = work;
  return (
    <li>
      <ArtworkStage image={work.image} alt="" title={title} sizes="96px" blockSize="96px" padding="8px" />
      <div>
        <Inline gap="m">
          <h2>
            <Link to={`/artwork/${work.id}`}>
              <Bidi>{title}</Bidi>
            </Link>
          </h2>
          {status === "pending" && <StatusPill tone="waiting">{t("status.pending")}</StatusPill>}
          {status === "rejected" && <StatusPill tone="neutral">{t("status.rejected")}</StatusPill>}
        </Inline>
        <p>
          <ArtistLink artist={work.artist} unknown={t("works.unknownArtist")} />
        </p>
      </div>
      <VerificationSaid verification={work.verification} />
    </li>
  );
};

/** Works, each with who has seen it and when, or why it waits; a row leads to the work's page, where that is decided. */
export const VerificationRows = ({ works }: { works: VerificationItem[] }) => (
  <Rows>
    {works.map((work) => (
      <Row key={work.id} work={work} />
    ))}
  </Rows>
);

const Rows = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-l);
    align-items: center;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
  }

  h2 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
  }

  li > div > p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: 80px minmax(0, 1fr);
    }

    li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
