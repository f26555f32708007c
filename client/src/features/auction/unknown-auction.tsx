import { useTranslation } from "../../i18n/use-translation";
import { NothingHere } from "../../ui/nothing-here";
import { EmptyRoom } from "./empty-room";

/** There is no auction at this address, nor what stays of one. */
export const UnknownAuction = () => {
  const { t } = useTranslation("auction");
  const way = { to: "/auctions", label: t("result.otherAuctions") };
  return <NothingHere title={t("room.unknown")} text={t("room.unknownText")} way={way} />;
};

/** The same where the site's frame is missing. */
export const UnknownRoom = () => (
  <EmptyRoom>
    <UnknownAuction />
  </EmptyRoom>
);
