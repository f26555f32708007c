import { useTranslation } from "../../i18n/use-translation";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { useFeaturedWorks } from "./distinctions.api";
import { FeatureList } from "./components/feature-list";
import { FeatureMore } from "./components/feature-more";

/** `/admin?tab=featured`: which works stand first, from which day to which, and in which order. */
export const FeaturedPage = () => {
  const { t } = useTranslation(["papers", "artwork"]);
  const works = useFeaturedWorks();
  return (
    <AdminPage tab="featured" title={t("featuring.title")} lead={t("featuring.lead")}>
      <FeatureMore />
      <Awaited
        query={works}
        loading={t("featuring.title")}
        bones={<RowBones rows={4} />}
        failed={t("artwork:loadFailed")}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState motif="qatt" title={t("featuring.none")} text={t("featuring.noneText")} />
          ) : (
            <FeatureList works={items} />
          )
        }
      </Awaited>
      <MoreButton list={works} />
    </AdminPage>
  );
};
