import { NewestWorks } from "../features/artwork/components/more-works";
import { useTranslation } from "../i18n/use-translation";
import { NothingHere } from "../ui/nothing-here";
import { SearchBox } from "./shell/search-box";

export const NotFoundPage = () => {
  const { t } = useTranslation();
  const title = t("notFound.title");
  return (
    <>
      <NothingHere title={title} text={t("notFound.text")} search={<SearchBox label={title} />} />
      <NewestWorks />
    </>
  );
};
