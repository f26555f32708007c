import styled from "@emotion/styled";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { titleOf } from "../../lib/artwork-names";
import { personNameOf } from "../../lib/person-name";
import { ARTWORKS_KEY } from "../../lib/query-keys";
import { ArtworkStage } from "../../ui/artwork-stage";
import { Bidi } from "../../ui/bidi";
import { Container } from "../../ui/page";
import { useIsMobile } from "../../ui/use-is-mobile";

/** A work of the marketplace beside the form, with its credit. */
const HungWork = () => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [ARTWORKS_KEY, "beside-form"],
    queryFn: ({ signal }) => api.get("/api/artworks", { query: { limit: 1 }, signal }),
  });
  const work = data?.[0];
  if (!work) return null;
  const title = titleOf(work, language);
  return (
    <Hung>
      <ArtworkStage
        image={work.image}
        alt=""
        title={title}
        sizes="(max-width: 1279px) 50vw, 760px"
        blockSize="min(76vh, 720px)"
        padding="48px"
      />
      <figcaption>
        <Link to={`/artwork/${work.id}`}>
          <Bidi>{title}</Bidi>
        </Link>
        {t("credit", { artist: personNameOf(work.artist, language) ?? t("unknownArtist") })}
      </figcaption>
    </Hung>
  );
};

/** The page of a form about accounts: the form first, a work beside it if there is room. */
export const AccountFormLayout = ({ children }: { children: ReactNode }) => {
  const isMobile = useIsMobile();
  return (
    <Split>
      <div>{children}</div>
      {!isMobile && <HungWork />}
    </Split>
  );
};

const Split = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 480px) minmax(0, 1fr);
  gap: var(--space-4xl);
  align-items: start;
  padding-block: 40px 56px;

  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 24px 40px;
  }
`;

const Hung = styled.figure`
  position: sticky;
  inset-block-start: calc(var(--header-block) + 24px);

  figcaption {
    margin-block-start: 12px;
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-2);
  }

  figcaption a {
    color: var(--ink);
    font-weight: 600;
  }

  figcaption a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
