import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ShareWay } from "@naqsh/shared/engagement";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../api";
import { titleOf } from "../artwork-names";
import { personNameOf } from "../person-name";

export type SharedWork = Pick<ArtworkCard, "id" | "title" | "titleEn" | "artist" | "image">;

type SharingOfWork = { title: string; draw: () => Promise<Blob>; linkBy: (way: ShareWay) => Promise<string> };

/** How a work is passed on, as a page of this site shows it: its name, its picture, and the address that the server counts. */
export const useSharedWork = (work: SharedWork, path: string): SharingOfWork => {
  const { t } = useTranslation("share");
  const language = useLanguage();
  const artist = personNameOf(work.artist, language);
  const title = titleOf(work, language);
  return {
    title: artist === null ? title : t("workBy", { title, artist }),
    draw: async () => {
      const { drawSharePicture } = await import("./share-picture");
      const address = `${window.location.host}${path}`;
      return drawSharePicture(work.image, { title, artist: artist ?? "", address, isRightToLeft: language === "ar" });
    },
    linkBy: async (platform) => {
      const { shareUrl } = await api.post("/api/share", { body: { artworkId: work.id, platform } });
      // A room is passed on with the source that its work has; and the site as the reader reached it, which may have several names.
      return new URL(path + new URL(shareUrl).search, window.location.origin).href;
    },
  };
};
