import { Button } from "../../../ui/button";
import type { AuctionHead, LotOfAuction } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import i18next from "i18next";
import { useTranslation } from "../../../i18n/use-translation";
import { isolated } from "../../../i18n/bidi";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { RemindButton } from "../../../lib/marks/remind-button";
import { ClockIcon } from "../../../ui/icons";
import { calendarFileOf } from "./calendar-file";
import { DeskCard } from "./desk-card";

/** When it starts, in both calendars, and a file for the reader's own. */
export const ScheduledCard = ({ head, lot }: { head: AuctionHead; lot: LotOfAuction }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const language = useLanguage();
  const startsMs = msFromInstant(head.startsAt);
  const save = () => {
    const file = calendarFileOf({
      id: head.auctionId,
      platform: i18next.t("ui:brand"),
      title: t("scheduled.entry", { title: isolated(titleOf(lot, language)) }),
      url: `${window.location.origin}/auctions/${head.auctionId}`,
      startsAt: head.startsAt,
      endsAt: head.endsAt,
    });
    const address = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "naqsh-auction.ics";
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <DeskCard
      tone="neutral"
      icon={ClockIcon}
      title={t("scheduled.title")}
      actions={
        <>
          <RemindButton auctionId={head.auctionId} />
          <Button variant="outlined" onClick={save}>
            {t("scheduled.calendar")}
          </Button>
        </>
      }
    >
      <p>
        {format.weekdayDate(startsMs)} · {format.time(startsMs)}
        <br />
        {format.otherCalendar(startsMs)} · {t("riyadhTime")}
      </p>
    </DeskCard>
  );
};
