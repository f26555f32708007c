import { Button } from "../../ui/button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePaged } from "../../lib/paged";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { WorkGrid } from "./components/work-grid";
import { WorkGridSkeleton } from "./components/work-grid-skeleton";

/** `/profile?tab=artworks`: what the reader made, in every state of review. */
export const OwnWorksTab = () => {
  const { t } = useTranslation("artwork");
  const list = usePaged(["artworks", "of-user"], "/api/user/artworks", { query: {} });
  const way = (
    <Button component={Link} to="/upload" variant="contained">
      {t("addWork")}
    </Button>
  );
  return (
    <Awaited query={list} loading={t("searching")} failed={t("loadFailed")} bones={<WorkGridSkeleton />}>
      {(works) =>
        works.length === 0 ? (
          <EmptyState motif="qatt" title={t("noWorks")} actions={way} />
        ) : (
          <Stack gap="xl">
            <h2 className="visually-hidden">{t("myWorks")}</h2>
            <WorkGrid works={works} />
            <div style={{ justifySelf: "center" }}>
              <MoreButton list={list} />
            </div>
          </Stack>
        )
      }
    </Awaited>
  );
};
