import styled from "@emotion/styled";
import { IconButton } from "../../../ui/icon-button";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { CloseIcon, HistoryIcon } from "../../../ui/icons";
import type { AuctionRoomStore } from "../auction-room.store";

/** After a loss: how many bids came meanwhile. Stays until it is read. */
export const MissedLine = ({ room }: { room: AuctionRoomStore }) => {
  const { t } = useTranslation("auction");
  const missed = useStore(room, (state) => state.missed);
  const forget = useStore(room, (state) => state.forgetMissed);
  return (
    <div role="status">
      {missed !== null && (
        <Line data-testid="missed">
          <HistoryIcon size={19} />
          {t("missed", { count: missed })}
          <IconButton aria-label={t("close")} onClick={forget}>
            <CloseIcon size={18} />
          </IconButton>
        </Line>
      )}
    </div>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  padding: 4px 18px;
  background: var(--saffron-soft);
  color: var(--saffron-ink);
  font-weight: 500;
  font-size: var(--text-small);

  button {
    margin-inline-start: auto;
    color: inherit;
  }
`;
