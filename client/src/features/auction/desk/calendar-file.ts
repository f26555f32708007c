import type { Instant } from "@naqsh/shared/kernel/instant";

const stamp = (instant: Instant): string => instant.replace(/[-:]|\.\d{3}/g, "");

/** Whatever some reader takes for the end of a line would let a title write lines of its own. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const OTHER_CONTROLS = /(?!\t)\p{Cc}/gu;

const escaped = (text: string): string =>
  text
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replace(LINE_ENDS, "\\n")
    .replace(OTHER_CONTROLS, "");

/** RFC 5545, 3.1: a line holds at most so many octets; what is longer goes on behind a space. */
const MOST_OCTETS = 75;

const octetsOf = (letter: string): number => new TextEncoder().encode(letter).length;

const folded = (line: string): string => {
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > MOST_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += letter;
    octets += more;
  }
  return text;
};

/** `platform` is what it is called; the entry's own name among others, its UID, does not follow it. */
export type CalendarEntry = {
  id: string;
  platform: string;
  title: string;
  url: string;
  startsAt: Instant;
  endsAt: Instant;
};

/** The entry as an iCalendar file (RFC 5545). */
export const calendarFileOf = ({ id, platform, title, url, startsAt, endsAt }: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(platform).replaceAll("/", " ")}//Auctions//AR`,
    "BEGIN:VEVENT",
    `UID:${id}@naqsh`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
