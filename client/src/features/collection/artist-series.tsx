import { useTranslation } from "../../i18n/use-translation";
import { useAddressCursor } from "../../lib/address-cursor";
import { cursorOf } from "../../lib/cursor-of";
import { useFurtherAddress } from "../../lib/further-address";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { usePublicCollections } from "./collection.api";
import { CollectionCards } from "./components/collection-cards";

/** What an artist gathered and shows to everyone, on their page. */
export const ArtistSeries = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation("collection");
  const furtherAddress = useFurtherAddress();
  const list = usePublicCollections(artistId, useAddressCursor());
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("series")}</h2>
      <CollectionCards
        collections={list.data?.items}
        list={list}
        to={furtherAddress("cursor", cursorOf(list.data?.next))}
        empty={<EmptyState motif="qatt" title={t("noSeries")} />}
      />
    </Stack>
  );
};
