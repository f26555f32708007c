import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "./button";
import { NajdDrawing } from "./motif/najd-drawing";
import { Notice } from "./notice";
import { PageHeading } from "./page";

type NothingHereProps = {
  title: string;
  text: string;
  /** Leads to others of its kind; to the marketplace if it is left out. */
  way?: { to: string; label: string };
  /** In place of the link to the search's own page. */
  search?: ReactNode;
};

/** What an address should have led to is not there: says what, and leads on. */
export const NothingHere = ({ title, text, way, search }: NothingHereProps) => {
  const { t } = useTranslation();
  const market = { to: "/marketplace", label: t("notFound.market") };
  const first = way ?? market;
  return (
    <Notice>
      <NajdDrawing missingBrick />
      <PageHeading documentTitle={title}>{title}</PageHeading>
      <p>{text}</p>
      {search}
      <div className="actions">
        <Button component={Link} to={first.to} variant="contained">
          {first.label}
        </Button>
        {way && (
          <Button component={Link} to={market.to} variant="outlined">
            {market.label}
          </Button>
        )}
        {!search && (
          <Button component={Link} to="/search" variant="outlined">
            {t("search")}
          </Button>
        )}
        <Button component={Link} to="/" variant="outlined">
          {t("notFound.home")}
        </Button>
      </div>
    </Notice>
  );
};
