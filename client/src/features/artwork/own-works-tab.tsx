import { ARTWORKS_KEY } from "../../lib/query-keys";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { usePaged } from "../../lib/paged";
import { Awaited } from "../../ui/awaited";
import { LayoutSwitch } from "../../ui/layout-switch";
import { MoreButton } from "../../ui/more-button";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { useAddressLayout } from "../../ui/use-address-layout";
import { WorkGrid } from "./components/work-grid";
import { WorkGridSkeleton } from "./components/work-grid-skeleton";
import { WorkList } from "./components/work-list";

/** `/profile?tab=artworks`: what the reader made, in every state of review. */
export const OwnWorksTab = () => {
  const { t } = useTranslation("artwork");
  const [layout, setLayout] = useAddressLayout();
  const Works = layout === "grid" ? WorkGrid : WorkList;
  const list = usePaged([ARTWORKS_KEY, "of-user"], "/api/user/artworks", { query: {} });
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
          <Stack gap="l">
            <h2 className="visually-hidden">{t("myWorks")}</h2>
            <div style={{ justifySelf: "end" }}>
              <LayoutSwitch layout={layout} onLayout={setLayout} />
            </div>
            <Works works={works} />
            <div style={{ justifySelf: "center" }}>
              <MoreButton list={list} />
            </div>
          </Stack>
        )
      }
    </Awaited>
  );
};
