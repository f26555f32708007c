import styled from "@emotion/styled";
import { useMemo, useRef, type PointerEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useLanguage } from "../../../i18n/use-format";
import type { ReplayStore } from "./replay.store";
import { trackOf, type Timeline } from "./replay-timeline";
import { barsOf, priceLineOf, VIEW } from "./track-drawing";

const Drawing = ({ timeline, skipsQuiet }: { timeline: Timeline; skipsQuiet: boolean }) => {
  const { bars, line, area } = useMemo(() => {
    const track = trackOf(timeline, skipsQuiet);
    return { bars: barsOf(timeline, track, skipsQuiet), ...priceLineOf(timeline, track) };
  }, [timeline, skipsQuiet]);
  return (
    <svg className="drawing" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="area" d={area} />
      <path className="price" d={line} />
      {Object.entries(bars).map(([kind, path]) => path !== "" && <path key={kind} className={kind} d={path} />)}
    </svg>
  );
};

/** Only this follows every frame. */
const Woven = ({ replay, timeline }: { replay: ReplayStore; timeline: Timeline }) => {
  const skipsQuiet = useStore(replay, (state) => state.skipsQuiet);
  const track = useMemo(() => trackOf(timeline, skipsQuiet), [timeline, skipsQuiet]);
  const atMs = useStore(replay, (state) => state.atMs);
  const share = track.lengthMs === 0 ? 1 : track.placeOf(atMs) / track.lengthMs;
  const percent = `${(share * 100).toFixed(3)}%`;
  return (
    <>
      <div className="needle" style={{ insetInlineStart: percent }} />
      <div className="thread">
        <div className="woven" style={{ inlineSize: percent }} />
        <span className="shuttle" style={{ insetInlineStart: percent }} />
      </div>
    </>
  );
};

type ReplayTrackProps = { replay: ReplayStore; timeline: Timeline; valueText: string };

/** The auction as a thread that is woven as far as it was played, under its price; it runs with the line of reading. */
export const ReplayTrack = ({ replay, timeline, valueText }: ReplayTrackProps) => {
  const { t } = useTranslation("replay");
  const language = useLanguage();
  const bed = useRef<HTMLDivElement>(null);
  const skipsQuiet = useStore(replay, (state) => state.skipsQuiet);
  const seconds = useStore(replay, (state) => Math.round(state.atMs / 1000));

  const seekTo = ({ clientX }: PointerEvent) => {
    const { left, right, width } = bed.current!.getBoundingClientRect();
    const along = (language === "ar" ? right - clientX : clientX - left) / width;
    const track = trackOf(timeline, skipsQuiet);
    replay.getState().seek(track.momentOf(Math.min(1, Math.max(0, along)) * track.lengthMs));
  };

  return (
    <Bed
      ref={bed}
      role="slider"
      tabIndex={0}
      aria-label={t("track")}
      aria-valuemin={0}
      aria-valuemax={Math.round(timeline.lengthMs / 1000)}
      aria-valuenow={seconds}
      aria-valuetext={valueText}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <Drawing timeline={timeline} skipsQuiet={skipsQuiet} />
      <Woven replay={replay} timeline={timeline} />
    </Bed>
  );
};

const Bed = styled.div`
  position: relative;
  padding-block: 6px;
  cursor: pointer;
  touch-action: none;
  outline-offset: 6px;
  border-radius: 4px;

  .drawing {
    display: block;
    inline-size: 100%;
    block-size: 46px;
    transform: scaleX(var(--dir));
    overflow: visible;
  }

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-width: 1.5;
  }

  .price {
    stroke: var(--primary);
    stroke-linejoin: round;
  }
  .area {
    fill: color-mix(in srgb, var(--primary) 16%, transparent);
    stroke: none;
  }
  .quiet {
    stroke: var(--line-strong);
    stroke-dasharray: 2 3;
  }
  .bid {
    stroke: #b9b1a8;
  }
  .extended {
    stroke: var(--saffron);
    stroke-width: 2.5;
  }
  .reserveMet {
    stroke: var(--palm);
    stroke-width: 2.5;
  }
  .bidderVoided {
    stroke: var(--madder);
    stroke-width: 2.5;
  }
  .warning {
    stroke: var(--saffron);
    stroke-dasharray: 1.5 2.5;
  }

  .thread {
    position: relative;
    block-size: 14px;
    margin-block-start: 4px;
    border-radius: 2px;
    background: var(--wall);
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .woven {
    block-size: 100%;
    border-radius: 2px;
    background: var(--sadu-thread) calc(50% - 50% * var(--dir)) 50% / 12px 14px repeat-x;
  }

  .shuttle {
    position: absolute;
    inset-block: -7px;
    inline-size: 28px;
    margin-inline-start: -14px;
    display: grid;
    place-items: center;
  }

  .shuttle::before {
    content: "";
    inline-size: 12px;
    block-size: 28px;
    border-radius: 6px;
    background: var(--primary);
    box-shadow:
      0 0 0 3px #0d0a09,
      0 2px 10px rgb(0 0 0 / 0.6);
  }

  .needle {
    position: absolute;
    inset-block: 4px 20px;
    inline-size: 1px;
    background: color-mix(in srgb, var(--primary) 70%, transparent);
  }

  @media (max-width: 767.95px) {
    .drawing {
      block-size: 34px;
    }
  }
`;
