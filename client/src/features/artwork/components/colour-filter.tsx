import styled from "@emotion/styled";
import { ARTWORK_COLOURS, type ArtworkColour, type Facet } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";

/** One colour of each family, as a dyer would name it. */
const swatches: Record<ArtworkColour, string> = {
  red: "#a7262b",
  earth: "#a2673a",
  gold: "#e0ac3d",
  green: "#3f7a45",
  teal: "#1f7f80",
  blue: "#2c58a0",
  purple: "#5d3a8c",
  pink: "#c0729a",
  light: "#f3ead9",
  grey: "#a09890",
  dark: "#1a1613",
};

type ColourFilterProps = {
  value: ArtworkColour | null;
  counts: readonly Facet<ArtworkColour>[] | undefined;
  onChange: (colour: ArtworkColour | null) => void;
};

/** Works by the colour that most of them is; a second press takes the filter off. */
export const ColourFilter = ({ value, counts, onChange }: ColourFilterProps) => {
  const { t } = useTranslation("artwork");
  const nameOf = (colour: ArtworkColour) => {
    const count = counts?.find((facet) => facet.value === colour)?.count;
    const name = t(`colours.${colour}`);
    return count === undefined ? name : `${name}: ${t("found", { count })}`;
  };
  return (
    <fieldset>
      <legend>{t("colour")}</legend>
      <Swatches>
        {ARTWORK_COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === value}
            aria-label={nameOf(colour)}
            title={nameOf(colour)}
            onClick={() => onChange(colour === value ? null : colour)}
          >
            <span style={{ background: swatches[colour] }} />
          </button>
        ))}
      </Swatches>
    </fieldset>
  );
};

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 44px);
  margin-inline: -4px;

  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }

  span {
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--line-strong);
    transition: transform var(--t-state) var(--ease);
  }

  button:hover span {
    transform: scale(1.12);
  }

  button[aria-pressed="true"] span {
    outline: 2.5px solid var(--primary);
    outline-offset: 3px;
  }

  @media (prefers-reduced-motion: reduce) {
    button:hover span {
      transform: none;
    }
  }
`;
