import type { CSSProperties } from "react";
import styled from "@emotion/styled";
import { FormControlLabel } from "../../../ui/material/form-control-label";
import { IconButton } from "../../../ui/icon-button";
import { Switch } from "../../../ui/material/switch";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useFormat } from "../../../i18n/use-format";
import { ForwardIcon } from "../../../ui/icons";
import { BackIcon, PauseIcon, PlayIcon } from "../../../ui/tool-icons";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { SPEEDS, type ReplayStore } from "./replay.store";
import type { Timeline } from "./replay-timeline";
import { toldAt } from "./replay-timeline";
import { ReplayTrack } from "./replay-track";
import { clockText } from "./clock-text";
import { MARKS } from "./track-drawing";
import type { ReplayWords } from "./use-replay-words";

const COLOURS = {
  bid: "#b9b1a8",
  extended: "var(--saffron)",
  reserveMet: "var(--palm)",
  bidderVoided: "var(--madder)",
  warning: "var(--saffron)",
} as const;

const DAY = 24 * 60 * 60 * 1000;

const Time = ({ replay, timeline, words }: { replay: ReplayStore; timeline: Timeline; words: ReplayWords }) => {
  const { t } = useTranslation("replay");
  const format = useFormat();
  const seconds = useStore(replay, (state) => Math.floor(state.atMs / 1000));
  const { t: ui } = useTranslation("ui");
  const lengthText = (ms: number) => {
    const days = Math.floor(ms / DAY);
    const clock = format.digits(clockText(ms % DAY, days > 0));
    return days === 0 ? clock : format.list([ui("days", { count: days }), clock]);
  };
  const elapsed = lengthText(seconds * 1000);
  const whole = lengthText(timeline.lengthMs);
  return (
    <span className="time">
      <span>
        <span className="visually-hidden">{t("elapsed")} </span>
        {t("elapsedOf", { elapsed, whole })}
      </span>
      <small>{words.moment(timeline.openedMs + seconds * 1000)}</small>
    </span>
  );
};

const Speeds = ({ replay }: { replay: ReplayStore }) => {
  const { t } = useTranslation("replay");
  const format = useFormat();
  const chosen = useStore(replay, (state) => state.speed);
  return (
    <div className="speeds" role="group" aria-label={t("speed")}>
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-label={t("speedOf", { speed })}
          aria-pressed={speed === chosen}
          onClick={() => replay.getState().setSpeed(speed)}
        >
          <bdi dir="ltr">{format.number(speed)}×</bdi>
        </button>
      ))}
    </div>
  );
};

const Legend = ({ timeline }: { timeline: Timeline }) => {
  const { t } = useTranslation("replay");
  const kinds = new Set<string>(timeline.moments.flatMap(({ rows }) => rows.map(({ kind }) => kind)));
  const shown = MARKS.filter((mark) => kinds.has(mark) || (mark === "warning" && timeline.warnings.length > 0));
  return (
    <ul className="legend" aria-label={t("legend")}>
      {shown.map((mark) => (
        <li key={mark} data-mark={mark} style={{ "--mark": COLOURS[mark] } as CSSProperties}>
          {t(`marks.${mark}`)}
        </li>
      ))}
    </ul>
  );
};

type ReplayControlsProps = { replay: ReplayStore; timeline: Timeline; words: ReplayWords };

const useValueText = ({ replay, timeline, words }: ReplayControlsProps): string => {
  const { t } = useTranslation("replay");
  const seconds = useStore(replay, (state) => Math.floor(state.atMs / 1000));
  const index = useStore(replay, (state) => toldAt(timeline, state.atMs));
  const said = words.ofMoment(timeline.moments[index]!).at(-1)!;
  return t("at", { elapsed: words.length(seconds * 1000), words: said });
};

