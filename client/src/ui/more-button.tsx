import { Button } from "./button";
import { useTranslation } from "react-i18next";

type MoreOfList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Asks for the next page of a list; stands for nothing if there is none. */
export const MoreButton = ({ list }: { list: MoreOfList }) => {
  const { t } = useTranslation("ui");
  if (!list.hasNextPage) return null;
  return (
    <Button
      className="more"
      variant="outlined"
      size="large"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t("more")}
    </Button>
  );
};
