import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { sourceAtLeast, type ArtworkImage } from "../../../ui/artwork-image";
import { RoomIcon } from "../../../ui/tool-icons";

export type ViewChoice = "whole" | "upper" | "lower" | "room";

/** A point of the work, percents of its width and height from its upper left: a picture has no reading direction. */
type Point = { x: number; y: number };

const NEAR = 2.6;

/** A part of the work from near. */
export const DetailView = ({ source, alt, at }: { source: string; alt: string; at: Point }) => (
  <Detail src={source} alt={alt} style={{ transform: `scale(${NEAR})`, transformOrigin: `${at.x}% ${at.y}%` }} />
);

type ViewThumbsProps = {
  image: ArtworkImage;
  views: ViewChoice[];
  details: Record<"upper" | "lower", Point>;
  value: ViewChoice;
  onChange: (view: ViewChoice) => void;
};

/** The views of a work, small: whole, from near, and in a room. */
export const ViewThumbs = ({ image, views, details, value, onChange }: ViewThumbsProps) => {
  const { t } = useTranslation("artwork");
  const small = sourceAtLeast(image, 320);
  return (
    <Row role="group" aria-label={t("views.label")}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          aria-label={t(`views.${view}`)}
          title={t(`views.${view}`)}
          data-fills={view === "upper" || view === "lower"}
          onClick={() => onChange(view)}
        >
          {view === "whole" && <img className="whole" src={small} alt="" />}
          {(view === "upper" || view === "lower") && <DetailView source={small} alt="" at={details[view]} />}
          {view === "room" && <RoomIcon size={28} />}
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

  button {
    display: grid;
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
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  @media (max-width: 767.95px) {
    button {
      inline-size: 52px;
      block-size: 52px;
    }
  }
`;
