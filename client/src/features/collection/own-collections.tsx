import { useTranslation } from "../../i18n/use-translation";
import { useOwnCollections } from "../../lib/collecting/collecting.api";
import { Inline } from "../../ui/inline";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { CollectionCards } from "./components/collection-cards";
import { NewCollection } from "./components/new-collection";

/** The reader's own collections, private ones too, and the way to a new one. */
export const OwnCollections = () => {
  const { t } = useTranslation("collection");
  const list = useOwnCollections();
  const isAny = (list.data ?? []).length > 0;
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("own")}</h2>
      {isAny && (
        <Inline justify="end">
          <NewCollection />
        </Inline>
      )}
      <CollectionCards
        collections={list.data}
        list={list}
        empty={<EmptyState motif="qatt" title={t("none")} text={t("noneText")} actions={<NewCollection />} />}
      />
    </Stack>
  );
};
