import type { AuctionHead, FeedRow } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import type { SystemRow } from "./feed-lines";
import { useLengthWords } from "./use-length-words";

/** How far an extension moved the end, milliseconds; null if the end before it is not among the rows. */
const movedBy = (row: Extract<SystemRow, { kind: "extended" }>, rows: FeedRow[], head: AuctionHead): number | null => {
  const before = rows.slice(rows.indexOf(row) + 1);
  const older = before.find((other) => other.kind === "extended");
  if (!older && !before.some(({ kind }) => kind === "opened")) return null;
  const length = msFromInstant(row.endsAt) - msFromInstant(older?.endsAt ?? head.originalEndsAt);
  return length > 0 ? length : null;
};

/** What a row of the feed that is no bid says. */
export const useSystemWords = (rows: FeedRow[], head: AuctionHead) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const lengthWords = useLengthWords();
  return (row: SystemRow): string => {
    switch (row.kind) {
      case "extended": {
        // Late bids follow each other within a minute.
        const time = format.exactTime(msFromInstant(row.endsAt));
        if (row.reason !== "outage") return t("feed.extended", { time });
        const length = movedBy(row, rows, head);
        return length === null
          ? t("feed.extendedByOutage", { time })
          : t("feed.extendedByOutageOf", { time, length: lengthWords(length) });
      }
      case "startMoved":
        return t("feed.startMoved", { time: format.exactTime(msFromInstant(row.startsAt)) });
      case "bidderVoided":
        return t("feed.bidderVoided", { number: format.number(row.alias), reason: row.reason ?? t("feed.reasonGone") });
      case "closed":
        return t(`feed.closed.${row.outcome}`, { amount: row.price === null ? "" : format.moneyText(row.price) });
      case "opened":
      case "reserveMet":
      case "closing":
        return t(`feed.${row.kind}`);
    }
  };
};
