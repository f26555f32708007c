import { Button } from "../ui/button";
import { useTranslation } from "../i18n/use-translation";
import { Link } from "react-router-dom";
import { NewestWorks } from "../features/artwork/components/more-works";
import { NajdDrawing } from "../ui/motif/najd-drawing";
import { PageHeading } from "../ui/page";
import { Notice } from "../ui/notice";
import { SearchBox } from "./shell/search-box";

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <Notice>
        <NajdDrawing missingBrick />
        <PageHeading documentTitle={t("notFound.title")}>{t("notFound.title")}</PageHeading>
        <p>{t("notFound.text")}</p>
        <SearchBox label={t("notFound.title")} />
        <div className="actions">
          <Button component={Link} to="/marketplace" variant="contained">
            {t("notFound.market")}
          </Button>
          <Button component={Link} to="/" variant="outlined">
            {t("notFound.home")}
          </Button>
        </div>
      </Notice>
      <NewestWorks />
    </>
  );
};
