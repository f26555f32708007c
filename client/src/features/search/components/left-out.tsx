import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { nextFrom, PAGE } from "../search-depth";

type LeftOutProps = {
  /** How many pages the address passed over: they are not shown. */
  start: number;
  /** Of each page that has come how many results it holds. */
  pages: readonly number[];
  /** How many results there are. */
  total: number;
};

/** What a search leaves out if nobody can read on; nothing if it leaves out none. */
export const LeftOut = ({ start, pages, total }: LeftOutProps) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  if (nextFrom(start + pages.length, total) !== "tooDeep") return null;
  const before = start * PAGE;
  const last = pages.reduce((sum, length) => sum + length, before);
  const shown = { first: format.number(before + 1), last: format.number(last), total: format.number(total) };
  return <p>{t(start === 0 ? "leftOut" : "leftOutFurther", shown)}</p>;
};
