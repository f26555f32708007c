import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { nextFrom } from "../search-depth";

/** Of each page that has come how many results it holds, and how many there are. */
type LeftOutProps = { pages: readonly number[]; total: number };

/** What a search leaves out where nobody can read on; nothing where it leaves out none. */
export const LeftOut = ({ pages, total }: LeftOutProps) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  if (nextFrom(pages.length, total) !== "tooDeep") return null;
  const shown = pages.reduce((sum, length) => sum + length, 0);
  return <p>{t("leftOut", { shown: format.number(shown), total: format.number(total) })}</p>;
};
