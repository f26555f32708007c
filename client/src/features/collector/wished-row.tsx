import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { WorkMarks } from "../../lib/marks/work-marks";
import { OWN_ROW_SHOWN, OWN_ROW_SIZES, type OwnRowProps } from "../../lib/own-row";
import { CardRow } from "../../ui/card-row";
import { useWishlist } from "./collector.api";
import { WishNews } from "./components/wish-news-line";
import { wishNewsOf } from "./wish-news";

/** Wished works of which there is news: a price that fell, an auction. Nothing if there is none. */
export const WishedRow = ({ Card, onSettled }: OwnRowProps) => {
  const { t } = useTranslation("collector");
  const { data, isPending } = useWishlist();
  useEffect(() => {
    if (!isPending) onSettled();
  }, [isPending, onSettled]);
  const wishes = data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = wishes.filter((entry) => entry.artwork !== null);
  const withNews = shown.filter((entry) => wishNewsOf(entry) !== null).slice(0, OWN_ROW_SHOWN);
  return (
    <CardRow
      title={t("row.title")}
      link={<Link to="/wishlist">{t("row.all")}</Link>}
      cards={withNews.map((entry) => ({
        key: entry.id,
        node: (
          <Card
            work={entry.artwork}
            sizes={OWN_ROW_SIZES}
            foot={
              <>
                <WishNews entry={entry} />
                <WorkMarks work={entry.artwork} />
              </>
            }
          />
        ),
      }))}
    />
  );
};