/** The track and what plays it. */
export const ReplayControls = (props: ReplayControlsProps) => {
  const { replay, timeline, words } = props;
  const { t } = useTranslation("replay");
  const isPlaying = useStore(replay, (state) => state.isPlaying);
  const skipsQuiet = useStore(replay, (state) => state.skipsQuiet);
  const isMobile = useIsMobile();
  const { play, pause, step, setSkipsQuiet } = replay.getState();
  const valueText = useValueText(props);
  return (
    <Player aria-label={t("player")}>
      <ReplayTrack replay={replay} timeline={timeline} valueText={valueText} />
      <div className="row">
        <span className="keys">
          <IconButton aria-label={t("previous")} onClick={() => step(-1)}>
            <BackIcon />
          </IconButton>
          <IconButton className="play" aria-label={t(isPlaying ? "pause" : "play")} onClick={isPlaying ? pause : play}>
            {isPlaying ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
          </IconButton>
          <IconButton aria-label={t("next")} onClick={() => step(1)}>
            <ForwardIcon />
          </IconButton>
        </span>
        <Time replay={replay} timeline={timeline} words={words} />
        <Legend timeline={timeline} />
        <span className="grow" />
        {timeline.quiet.length > 0 && (
          <FormControlLabel
            control={<Switch checked={skipsQuiet} onChange={(_, isOn) => setSkipsQuiet(isOn)} />}
            label={t(isMobile ? "skipQuietShort" : "skipQuiet")}
          />
        )}
        <Speeds replay={replay} />
      </div>
    </Player>
  );
};

const Player = styled.section`
  grid-area: player;
  padding: 14px 28px 16px;
  border-block-start: 1px solid var(--line);
  background: var(--bg);

  /* Where the window is lower than the room, this scrolls under it: whoever plays keeps the keys in reach. */
  @media (min-height: 560px) {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }

  .row {
    display: flex;
    align-items: center;
    gap: var(--space-s) var(--space-l);
    flex-wrap: wrap;
    margin-block-start: 10px;
  }

  .keys {
    display: flex;
    align-items: center;
    gap: var(--space-s);
  }

  .play {
    inline-size: 52px;
    block-size: 52px;
    background: var(--primary);
    color: var(--on-primary);
  }
  .play:hover {
    background: var(--primary-hover);
  }

  .time {
    display: grid;
    min-inline-size: 210px;
    font-size: var(--text-label);
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }

  .time small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  .grow {
    flex: 1;
  }

  .speeds {
    display: flex;
    padding: 3px;
    border: 1px solid var(--line);
    border-radius: var(--r-pill);
  }

  .speeds button {
    min-inline-size: 46px;
    min-block-size: 36px;
    padding-inline: 10px;
    border: 0;
    border-radius: var(--r-pill);
    background: none;
    color: var(--ink-2);
    font: 500 var(--text-small)/1.4 var(--font-ui);
    cursor: pointer;
  }
  .speeds button:hover {
    color: var(--ink);
  }
  .speeds button[aria-pressed="true"] {
    background: var(--ink);
    color: var(--bg);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs) var(--space-l);
    padding: 0;
    list-style: none;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
  }
  .legend li::before {
    content: "";
    inline-size: 3px;
    block-size: 13px;
    border-radius: 1px;
    background: var(--mark);
  }
  .legend [data-mark="warning"]::before {
    background: none;
    border-inline-start: 2px dashed var(--mark);
  }

  @media (max-width: 767.95px) {
    padding: 8px 16px calc(10px + env(safe-area-inset-bottom));

    .row {
      margin-block-start: 6px;
      gap: var(--space-xs) var(--space-s);
    }
    .time {
      min-inline-size: 150px;
      flex: 1;
      font-size: var(--text-small);
      text-wrap: balance;
    }
    .row > label {
      flex: 1;
      margin-inline-end: 0;
      white-space: nowrap;
    }
    .time small {
      font-size: var(--text-caption);
    }
    .legend,
    .grow {
      display: none;
    }
    .speeds button {
      min-inline-size: 42px;
      min-block-size: 38px;
      padding-inline: 6px;
    }
  }
`;
