import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import type { ReplayStore } from "./replay.store";
import { toldAt, type Timeline } from "./replay-timeline";
import type { ReplayWords } from "./use-replay-words";

type MomentListProps = { replay: ReplayStore; timeline: Timeline; words: ReplayWords };

/** Every moment in words, by its time in Riyadh: each leads there. */
export const MomentList = ({ replay, timeline, words }: MomentListProps) => {
  const { t } = useTranslation("replay");
  const format = useFormat();
  const current = useStore(replay, (state) => toldAt(timeline, state.atMs));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector(`[data-moment="${current}"]`);
    here?.scrollIntoView?.({ block: "nearest" });
  }, [current]);
  return (
    <>
      <p className="visually-hidden">{t("momentsCount", { count: timeline.steps.length })}</p>
      <List ref={list} aria-label={t("momentsOpen")}>
        {timeline.steps.map((index) => {
          const moment = timeline.moments[index]!;
          const isSystem = moment.rows.every(({ kind }) => kind !== "bid" && kind !== "automatic");
          return (
            <li key={moment.sequence}>
              <button
                type="button"
                aria-current={index === current ? "step" : undefined}
                data-moment={index}
                onClick={() => replay.getState().seek(timeline.startsMs[index]!)}
              >
                <time dateTime={moment.at} title={format.dateTime(words.msOf(moment.at))}>
                  <Ltr>{words.clock(moment.at)}</Ltr>
                </time>
                <span data-tone={isSystem ? "system" : undefined}>
                  {words.ofMoment(moment).map((line) => (
                    <span key={line} style={{ display: "block" }}>
                      {line}
                    </span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </List>
    </>
  );
};

const List = styled.ol`
  list-style: none;
  /* A line's frame stands out, so that its words stand under the others. */
  margin-inline: -10px;
  padding: 0;

  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 44px;
  }

  button {
    display: grid;
    grid-template-columns: 74px minmax(0, 1fr);
    gap: var(--space-m);
    align-items: baseline;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 6px 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: 400 var(--text-small)/1.6 var(--font-ui);
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    background: var(--wall);
  }

  button[aria-current] {
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--primary) 45%, transparent);
  }

  time {
    color: var(--ink-2);
    font-size: var(--text-caption);
    font-variant-numeric: tabular-nums;
  }

  [data-tone="system"] {
    color: var(--saffron-ink);
  }
`;
