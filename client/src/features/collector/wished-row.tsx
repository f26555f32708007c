import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { WorkMarks } from "../../lib/marks/work-marks";
import { OWN_ROW_SHOWN, OWN_ROW_SIZES, type OwnRowProps } from "../../lib/own-row";
import { CardRow } from "../../ui/card-row";
import { useWishNews } from "./collector.api";
import { WishNews } from "./components/wish-news-line";

/** Wished works of which there is news: a price that fell, an auction. Nothing if there is none. */
export const WishedRow = ({ Card, onSettled }: OwnRowProps) => {
  const { t } = useTranslation("collector");
  const { data = [], isPending } = useWishNews(OWN_ROW_SHOWN);
  useEffect(() => {
    if (!isPending) onSettled();
  }, [isPending, onSettled]);
  return (
    <CardRow
      title={t("row.title")}
      link={<Link to="/wishlist">{t("row.all")}</Link>}
      cards={data.map((entry) => ({
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
