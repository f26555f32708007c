import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ShareWay } from "@naqsh/shared/engagement";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../api";
import { titleOf } from "../artwork-names";
import { personNameOf } from "../person-name";

export type SharedWork = Pick<ArtworkCard, "id" | "title" | "titleEn" | "artist" | "image">;

type SharingOfWork = { title: string; draw: () => Promise<Blob>; onShared: (way: ShareWay) => void };

/** How a work is passed on, as a page of this site shows it: its name, its picture, and that it is counted. */
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
    // Whoever shares is not told that the count failed.
    onShared: (platform) =>
      void api.post("/api/share", { body: { artworkId: work.id, platform } }).catch(() => undefined),
  };
};
