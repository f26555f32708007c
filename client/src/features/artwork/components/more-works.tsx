import styled from "@emotion/styled";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { Container } from "../../../ui/page";
import { useListedWorks, useSimilarWorks } from "../artwork.api";
import { WorkRow } from "./work-row";

const IN_A_ROW = 4;

/** Where to go from a work: others by its artist, and others like it. */
export const MoreWorks = ({ work }: { work: ArtworkCard }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const ofArtist = useListedWorks({ artist: work.artistId, limit: String(IN_A_ROW + 1) });
  const byArtist = (ofArtist.data ?? []).filter(({ id }) => id !== work.id).slice(0, IN_A_ROW);
  const near = useSimilarWorks(work.id, IN_A_ROW).data ?? [];
  if (byArtist.length === 0 && near.length === 0) return null;
  const artist = personNameOf(work.artist, language) ?? t("unknownArtist");
  return (
    <Rows>
      <WorkRow
        title={t("others.byArtist", { artist })}
        link={<Link to={`/artists/${work.artistId}`}>{t("others.allByArtist")}</Link>}
        works={byArtist}
      />
      <WorkRow title={t("others.similar")} text={t("others.similarWhy")} works={near} />
    </Rows>
  );
};

/** The newest works, for a page that has nothing of its own to show. */
export const NewestWorks = () => {
  const { t } = useTranslation("artwork");
  const newest = useListedWorks({ limit: String(IN_A_ROW) });
  return (
    <Container style={{ paddingBlockEnd: 40 }}>
      <WorkRow title={t("newest")} works={newest.data ?? []} />
    </Container>
  );
};

const Rows = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3xl);
  padding-block-start: 64px;
`;
