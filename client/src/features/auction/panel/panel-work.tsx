import type { LotOfAuction } from "@naqsh/shared/auction";
import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/use-format";
import { altOf, titleOf } from "../../../lib/artwork-names";
import { widthWithin, type ArtworkImage } from "../../../ui/artwork-image";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { hasStudio } from "../../../ui/studio-ground";
import { useIsMobile } from "../../../ui/use-is-mobile";

/** How high the stage is: as much of the work as a window of 900 px leaves beside the way to bid; less in a lower one. */
export const stageBlock = (layout: "card" | "wide") =>
  layout === "wide" ? "clamp(320px, 60svh, 560px)" : "var(--stage-block)";

/** By the highest `--stage-block` of each: the picture is the largest of a phone's first view. */
const cardSizes = (image: ArtworkImage | null) =>
  `(max-width: 767px) ${widthWithin(image, "100vw", "228px")}, ${widthWithin(image, "432px", "316px")}`;

type PanelWorkProps = { lot: LotOfAuction; layout: "card" | "wide"; corners?: ReactNode };

/** The work of a panel on its stage: above the way to bid, or beside it. */
export const PanelWork = ({ lot, layout, corners }: PanelWorkProps) => {
  const language = useLanguage();
  const isMobile = useIsMobile();
  const isWide = layout === "wide" && !isMobile;
  return (
    <ArtworkStage
      image={lot.image}
      alt={altOf(lot, language)}
      title={titleOf(lot, language)}
      sizes={isWide ? widthWithin(lot.image, "100vw", "560px") : cardSizes(lot.image)}
      blockSize={isWide ? "100%" : stageBlock("card")}
      padding={isWide ? "48px" : "var(--around-art)"}
      isFirst
      hasStudio={hasStudio(lot)}
      corners={corners}
    />
  );
};
