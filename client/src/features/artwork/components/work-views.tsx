import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail, WorkPicture } from "@naqsh/shared/artwork";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { altOf, titleOf } from "../../../lib/artwork-names";
import { ratioOf, sourceAtLeast } from "../../../ui/artwork-image";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { hasStudio } from "../../../ui/studio-ground";
import { ZoomIcon } from "../../../ui/tool-icons";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { useSwipe } from "../../../ui/use-swipe";
import { isTrueToShape, ROOM } from "../hanging";
import { TrueScaleRoom } from "./true-scale-room";
import { DetailView, furtherIn, ViewThumbs, type ViewChoice } from "./view-thumbs";
import { latePart } from "../../../ui/late-part";

const ZoomRoom = latePart(async () => (await import("./zoom-room")).ZoomRoom);

/** Where the two details lie: a work reads from its upper third, and rests in its lower. */
const DETAILS = { upper: { x: 34, y: 32 }, lower: { x: 66, y: 70 } } as const;

/** A sculpture's picture shows the ground it stands on: there is no telling how much of it is the work. */
const hasTrueScale = ({ image, heightCm, widthCm, category }: ArtworkDetail): boolean =>
  heightCm !== null && widthCm !== null && category !== "sculpture" && isTrueToShape({ heightCm, widthCm, image });

/** The artist's own pictures say more than parts of the front do: those stand in if there are none. */
const viewsOf = (artwork: ArtworkDetail, further: readonly WorkPicture[]): ViewChoice[] => [
  "whole",
  ...further.map(({ id }) => `picture:${id}` as const),
  ...(artwork.image.widths.length > 0 && further.length === 0 ? (["upper", "lower"] as const) : []),
  ...(hasTrueScale(artwork) ? (["room"] as const) : []),
];

const ScaleRoom = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const { image, heightCm, widthCm } = artwork;
  if (heightCm === null || widthCm === null) return null;
  const label = t("views.roomLabel", { height: format.number(heightCm), width: format.number(widthCm) });
  return <TrueScaleRoom {...{ image, heightCm, widthCm, label }} />;
};

/** The work on its wall, from near, and at its size in a room; a press shows it over the whole screen. */
export const WorkViews = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const [view, setView] = useState<ViewChoice>("whole");
  const [isOpen, setOpen] = useState(false);
  const { image } = artwork;
  const title = titleOf(artwork, language);
  const alt = altOf(artwork, language) || title;
  const further = artwork.pictures ?? [];
  const views = viewsOf(artwork, further);
  const shown = furtherIn(further, view);
  const nearby = shown
    ? {
        image: shown.image,
        tiles: shown.tiles,
        alt: t("views.furtherOf", { what: t(`views.further.${shown.role}`), title }),
      }
    : { image, tiles: artwork.tiles, alt };
  const step = (by: number) => setView(views[(views.indexOf(view) + by + views.length) % views.length] ?? "whole");
  const swipe = useSwipe({ towardsStart: () => step(-1), towardsEnd: () => step(1) });
  const blockSize = isMobile
    ? `min(62vh, calc((100vw - 64px) / ${ratioOf(image)} + 32px))`
    : "clamp(420px, 74vh, 820px)";
  // Between the margins of the page and of its wall.
  const onPhone = hasStudio(artwork) ? "calc(100vw - 32px)" : "calc(100vw - 64px)";
  return (
    <Hanging>
      <div className="stage" data-view={view} {...swipe}>
        {view === "whole" && (
          <ArtworkStage
            image={image}
            alt={alt}
            title={title}
            sizes={`(max-width: 767px) ${onPhone}, (max-width: 1023px) 100vw, 62vw`}
            blockSize={blockSize}
            padding={isMobile ? "16px" : "clamp(24px, 4vw, 56px)"}
            isFirst
            hasStudio={hasStudio(artwork)}
          />
        )}
        {shown && (
          <ArtworkStage
            key={shown.id}
            image={shown.image}
            alt={nearby.alt}
            title={title}
            sizes="(max-width: 1023px) 100vw, 62vw"
            blockSize={blockSize}
            padding={isMobile ? "16px" : "clamp(24px, 4vw, 56px)"}
          />
        )}
        {(view === "upper" || view === "lower") && (
          <div style={{ blockSize }}>
            <DetailView
              source={sourceAtLeast(image, 100_000)}
              alt={t("views.detailOf", { title })}
              at={DETAILS[view]}
            />
          </div>
        )}
        {view === "room" && (
          <div style={{ blockSize }}>
            <ScaleRoom artwork={artwork} />
          </div>
        )}
      </div>
      <div className="under">
        <ViewThumbs image={image} views={views} pictures={further} details={DETAILS} value={view} onChange={setView} />
        <Button variant="text" size="small" startIcon={<ZoomIcon />} onClick={() => setOpen(true)}>
          {t("zoom.show")}
        </Button>
      </div>
      {view === "room" && <p className="scale">{t("views.roomNote", { person: ROOM.person })}</p>}
      <MountedOnceOpen isOpen={isOpen}>
        <ZoomRoom {...nearby} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </Hanging>
  );
};

const Hanging = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);

  .stage {
    position: relative;
    overflow: hidden;
    border-radius: var(--r-wall);
    background: var(--wall);
    touch-action: pan-y pinch-zoom;
  }

  .under {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
  }

  .under > button {
    flex: none;
  }

  .scale {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
