import { Button } from "../../../ui/button";
import type { ArtistPage } from "@naqsh/shared/artist";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { useAddressCursor } from "../../../lib/address-cursor";
import { isApiError } from "../../../lib/api-error";
import { cursorOf } from "../../../lib/cursor-of";
import { useFurtherAddress } from "../../../lib/further-address";
import { MoreButton } from "../../../ui/more-button";
import { useHeldWait } from "../../../ui/skeleton";
import { Stack } from "../../../ui/stack";
import { EmptyState, ErrorState } from "../../../ui/states";
import { Text } from "../../../ui/text";
import type { ArtistSlots } from "../artist-slots";
import { useArtistAuctions, useArtistWorks } from "../artist.api";

type TabProps = { artist: ArtistPage; slots: ArtistSlots };

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const text = isApiError(error) ? error.text(language) : undefined;
  return <ErrorState title={t("loadFailed")} text={text} onRetry={onRetry} />;
};

/** All that is shown of their works, or what of it was sold. */
export const WorksTab = ({ artist, slots, isSold }: TabProps & { isSold: boolean }) => {
  const { t } = useTranslation("artist");
  const furtherAddress = useFurtherAddress();
  const list = useArtistWorks(artist.id, isSold, useAddressCursor());
  const isWaiting = useHeldWait(list.isPending);
  const works = list.data?.items ?? [];
  if (isWaiting || list.isPending) return <slots.WorksSkeleton />;
  if (list.isError && works.length === 0) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (works.length === 0) return <EmptyState motif="qatt" title={t(isSold ? "noneSold" : "noWorks")} />;
  return (
    <Stack gap="2xl">
      <h2 className="visually-hidden">{t(isSold ? "tabs.sold" : "tabs.works")}</h2>
      <slots.Works works={works} />
      <div style={{ justifySelf: "center" }}>
        <MoreButton list={list} to={furtherAddress("cursor", cursorOf(list.data?.next))} />
      </div>
    </Stack>
  );
};

/** The auctions that run or are to come. */
export const AuctionsTab = ({ artist, slots }: TabProps) => {
  const { t } = useTranslation("artist");
  const furtherAddress = useFurtherAddress();
  const list = useArtistAuctions(artist.id, useAddressCursor());
  const isWaiting = useHeldWait(list.isPending);
  if (isWaiting || list.isPending) return <slots.WorksSkeleton />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.items.length === 0) {
    const all = (
      <Button component={Link} to="/auctions" variant="outlined">
        {t("allAuctions")}
      </Button>
    );
    return <EmptyState title={t("noAuctions")} actions={all} />;
  }
  return (
    <Stack gap="2xl">
      <h2 className="visually-hidden">{t("tabs.auctions")}</h2>
      <slots.Auctions auctions={list.data.items} />
      <div style={{ justifySelf: "center" }}>
        <MoreButton list={list} to={furtherAddress("cursor", cursorOf(list.data.next))} />
      </div>
    </Stack>
  );
};

/** What they say of themselves. */
export const AboutTab = ({ artist }: { artist: ArtistPage }) => {
  const { t } = useTranslation("artist");
  const format = useFormat();
  const bio = (useLanguage() === "en" ? artist.bioEn : null) ?? artist.bio;
  return (
    <Stack gap="m">
      <h2 className="visually-hidden">{t("tabs.about")}</h2>
      <Text tone={bio ? "plain" : "quiet"} size="lead" measure={68} dir="auto" style={{ whiteSpace: "pre-line" }}>
        {bio ?? t("noBio")}
      </Text>
      <Text tone="quiet" size="small">
        {t("joined", { date: format.date(msFromInstant(artist.joinedAt)) })}
      </Text>
    </Stack>
  );
};
