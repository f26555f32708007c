import styled from "@emotion/styled";
import { useTranslation } from "../i18n/use-translation";
import { useFormat } from "../i18n/use-format";
import { useIsFrozen } from "./use-is-frozen";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const Cells = ({ text }: { text: string }) => Array.from(text, (digit, index) => <i key={index}>{digit}</i>);

type Urgency = "calm" | "soon" | "now";

const urgencyOf = (remainingMs: number): Urgency => {
  if (remainingMs <= 10 * SECOND) return "now";
  return remainingMs <= MINUTE ? "soon" : "calm";
};

/** Time left, cut down to whole parts; never negative. */
const partsOf = (remainingMs: number) => {
  const left = Math.max(0, Math.ceil(remainingMs / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
};

/**
 * Time left in the form that suits it: words over a day, a clock under it, seconds with their word under a minute
 * (the Arabic zero reads as a dot). Takes milliseconds on the server's clock. Shows none that stands still within its last hour.
 */
export const CountdownText = ({ remainingMs, className }: { remainingMs: number; className?: string }) => {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const isFrozen = useIsFrozen(remainingMs);
  const { days, hours, minutes, seconds } = partsOf(remainingMs);
  const padded = (value: number) => format.digits(String(value).padStart(2, "0"));

  if (days > 0) {
    const words = [t("days", { count: days }), ...(hours > 0 ? [t("hours", { count: hours })] : [])];
    return (
      <Face className={className} data-urgency="calm" role="timer" style={{ fontSize: "0.8em" }}>
        {format.list(words)}
      </Face>
    );
  }
  // Arabic says one and two of a thing in a word of its own, without a figure.
  const spelt = hours === 0 && minutes === 0 ? t("secondsSpelt", { count: seconds }) : "";
  if (spelt !== "") {
    return (
      <Face className={className} data-urgency="now" data-frozen={isFrozen} role="timer" style={{ fontSize: "0.8em" }}>
        {spelt}
      </Face>
    );
  }
  if (hours === 0 && minutes === 0) {
    return (
      <Face className={className} data-urgency={urgencyOf(remainingMs)} data-frozen={isFrozen} role="timer">
        <b dir="ltr">
          <Cells text={format.number(seconds)} />
        </b>
        <small>{t("secondsWord", { count: seconds })}</small>
      </Face>
    );
  }
  return (
    <Face className={className} data-urgency={urgencyOf(remainingMs)} data-frozen={isFrozen} role="timer" dir="ltr">
      {hours > 0 && (
        <>
          <Cells text={format.number(hours)} />
          <s>:</s>
        </>
      )}
      <Cells text={hours > 0 ? padded(minutes) : format.number(minutes)} />
      <s>:</s>
      <Cells text={padded(seconds)} />
    </Face>
  );
};

const Face = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.07em;
  font-weight: 600;
  line-height: 1.25;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-frozen="true"] {
    visibility: hidden;
  }

  /* Plex's Arabic-Indic digits are proportional: each stands in a cell, so that the face does not tremble. */
  i {
    font-style: normal;
    inline-size: 0.58em;
    text-align: center;
  }

  s {
    text-decoration: none;
    font-weight: 400;
    color: var(--ink-3);
    margin-inline: 0.07em;
  }

  /* Cells are boxes, which stand in the direction of the line and not in that of numbers. */
  b {
    display: inline-flex;
    gap: inherit;
    font-weight: inherit;
  }

  small {
    font-weight: 400;
    font-size: 0.45em;
    color: var(--ink-2);
    margin-inline: 0.3em;
  }

  &[data-urgency="soon"] {
    color: var(--saffron-ink);
  }

  &[data-urgency="now"] {
    color: var(--madder);
  }
`;
