import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { usePublicCollections } from "./collection.api";
import { CollectionCards } from "./components/collection-cards";

/** What an artist gathered and shows to everyone, on their page. */
export const ArtistSeries = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation("collection");
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("series")}</h2>
      <CollectionCards
        list={usePublicCollections(artistId)}
        empty={<EmptyState motif="qatt" title={t("noSeries")} />}
      />
    </Stack>
  );
};
