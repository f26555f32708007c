import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { GavelIcon, MarketIcon, PaletteIcon, SearchIcon } from "../../ui/icons";

const TILES = [
  { key: "marketplace", to: "/marketplace", Icon: MarketIcon },
  { key: "auctions", to: "/auctions", Icon: GavelIcon },
  { key: "artists", to: "/artists", Icon: PaletteIcon },
  { key: "search", to: "/search", Icon: SearchIcon },
] as const;

/** Four ways on, under the thumb; a phone alone shows them, for a desktop's header has them. */
export const QuickTiles = () => {
  const { t } = useTranslation("home");
  return (
    <Tiles aria-label={t("tiles.label")}>
      {TILES.map(({ key, to, Icon }) => (
        <Link key={key} to={to}>
          <Icon size={26} />
          {t(`tiles.${key}`)}
        </Link>
      ))}
    </Tiles>
  );
};

const Tiles = styled.nav`
  display: none;

  @media (max-width: 767.95px) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-s);
    margin-block: 4px 20px;
  }

  a {
    display: grid;
    justify-items: center;
    gap: var(--space-xs);
    padding: 12px 4px 10px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    background: var(--surface);
    font-size: var(--text-caption);
    font-weight: 500;
  }

  svg {
    color: var(--link);
  }
`;
