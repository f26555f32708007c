import styled from "@emotion/styled";
import { IconButton } from "../../../ui/icon-button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useStore } from "zustand";
import { usePreferences } from "../../../lib/preferences.store";
import { SearchIcon } from "../../../ui/icons";
import { BackIcon, KeyboardIcon, ScrollIcon, SpeakerIcon, SpeakerOffIcon } from "../../../ui/tool-icons";
import { SaduBand } from "../../../ui/sadu-band";
import type { AuctionRoomStore } from "../auction-room.store";
import { openSound } from "./room-sound";
import { RoomShare } from "./room-share";
import { ConnectionWord } from "./connection-word";
import { ON_ITS_SIDE } from "../room-shapes";

const SoundButton = () => {
  const { t } = useTranslation("auction");
  const isOn = usePreferences((state) => state.roomSound);
  const choose = usePreferences((state) => state.choose);
  return (
    <IconButton
      aria-label={t("room.sound")}
      aria-pressed={isOn}
      onClick={() => {
        if (!isOn) openSound();
        choose({ roomSound: !isOn });
      }}
    >
      {isOn ? <SpeakerIcon /> : <SpeakerOffIcon />}
    </IconButton>
  );
};

type RoomBarProps = { room: AuctionRoomStore; onShortcuts: () => void; onFeed: () => void };

/** The room's own bar: the way out, the connection in words, who is here, search, share, sound, keys. */
export const RoomBar = ({ room, onShortcuts, onFeed }: RoomBarProps) => {
  const { t } = useTranslation("auction");
  const { t: inShell } = useTranslation();
  const head = useStore(room, (state) => state.head);
  const watchers = useStore(room, (state) => state.watchers);
  const connection = useStore(room, (state) => state.connection);
  const bidders = t("counts.bidders", { count: head.bidderCount });
  return (
    <Bar>
      <div className="row">
        <Link to="/auctions" className="back" aria-label={t("room.leaveLabel")}>
          <BackIcon />
          <span className="wide">{t("room.leave")}</span>
        </Link>
        <span className="name display">{t("room.name")}</span>
        <span className="grow" />
        <ConnectionWord connection={connection} />
        <span className="muted wide">
          {head.bidderCount === 0
            ? t("counts.watchers", { count: watchers })
            : t("counts.both", { bids: t("counts.watchers", { count: watchers }), bidders })}
        </span>
        <span className="tools">
          <IconButton component={Link} to="/search?focus=field" aria-label={inShell("search")}>
            <SearchIcon size={22} />
          </IconButton>
          <RoomShare room={room} className="wide" />
          <IconButton className="wide" aria-label={t("shortcuts.open")} onClick={onShortcuts}>
            <KeyboardIcon />
          </IconButton>
          <IconButton className="phone" aria-label={t("feed.open")} onClick={onFeed}>
            <ScrollIcon />
          </IconButton>
          <SoundButton />
        </span>
      </div>
      <SaduBand kind="thread" />
    </Bar>
  );
};

/** The bar over a room: the way out at its start, its tools at its end. */
export const Bar = styled.header`
  grid-area: bar;
  position: relative;
  background: var(--bg);

  .row {
    display: flex;
    align-items: center;
    gap: var(--space-l);
    block-size: 62px;
    padding-inline: 22px;
  }

  .name {
    font: 600 var(--text-heading)/1.4 var(--font-display);
    word-spacing: var(--display-gap);
    white-space: nowrap;
  }

  .muted {
    color: var(--ink-2);
    font-size: var(--text-small);
    white-space: nowrap;
  }

  .grow {
    flex: 1;
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    font-size: var(--text-small);
  }

  .back:hover {
    background: var(--wall);
  }

  .icon-button {
    border: 1px solid var(--line);
  }

  .tools {
    display: flex;
    gap: var(--space-s);
  }

  .phone {
    display: none;
  }

  @media (max-width: 767.95px) {
    .row {
      block-size: 54px;
      padding-inline: 8px;
      gap: var(--space-xs);
    }
    .name {
      font-size: var(--text-lead);
    }
    .wide {
      display: none;
    }
    .phone {
      display: inline-flex;
    }
    .back {
      border: 0;
      padding-inline: 10px;
    }
    .tools {
      gap: 0;
    }
    .icon-button {
      border: 0;
    }
  }

  /* Where the tools need its place, the room's name goes: the work's own stands below. */
  @media (max-width: 359.95px) {
    .name {
      display: none;
    }
  }
  @media (max-width: 429.95px) {
    .name:lang(en) {
      display: none;
    }
  }

  ${ON_ITS_SIDE} {
    .row {
      block-size: 44px;
    }
    /* What says itself in words has a button with a sign there too. */
    .tools .button {
      display: none;
    }
    .back {
      white-space: nowrap;
    }
    .phone {
      display: inline-flex;
    }
    .icon-button {
      border: 0;
    }
    .back {
      min-block-size: 40px;
      border: 0;
    }
  }
`;
