import styled from "@emotion/styled";
import { useStore } from "zustand";
import { useTranslation } from "../../../i18n/use-translation";
import type { ReplayStore } from "./replay.store";
import { quietAt, toldAt, warningAt, type Timeline, type Warning } from "./replay-timeline";
import type { ReplayWords } from "./use-replay-words";

type Cue = { key: string; tone: "plain" | "urgent" | "quiet"; text: string };

const LINES_OF_SYSTEM = new Set(["extended", "startMoved", "reserveMet", "closing", "bidderVoided"]);

type Showing = { timeline: Timeline; index: number; warning: Warning | null; words: ReplayWords };

const cueOf = ({ timeline, index, warning, words }: Showing): Cue => {
  if (warning && warning.atMs > timeline.startsMs[index]!) {
    return { key: `warning-${warning.atMs}`, tone: "urgent", text: words.ofWarning(warning) };
  }
  const moment = timeline.moments[index]!;
  const isUrgent = moment.rows.some(({ kind }) => LINES_OF_SYSTEM.has(kind));
  return { key: `moment-${index}`, tone: isUrgent ? "urgent" : "plain", text: words.ofMoment(moment).at(-1)! };
};

type ReplayCaptionProps = { replay: ReplayStore; timeline: Timeline; words: ReplayWords };

/** What happened last, in a sentence; while a quiet stretch is passed over, how long it was. */
export const ReplayCaption = ({ replay, timeline, words }: ReplayCaptionProps) => {
  const { t } = useTranslation("replay");
  const index = useStore(replay, ({ atMs }) => toldAt(timeline, atMs));
  const warning = useStore(replay, ({ atMs }) => warningAt(timeline, atMs));
  const quiet = useStore(replay, ({ atMs, isPlaying, skipsQuiet }) =>
    isPlaying && skipsQuiet ? quietAt(timeline, atMs) : null,
  );
  const cue: Cue = quiet
    ? {
        key: `quiet-${quiet.fromMs}`,
        tone: "quiet",
        text: t("skipping", { length: words.length(quiet.toMs - quiet.fromMs) }),
      }
    : cueOf({ timeline, index, warning, words });
  return (
    <Line data-testid="replay-caption">
      <span key={cue.key} data-tone={cue.tone}>
        {cue.text}
      </span>
    </Line>
  );
};

/** Above the work, never on it; keeps its height, so that the work does not move. */
const Line = styled.p`
  display: flex;
  justify-content: center;
  align-items: end;
  min-block-size: 54px;
  padding-inline: 16px;

  > span {
    max-inline-size: 100%;
    padding: 6px 18px;
    border-radius: var(--r-pill);
    background: color-mix(in srgb, var(--surface) 92%, transparent);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: var(--text-label);
    font-weight: 500;
    line-height: 1.55;
    text-align: center;
    animation: naqsh-caption var(--t-enter) var(--ease);
  }

  [data-tone="urgent"] {
    background: var(--saffron-soft);
    color: var(--saffron-ink);
  }
  [data-tone="quiet"] {
    color: var(--ink-2);
    font-weight: 400;
  }

  @keyframes naqsh-caption {
    from {
      opacity: 0;
    }
  }

  @media (max-width: 767.95px) {
    min-block-size: 46px;

    > span {
      font-size: var(--text-small);
      padding: 4px 14px;
    }
  }
`;
