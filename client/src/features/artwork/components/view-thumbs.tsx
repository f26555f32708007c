import styled from "@emotion/styled";
import type { WorkPicture } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import type { ArtworkImage } from "../../../ui/artwork-image";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { RoomIcon } from "../../../ui/tool-icons";

/** A way to look at the work, or the id of a further picture. */
export type ViewChoice = "whole" | "upper" | "lower" | "room" | `picture:${string}`;

/** The further picture that is meant; nothing for the other ways. */
export const furtherIn = (pictures: readonly WorkPicture[], view: ViewChoice): WorkPicture | undefined =>
  pictures.find(({ id }) => view === `picture:${id}`);

/** A point of the work, percents of its width and height from its upper left: a picture has no reading direction. */
type Point = { x: number; y: number };

const NEAR = 2.6;

const near = (at: Point) => ({ transform: `scale(${NEAR})`, transformOrigin: `${at.x}% ${at.y}%` });

/** A part of the work from near. */
export const DetailView = ({ source, alt, at }: { source: string; alt: string; at: Point }) => (
  <Detail src={source} alt={alt} style={near(at)} />
);

/** How wide a small view is laid out: of all renditions the narrowest will do. */
const SMALL = { alt: "", sizes: "60px" };

const Further = ({ picture }: { picture: WorkPicture | undefined }) =>
  picture ? (
    <span className="filling">
      <ArtworkPicture {...SMALL} image={picture.image} title="" />
    </span>
  ) : null;

type ViewThumbsProps = {
  image: ArtworkImage;
  views: ViewChoice[];
  pictures: readonly WorkPicture[];
  details: Record<"upper" | "lower", Point>;
  value: ViewChoice;
  onChange: (view: ViewChoice) => void;
};

/** The views of a work, small: whole, from near, and in a room. */
export const ViewThumbs = ({ image, views, pictures, details, value, onChange }: ViewThumbsProps) => {
  const { t } = useTranslation("artwork");
  const nameOf = (view: ViewChoice): string => {
    const further = furtherIn(pictures, view);
    if (further) return t(`views.further.${further.role}`);
    return view === "whole" || view === "upper" || view === "lower" || view === "room" ? t(`views.${view}`) : "";
  };
  return (
    <Row role="group" aria-label={t("views.label")}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          aria-label={nameOf(view)}
          title={nameOf(view)}
          data-fills={view !== "whole" && view !== "room"}
          onClick={() => onChange(view)}
        >
          {view === "whole" && <ArtworkPicture {...SMALL} image={image} title="" className="whole" />}
          {(view === "upper" || view === "lower") && (
            <span className="filling" style={near(details[view])}>
              <ArtworkPicture {...SMALL} image={image} title="" />
            </span>
          )}
          {view === "room" && <RoomIcon size={28} />}
          <Further picture={furtherIn(pictures, view)} />
        </button>
      ))}
    </Row>
  );
};

const Detail = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-s);
  min-inline-size: 0;
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: thin;

  button {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    flex: none;
    place-items: center;
    inline-size: 60px;
    block-size: 60px;
    padding: 5px;
    border: 0;
    border-radius: var(--r-wall);
    background: var(--wall);
    color: var(--ink-2);
    overflow: hidden;
    cursor: pointer;
  }

  button[data-fills="true"] {
    padding: 0;
  }

  button:hover {
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }

  button[aria-pressed="true"] {
    outline: 2px solid var(--primary);
    outline-offset: 2px;
  }

  .whole {
    inline-size: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  .filling {
    inline-size: 100%;
    block-size: 100%;
  }

  .filling img {
    block-size: 100%;
    object-fit: cover;
  }

  @media (max-width: 767.95px) {
    button {
      inline-size: 52px;
      block-size: 52px;
    }
  }
`;
