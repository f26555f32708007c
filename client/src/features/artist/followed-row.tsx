import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { OWN_ROW_SHOWN, OWN_ROW_SIZES, type OwnRowProps } from "../../lib/own-row";
import { CardRow } from "../../ui/card-row";
import { useFeed } from "./artist.api";

/** The newest works of the artists that the reader follows, each once; nothing for whoever follows nobody. */
export const FollowedRow = ({ Card, onSettled }: OwnRowProps) => {
  const { t } = useTranslation("artist");
  const { data = [], isPending } = useFeed();
  useEffect(() => {
    if (!isPending) onSettled();
  }, [isPending, onSettled]);
  const works = new Map(data.map(({ artwork }) => [artwork.id, artwork]));
  return (
    <CardRow
      title={t("followedRow.title")}
      link={<Link to="/feed">{t("followedRow.all")}</Link>}
      cards={[...works.values()].slice(0, OWN_ROW_SHOWN).map((work) => ({
        key: work.id,
        node: <Card work={work} sizes={OWN_ROW_SIZES} />,
      }))}
    />
  );
};
