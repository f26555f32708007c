import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { ArtistPage as Artist } from "@naqsh/shared/artist";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useRecordedView } from "../../lib/engagement/use-recorded-view";
import { AddressTabs } from "../../ui/address-tabs";
import { Container, PageHeading, Panel } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { useAddressTab } from "../../ui/use-address-tab";
import type { ArtistSlots } from "./artist-slots";
import { useArtist } from "./artist.api";
import { ArtistHeader } from "./components/artist-header";
import { AboutTab, AuctionsTab, WorksTab } from "./components/artist-tabs";

type Slotted = { artist: Artist; slots: ArtistSlots };

const Tab = ({ artist, slots, tab }: Slotted & { tab: string }) => {
  const { Series } = slots;
  switch (tab) {
    case "series":
      return <Series artistId={artist.id} />;
    case "sold":
      return <WorksTab artist={artist} slots={slots} isSold />;
    case "auctions":
      return <AuctionsTab artist={artist} slots={slots} />;
    case "about":
      return <AboutTab artist={artist} />;
    default:
      return <WorksTab artist={artist} slots={slots} isSold={false} />;
  }
};

const KEYS = ["works", "series", "sold", "auctions", "about"] as const;

const Shown = ({ artist, slots }: Slotted) => {
  const { t } = useTranslation("artist");
  useRecordedView({ artistId: artist.id });
  const tab = useAddressTab(KEYS);
  return (
    <Page>
      <ArtistHeader artist={artist} />
      {artist.standing !== "active" && (
        <Panel role="note" style={{ padding: "16px 20px" }}>
          {t(`standings.${artist.standing}`)}
        </Panel>
      )}
      <AddressTabs label={t("tabsLabel")} tabs={KEYS.map((key) => ({ key, label: t(`tabs.${key}`) }))} current={tab} />
      <Tab key={tab} artist={artist} slots={slots} tab={tab} />
    </Page>
  );
};

const Missing = () => {
  const { t } = useTranslation("artist");
  const all = (
    <Button component={Link} to="/artists" variant="contained">
      {t("title")}
    </Button>
  );
  return (
    <Container>
      <PageHeading documentTitle={t("missing")} className="visually-hidden">
        {t("missing")}
      </PageHeading>
      <EmptyState title={t("missing")} text={t("missingText")} actions={all} />
    </Container>
  );
};

/** `/artists/:id`: an artist as everyone may see them. */
export const ArtistPage = ({ slots }: { slots: ArtistSlots }) => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const { artistId = "" } = useParams();
  const artist = useArtist(artistId);
  const isWaiting = useHeldWait(artist.isPending);
  if (isWaiting || artist.isPending) {
    return (
      <Page>
        <Loading label={t("loading")}>
          <Skeleton block="132px" radius="14px" />
        </Loading>
        <slots.WorksSkeleton />
      </Page>
    );
  }
  if (artist.data) return <Shown key={artist.data.id} artist={artist.data} slots={slots} />;
  if (artist.data === null) return <Missing />;
  const text = isApiError(artist.error) ? artist.error.text(language) : undefined;
  return (
    <Container>
      <ErrorState title={t("loadFailed")} text={text} onRetry={() => void artist.refetch()} />
    </Container>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 32px 72px;
`;
