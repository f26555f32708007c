import type { CollectionCard } from "@naqsh/shared/collection";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { personNameOf } from "../../../lib/person-name";
import { Bidi } from "../../../ui/bidi";

type ByOwnerProps = { collection: Pick<CollectionCard, "owner" | "isByArtist"> };

/** Who gathered it; the name of an artist leads to their page, a collector has none. */
export const ByOwner = ({ collection: { owner, isByArtist } }: ByOwnerProps) => {
  const { t } = useTranslation("collection");
  const language = useLanguage();
  const unknown = t("byUnknown");
  return (
    <>
      {t("by")}{" "}
      {isByArtist ? (
        <ArtistLink artist={owner} unknown={unknown} />
      ) : (
        <Bidi>{personNameOf(owner, language) ?? unknown}</Bidi>
      )}
    </>
  );
};
