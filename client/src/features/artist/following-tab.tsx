import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { MoreButton } from "../../ui/more-button";
import { useHeldWait } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { EmptyState, ErrorState } from "../../ui/states";
import { useFollowing } from "./artist.api";
import { ArtistCards, ArtistCardsSkeleton } from "./components/artist-cards";

/** `/profile?tab=following`: the artists that the reader follows. */
export const FollowingTab = () => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const list = useFollowing();
  const isWaiting = useHeldWait(list.isPending);
  const followed = list.data ?? [];
  if (isWaiting || list.isPending) return <ArtistCardsSkeleton />;
  if (list.isError && followed.length === 0) {
    const text = isApiError(list.error) ? list.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void list.refetch()} />;
  }
  if (followed.length === 0) {
    const all = (
      <Button component={Link} to="/artists" variant="contained">
        {t("feed.findArtists")}
      </Button>
    );
    return <EmptyState motif="qatt" title={t("followingNobody")} text={t("feed.emptyText")} actions={all} />;
  }
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("followed")}</h2>
      <ArtistCards artists={followed.map(({ artist }) => artist)} />
      <div style={{ justifySelf: "center" }}>
        <MoreButton list={list} />
      </div>
    </Stack>
  );
};
