import type { AuctionPage } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useFormat } from "../../../i18n/use-format";
import { EyeIcon } from "../../../ui/icons";
import { StatusPill } from "../../../ui/status-pill";
import type { AuctionRoomStore } from "../auction-room.store";

const pillOf = (status: AuctionPage["room"]["status"]) => {
  if (status === "live") return { tone: "live", text: "pill.live" } as const;
  if (status === "closing") return { tone: "waiting", text: "pill.closing" } as const;
  if (status === "scheduled") return { tone: "notice", text: "pill.upcoming" } as const;
  return { tone: "neutral", text: "pill.over" } as const;
};

/** How the auction stands, and how many watch it. */
export const PanelPills = ({ room }: { room: AuctionRoomStore }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const head = useStore(room, (state) => state.head);
  const watchers = useStore(room, (state) => state.watchers);
  const pill = pillOf(head.status);
  return (
    <>
      <StatusPill tone={pill.tone}>{t(pill.text)}</StatusPill>
      {watchers > 0 && (
        <StatusPill tone="live" icon={EyeIcon}>
          <span aria-hidden="true">{format.number(watchers)}</span>
          <span className="visually-hidden">{t("counts.watchers", { count: watchers })}</span>
        </StatusPill>
      )}
    </>
  );
};
