import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../../lib/session";
import { Stack } from "../../../ui/stack";
import { recommendedWithin, type SearchFilters } from "../search-filters";
import type { SearchSlots } from "../search-slots";

type SearchRecommendationsProps = { filters: SearchFilters; slots: Pick<SearchSlots, "Recommendations"> };

/** Recommendations with their reasons; a visitor is told whose they are, and how to become one of them. */
export const SearchRecommendations = ({ filters, slots }: SearchRecommendationsProps) => {
  const { t } = useTranslation("search");
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === "unknown") return null;
  if (status === "signedIn") return <slots.Recommendations within={recommendedWithin(filters)} />;
  return (
    <Stack align="start">
      <p>{t("recommendSignIn")}</p>
      <Button component={Link} to={`/signin?return=${encodeURIComponent(pathname + search)}`} variant="outlined">
        {t("signIn")}
      </Button>
    </Stack>
  );
};
